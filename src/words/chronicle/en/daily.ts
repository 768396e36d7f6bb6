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
  handedIn: 'Your game is in the ranking. The server has played it again and found the same result.',
  refused: 'The server played your game again and did not find the same result, so it does not count.',
  waits: 'Your game is handed in as soon as the server answers.',
  watchBest: (date: string, name: string) => `Watch the best game of ${date}, by ${name}`,
};
