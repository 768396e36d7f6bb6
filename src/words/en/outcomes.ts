import type { Decider } from '#engine';
import { plural } from './speech.ts';

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** How it ended, and why everybody stands where they stand. */
export const outcomes = {
  complete: (name: string, you: boolean) =>
    `${you ? 'You are' : `${name} is`} the new Timeless Ruler: all four tracks have reached the parchment, and the pendulum swings again.`,
  closest: (name: string, you: boolean) =>
    `Nobody brought all four tracks to the parchment. ${you ? 'You came' : `${name} came`} closest with the legendary point in hand: the new Timeless Ruler.`,
  civilWar:
    'Nobody has the legendary point, so nobody wins. The pendulum hangs still, and the realm sinks into civil war.',
  place: (place: number) => `${place}${ENDINGS[place] ?? 'th'} place`,
  points: (count: number) => plural(count, { one: '# point on the parchment', other: '# points on the parchment' }),
  allTracks: 'all four tracks on the parchment',
  legendary: 'has the legendary point',
  notLegendary: 'without the legendary point',
  toGo: (steps: number) =>
    plural(steps, {
      one: 'lowest track # step short of the parchment',
      other: 'lowest track # steps short of the parchment',
    }),
  deciders: {
    parchment: 'ahead because all four tracks are on the parchment',
    points: 'ahead by points on the parchment',
    glory: 'level on points, ahead by glory',
    legendary: 'ahead by the legendary point',
    lowest: 'ahead because the lowest tracks lie closer to the parchment',
    privilege: 'level in everything, ahead by privilege',
    last: '',
  } satisfies Record<Decider, string>,
} as const;
