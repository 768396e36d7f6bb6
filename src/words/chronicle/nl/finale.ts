import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { finale as english } from '../en/finale.ts';

export const finale: Section<typeof english> = {
  skip: 'Overslaan',
  begins: {
    free: 'Het laatste zand is gevallen',
    daily: 'De uitdaging van de dag is beslist',
    regency: 'Het uur van de regenten is gekomen',
  },
  won: { daily: 'De kroon van de dag is van jou', regency: 'Het regentschap is voorbij: de troon is van jou' },
  lost: {
    daily: (name) => `De kroon van de dag gaat naar ${name}`,
    regency: (name) => `Het regentschap duurt voort: ${name} houdt de troon`,
  },
  empty: { daily: 'Burgeroorlog: vandaag regeert niemand', regency: 'Burgeroorlog: zelfs de regenten regeren niet' },
  tornApart: 'Het perkament scheurt en de slinger hangt stil.',
  closest: (name, steps) =>
    plural(steps, {
      one: `Niemand is compleet. ${name} komt # stap tekort, en met het legendarische punt is niemand dichterbij.`,
      other: `Niemand is compleet. ${name} komt # stappen tekort, en met het legendarische punt is niemand dichterbij.`,
    }),
};
