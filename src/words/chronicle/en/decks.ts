import type { Unfair } from '#protocol/fair';

export const decks = {
  short: {
    checking: 'Decks: being checked …',
    fair: 'Decks: checked',
    unsealed: 'Decks: not sealed',
    unfair: 'Decks: check failed',
  },
  about:
    'When a game begins, everyone is told a seal: a hash of the hidden order of the decks. It gives no card away, and afterwards no card can be changed. At the end it is opened.',
  fair: {
    told: 'The seal is the one that this browser was told at the start.',
    untold: 'This browser was not told the seal at the start. Compare it with a player who was there.',
    decks: 'The opened seed makes these decks and this order of privilege.',
    hash: 'The seal is the hash of the seed and the decks.',
    cards: 'Every card that came was the next one of its deck.',
  },
  unsealed:
    'This game was recorded before decks were sealed, or its decks are set beforehand, as in the daily challenge. There is nothing to check.',
  unfair: {
    otherSeal: 'The seal is not the one that this browser was told at the start.',
    otherDecks: 'The opened seed makes other decks than those of this game.',
    brokenSeal: 'The seal does not fit the seed and the decks.',
    otherCards: 'A card came that was not the next one of its deck.',
  } satisfies Record<Unfair, string>,
  warning: 'Do not trust this game: its file was changed, or its cards were not dealt fairly.',
  seal: 'Seal',
  seed: 'Seed',
  byYourself: 'To check it yourself, save the game as a file and hand it to this command of the project:',
} as const;
