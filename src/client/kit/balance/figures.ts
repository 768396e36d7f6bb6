import type { CharacterId } from '#content';

/** Percent of games won, from where to where it is likely to be, and of how many games. */
export type Won = readonly [percent: number, low: number, high: number, games: number];

/** Made by `npm run lab -- balance`; docs/BOTS.md says from what. */
export const BALANCE: readonly { readonly players: number; readonly won: Readonly<Record<CharacterId, Won>> }[] = [
  {
    players: 2,
    won: {
      briber: [64, 39, 84, 14],
      champion: [33, 17, 55, 21],
      justicar: [32, 16, 53, 22],
      implacable: [65, 43, 82, 20],
      insidious: [62, 36, 82, 13],
      insurgent: [32, 15, 54, 19],
      warmonger: [57, 33, 79, 14],
      pacifist: [63, 41, 81, 19],
      alchemist: [55, 35, 73, 22],
      tyrant: [50, 29, 71, 18],
    },
  },
  {
    players: 3,
    won: {
      briber: [52, 33, 71, 23],
      champion: [35, 17, 59, 17],
      justicar: [31, 14, 56, 16],
      implacable: [19, 8, 40, 21],
      insidious: [35, 18, 57, 20],
      insurgent: [0, 0, 20, 15],
      warmonger: [47, 27, 68, 19],
      pacifist: [50, 30, 70, 20],
      alchemist: [6, 1, 28, 16],
      tyrant: [42, 23, 64, 19],
    },
  },
  {
    players: 4,
    won: {
      briber: [40, 28, 55, 47],
      champion: [22, 13, 36, 49],
      justicar: [25, 15, 38, 49],
      implacable: [20, 12, 34, 49],
      insidious: [41, 28, 55, 49],
      insurgent: [3, 1, 14, 37],
      warmonger: [38, 25, 52, 45],
      pacifist: [15, 7, 28, 47],
      alchemist: [10, 4, 23, 41],
      tyrant: [31, 19, 46, 39],
    },
  },
  {
    players: 5,
    won: {
      briber: [25, 10, 50, 16],
      champion: [21, 8, 48, 14],
      justicar: [31, 14, 56, 16],
      implacable: [14, 4, 40, 14],
      insidious: [11, 3, 31, 19],
      insurgent: [0, 0, 18, 18],
      warmonger: [45, 26, 66, 20],
      pacifist: [22, 9, 45, 18],
      alchemist: [10, 3, 30, 20],
      tyrant: [20, 7, 45, 15],
    },
  },
];
