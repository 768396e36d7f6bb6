import { plural } from '../../speech/en.ts';
import { ENDINGS } from './outcomes.ts';

export const end = {
  title: 'The end',
  winner: (name: string) => `${name} takes the crown`,
  youWin: 'The crown is yours',
  nobody: 'Civil war: no one rules',
  outcomes: {
    complete: 'All four tracks stand on the parchment.',
    closest:
      'No one brought all four tracks to the parchment. Of those with the legendary point, the best lowest track wins.',
    civilWar: 'No one gained the legendary point, so the throne stays empty.',
  },
  place: (number: number) => `${number}${ENDINGS[number] ?? 'th'}`,
  ranking: 'Ranking',
  why: {
    parchment: (other: string) => `All four tracks on the parchment; ${other} fell short.`,
    points: (own: number, other: string, theirs: number) =>
      `${plural(own, { one: '# point', other: '# points' })} on the parchment, ${other} has ${theirs}.`,
    glory: (own: number, other: string, theirs: number) =>
      `Tied with ${other} on points; ${own} glory against ${theirs}.`,
    legendary: (other: string) => `Has the legendary point; ${other} does not.`,
    lowest: (other: string) => `Lowest track is closer to the parchment than ${other}’s.`,
    nextLowest: (other: string) => `Lowest tracks are equal; the next one is closer to the parchment than ${other}’s.`,
    privilege: (other: string) => `Tied with ${other}; higher privilege wins.`,
    last: 'Last place.',
    alone: 'Solo game.',
    first: 'All four tracks on the parchment.',
    short: 'Not all four tracks reached the parchment.',
  },
  tracks: 'The four tracks',
  toGo: (count: number) => plural(count, { one: '# to go', other: '# to go' }),
  inside: (count: number) => plural(count, { one: '# on parchment', other: '# on parchment' }),
  glory: (count: number) => plural(count, { one: '# glory', other: '# glory' }),
  onParchment: 'on the parchment',
  legendary: 'Legendary',
  story: 'The story of the game',
  pointsChart: 'All steps on the tracks over time',
  actionsChart: 'Actions in each round',
  minutes: 'minutes',
  round: (number: number) => `Round ${number}`,
  player: 'Player',
  noStory: 'Only people who were there for the whole game can see its story.',
  rematch: 'Play again',
  toRematch: 'To the new table',
  rematchHint: 'The same people, a new table.',
  replay: 'Watch the replay',
  home: 'Start page',
  lookAtTable: 'Look at the table',
  backToResult: 'Back to the result',
} as const;
