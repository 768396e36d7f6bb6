import type { CharacterId } from '#content';

/** Percent of games won, from where to where it is likely to be, and of how many games. */
export type Won = readonly [percent: number, low: number, high: number, games: number];

/** Made by `npm run lab -- balance`; docs/BOTS.md says from what. */
export const BALANCE: readonly { readonly players: number; readonly won: Readonly<Record<CharacterId, Won>> }[] = [
  {
    players: 4,
    won: {
      briber: [46, 29, 65, 26],
      champion: [17, 8, 35, 29],
      justicar: [30, 16, 49, 27],
      implacable: [24, 12, 42, 29],
      insidious: [38, 21, 57, 24],
      insurgent: [4, 1, 19, 26],
      warmonger: [33, 19, 51, 30],
      pacifist: [22, 11, 39, 32],
      alchemist: [11, 4, 27, 28],
      tyrant: [28, 15, 46, 29],
    },
  },
];
