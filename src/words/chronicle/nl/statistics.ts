import { plural } from '../../speech/nl.ts';
import type { Section } from '../../speech/section.ts';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: Section<typeof english> = {
  title: 'Statistiek',
  hint: 'Alle partijen die op deze server zijn uitgespeeld sinds hij meetelt; mensen en bots apart. Plaatsen waar een bot voor een mens heeft uitgespeeld, tellen niet mee.',
  none: 'Hier is nog geen partij geteld.',
  download: 'Downloaden',
  players: 'Spelers',
  games: (count) => plural(count, { one: '# partij', other: '# partijen' }),
  people: 'Mensen',
  bots: 'Bots',
  overview: 'In één oogopslag',
  seats: 'Gespeelde plaatsen',
  complete: 'Perkament voltooid',
  points: 'Punten gemiddeld',
  winning: 'Punten van de winnaar',
  winners: 'Winnaars naar punten',
  onAxis: 'Punten',
  byPlayers: 'Naar aantal spelers',
  even: 'Bij gelijke sterkte',
  evenHint:
    '‘Bij gelijke sterkte’ zegt hoe vaak deze plaatsen hadden gewonnen als iedereen aan hun tafels even goed was. Wie vaker wint, is sterker dan zijn medespelers.',
  byCharacter: 'Per karakter',
  character: 'Karakter',
  won: 'Gewonnen',
  rewards: 'Eerste raadsbeloning',
  reward: 'Raadsbeloning',
  length: 'Duur van de partijen',
  minutes: 'Minuten',
  average: (minutes) => `gemiddeld ${minutes} minuten`,
  onlyPeople: 'Alleen mensen',
  mixed: 'Met bots',
};
