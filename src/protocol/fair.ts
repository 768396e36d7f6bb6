import { redeal } from '#engine';
import { chanceFrom, sealOf, setupSealed } from '#engine/sealed';
import { isDealtFrom } from './dealing.ts';
import { gameAfter } from './follower.ts';
import type { Recording } from './recording.ts';

export const UNFAIR = ['otherSeal', 'otherDecks', 'brokenSeal', 'otherCards'] as const;
/**
 * `otherSeal`: not the seal that was told at the start; `otherDecks`: the seed makes other decks; `brokenSeal`: the seal
 * fits neither; `otherCards`: the cards that came were not those of the decks.
 */
export type Unfair = (typeof UNFAIR)[number];

export type DeckCheck =
  | { readonly type: 'unsealed' }
  | { readonly type: 'fair'; readonly told: boolean }
  | { readonly type: 'unfair'; readonly why: Unfair };

/** Opens the seal of a game. `told` is the seal that was heard at the start of it, null where nobody remembers. */
export function checkDecks(recording: Recording, told: string | null): DeckCheck {
  if (recording.sealed === null && told === null) return { type: 'unsealed' };
  const why = whyUnfair(recording, told);
  return why === undefined ? { type: 'fair', told: told !== null } : { type: 'unfair', why };
}

function whyUnfair(recording: Recording, told: string | null): Unfair | undefined {
  const { opening, sealed, entries, begun } = recording;
  if (sealed === null || (told !== null && told !== sealed.seal)) return 'otherSeal';
  if (!isMadeFrom(sealed.seed, recording)) return 'otherDecks';
  if (sealOf(sealed.seed, opening.secret) !== sealed.seal) return 'brokenSeal';
  return isDealtFrom(opening, entries, begun !== null) ? undefined : 'otherCards';
}

function isMadeFrom(seed: string, { opening: { game, secret }, begun, entries }: Recording): boolean {
  if (begun !== null) {
    const branch = gameAfter(game, entries.slice(0, begun.seq));
    return sealOf(seed, redeal(secret, branch, chanceFrom(seed))) === sealOf(seed, secret);
  }
  const again = setupSealed(seed, game.options);
  return sealOf(seed, again.secret) === sealOf(seed, secret) && again.game.privilege.join() === game.privilege.join();
}
