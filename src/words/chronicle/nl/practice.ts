import type { Section } from '../../speech/section.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Section<typeof english> = {
  lapses: 'Wat beter was geweest',
  lapsesHint: 'De grootmeester speelde elke keuze in gedachten verder. Soms vergist hij zich, maar niet vaak.',
  noLapses: 'Geen enkele keuze kostte 3 % of meer.',
  looking: (done, of) => `De grootmeester bekijkt keuze ${done} van ${of} …`,
  waited: (timer, cost) => `Wachten op ${timer} kostte ${cost}.`,
  did: (deed, cost) => `${cost} verloren: ${deed}.`,
  better: (deed) => `Beter: ${deed}.`,
  betterWait: 'Beter: wachten.',
};
