import { plural } from '../../speech/cs.ts';
import type { Section } from '../../speech/section.ts';
import type { outcomes as english } from '../en/outcomes.ts';

export const outcomes: Section<typeof english> = {
  complete: (name, you) =>
    `${you ? 'Na trůn Věčného krále usedáte vy' : `Na trůn Věčného krále usedá ${name}`}: všechny čtyři stupnice dosáhly svitku a kyvadlo se opět rozhoupalo.`,
  closest: (name, you) =>
    `Nikdo nedovedl všechny čtyři stupnice na svitek. S legendárním bodem ${you ? 'jste se k němu dostali nejblíže vy a usedáte' : `se k němu nejblíže dostává ${name} a usedá`} na trůn Věčného krále.`,
  civilWar: 'Nikdo nemá legendární bod, a tak nikdo nevyhrává. Kyvadlo stojí a království pohltí občanská válka.',
  place: (place) => `${place}. místo`,
  points: (count) => plural(count, { one: '# bod na svitku', few: '# body na svitku', other: '# bodů na svitku' }),
  allTracks: 'všechny čtyři stupnice na svitku',
  legendary: 'má legendární bod',
  notLegendary: 'bez legendárního bodu',
  toGo: (steps) =>
    plural(steps, {
      one: 'nejnižší stupnici chybí ke svitku # krok',
      few: 'nejnižší stupnici chybějí ke svitku # kroky',
      other: 'nejnižší stupnici chybí ke svitku # kroků',
    }),
  deciders: {
    parchment: 'rozhodly všechny čtyři stupnice na svitku',
    points: 'rozhodly body na svitku',
    glory: 'při stejném počtu bodů rozhodla sláva',
    legendary: 'rozhodl legendární bod',
    lowest: 'rozhodly nejnižší stupnice, které jsou blíže svitku',
    privilege: 've všem rovnost, rozhodlo privilegium',
    last: '',
  },
};
