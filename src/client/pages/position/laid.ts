import type { CharacterId } from '#content';
import { type Game, setup } from '#engine';

/** A table for these characters as set-up lays it. */
export const laid = (characters: readonly CharacterId[]): Game =>
  setup({
    seed: 1,
    seats: characters.map((character) => ({ character, advancedPlacement: false, glory: false, handicap: {} })),
    timing: ['timed', 'timed', 'timed', 'timed'],
    speed: 1,
    privilegeWindow: 1000,
    waitLimit: 0,
    lastWord: 20_000,
  }).game;
