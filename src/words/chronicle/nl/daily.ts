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
  counts: 'Je spel staat in de ranglijst. De server heeft het nagespeeld en vond dezelfde uitslag.',
  refusedToday: 'Je spel telt niet mee.',
  refusedDay: (date) => `Je spel van ${date} telt niet mee.`,
  refusals: {
    refused: 'De server heeft het nagespeeld en vond een zet die de regels verbieden.',
    otherRegent: 'De server heeft het nagespeeld, en een regent deed iets wat die niet zou doen.',
    idleRegent: 'Een regent wachtte langer dan die doet. Dat komt voor als een apparaat erg traag is.',
    unfinished: 'Het is niet uitgespeeld.',
    tooSlow: 'Het is te lang om door de server nagespeeld te worden.',
    notNow: 'Een dag kan 30 dagen lang worden ingeleverd.',
  },
  waits: 'Je spel wordt ingeleverd zodra de server antwoordt.',
  watchBest: (date, name) => `Bekijk het beste spel van ${date}, door ${name}`,
};
