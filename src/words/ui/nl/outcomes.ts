import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { outcomes as english } from '../en/outcomes.ts';

export const outcomes: Section<typeof english> = {
  complete: (name, you) =>
    `${you ? 'Jij bent' : `${name} is`} de nieuwe Tijdloze Heerser: alle vier de sporen hebben het perkament bereikt en de slinger zwaait weer.`,
  closest: (name, you) =>
    `Niemand bracht alle vier de sporen op het perkament. ${you ? 'Jij kwam' : `${name} kwam`} met het legendarische punt het dichtst in de buurt: de nieuwe Tijdloze Heerser.`,
  civilWar:
    'Niemand heeft het legendarische punt, dus niemand wint. De slinger hangt stil en het rijk stort zich in een burgeroorlog.',
  place: (place) => `${place}e plaats`,
  points: (count) => plural(count, { one: '# punt op het perkament', other: '# punten op het perkament' }),
  allTracks: 'alle vier de sporen op het perkament',
  legendary: 'heeft het legendarische punt',
  notLegendary: 'zonder het legendarische punt',
  toGo: (steps) =>
    plural(steps, {
      one: 'laagste spoor nog # stap van het perkament',
      other: 'laagste spoor nog # stappen van het perkament',
    }),
  deciders: {
    parchment: 'hoger, want alle vier de sporen staan op het perkament',
    points: 'hoger door punten op het perkament',
    glory: 'gelijk in punten, hoger door glorie',
    legendary: 'hoger door het legendarische punt',
    lowest: 'hoger, want de laagste sporen staan dichter bij het perkament',
    privilege: 'in alles gelijk, hoger door privilege',
    last: '',
  },
};
