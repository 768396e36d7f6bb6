import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { daily as english } from '../en/daily.ts';

export const daily: Section<typeof english> = {
  ranking: 'Ranglijst',
  people: (count) =>
    plural(count, { one: '# persoon heeft een spel ingeleverd.', other: '# personen hebben een spel ingeleverd.' }),
  nobody: 'Nog niemand heeft een spel ingeleverd.',
  mine: (rank, people) => `Je bent nummer ${rank} van ${people}.`,
  streak: (days) => plural(days, { one: '# dag op rij', other: '# dagen op rij' }),
  needsName: 'De ranglijst is voor bewezen namen.',
  takeName: 'Naam vastleggen',
  handedIn: 'Je spel staat in de ranglijst. De server heeft het nagespeeld en vond dezelfde uitslag.',
  refused: 'De server heeft je spel nagespeeld en vond een andere uitslag. Daarom telt het niet mee.',
  waits: 'Je spel wordt ingeleverd zodra de server antwoordt.',
  watchBest: (date, name) => `Bekijk het beste spel van ${date}, door ${name}`,
};
