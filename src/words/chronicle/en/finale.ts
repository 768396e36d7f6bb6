import { plural } from '../../speech/en.ts';

/** The show at the end of a game; a daily challenge and a Regency have words of their own. */
export const finale = {
  skip: 'Skip',
  begins: {
    free: 'The last sand has run',
    daily: 'Today’s challenge is decided',
    regency: 'The hour of the regents has come',
  },
  won: { daily: 'Today’s crown is yours', regency: 'The Regency is over: the throne is yours' },
  lost: {
    daily: (name: string) => `Today’s crown goes to ${name}`,
    regency: (name: string) => `The Regency goes on: ${name} keeps the throne`,
  },
  empty: { daily: 'Civil war: today no one rules', regency: 'Civil war: not even the regents rule' },
  tornApart: 'The parchment tears, and the pendulum stands still.',
  closest: (name: string, steps: number) =>
    plural(steps, {
      one: `No one is complete. ${name} is # step short, and no one else with the legendary point is closer.`,
      other: `No one is complete. ${name} is # steps short, and no one else with the legendary point is closer.`,
    }),
} as const;
