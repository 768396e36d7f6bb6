import type { Section } from '../../speech/section.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Section<typeof english> = {
  lapses: 'Co by bylo lepší',
  lapsesHint: 'Velmistr každé rozhodnutí v duchu dohrál. Může se mýlit, ale nestává se to často.',
  noLapses: 'Žádné rozhodnutí nestálo 3 % nebo víc.',
  looking: (done, of) => `Velmistr zkoumá rozhodnutí ${done} z ${of} …`,
  waited: (timer, cost) => `Čekání na ${timer} stálo ${cost}.`,
  did: (deed, cost) => `Ztráta ${cost}: ${deed}.`,
  better: (deed) => `Lépe: ${deed}.`,
  betterWait: 'Lépe: čekat.',
};
