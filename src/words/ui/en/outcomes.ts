import type { Decider } from '#engine';
import { plural } from '../../speech/en.ts';

export const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** How it ended, and why everybody stands where they stand. */
export const outcomes = {
  complete: (name: string, you: boolean) =>
    `${you ? 'You are' : `${name} is`} the new Timeless Ruler: all four tracks have reached the parchment, and the pendulum swings again.`,
  closest: (name: string, you: boolean) =>
    `No one brought all four tracks to the parchment. ${you ? 'You have' : `${name} has`} the legendary point and came closest: the new Timeless Ruler.`,
  civilWar:
    'No one has the legendary point, so no one wins. The pendulum stands still, and the realm falls into civil war.',
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
    glory: 'tied on points, ahead by glory',
    legendary: 'ahead by the legendary point',
    lowest: 'ahead because the lowest track is closer to the parchment',
    privilege: 'tied on everything, ahead by privilege',
    last: '',
  } satisfies Record<Decider, string>,
} as const;
