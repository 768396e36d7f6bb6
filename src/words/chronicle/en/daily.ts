import { plural } from '../../speech/en.ts';

export const daily = {
  ranking: 'Ranking',
  people: (count: number) =>
    plural(count, { one: '# person has handed in a game.', other: '# people have handed in a game.' }),
  nobody: 'No one has handed in a game yet.',
  mine: (rank: number, people: number) => `You are number ${rank} of ${people}.`,
  streak: (days: number) => plural(days, { one: '# day in a row', other: '# days in a row' }),
  needsName: 'The ranking is for proven names.',
  takeName: 'Take a name',
  counts: 'Your game is in the ranking. The server has played it again and found the same result.',
  refusedToday: 'Your game does not count.',
  refusedDay: (date: string) => `Your game of ${date} does not count.`,
  refusals: {
    refused: 'The server played it again and found a deed that the rules forbid.',
    otherRegent: 'The server played it again, and a regent did what it would not have done.',
    idleRegent: 'A regent waited longer than it does. This can happen when a device is very slow.',
    unfinished: 'It was not played to its end.',
    tooSlow: 'It is too long for the server to play again.',
    notNow: 'A day can be handed in for 30 days.',
  },
  waits: 'Your game is handed in as soon as the server answers.',
  watchBest: (date: string, name: string) => `Watch the best game of ${date}, by ${name}`,
};
