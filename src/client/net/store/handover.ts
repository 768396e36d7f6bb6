import { chooserNow, type Game, type Player, placerNow, type Seat } from '#engine';

/**
 * Several people at one screen: who takes it next, or null if nobody new does.
 * Where seats act in order, it is the next of them, and after the rewards who has to discard; else it is handed on by the player who has just said "ready" or "done".
 */
export function handedTo(before: Game | null, after: Game, held: readonly Seat[], me: Seat | null): Seat | null {
  const called = placerNow(after)?.seat ?? chooserNow(after);
  if (called !== null) return held.includes(called) ? called : null;
  if (after.phase === 'discards')
    return isAsked(after, me) ? null : (held.find((seat) => isAsked(after, seat)) ?? null);
  const spoken = spokenIn(after);
  if (me === null || spoken === null || !hasSpoken(after, me, spoken) || hasSpoken(before, me, spoken)) return null;
  return held.find((seat) => !hasSpoken(after, seat, spoken)) ?? null;
}

const isAsked = ({ players }: Game, seat: Seat | null): boolean => (players[seat ?? -1]?.todo.length ?? 0) > 0;

type Spoken = keyof Pick<Player, 'ready' | 'done'>;

/** What all players say before the game goes on from here. */
function spokenIn({ phase, timing }: Game): Spoken | null {
  if (phase === 'placement' || phase === 'moves') return 'ready';
  return phase === 'called' || (phase === 'round' && timing === 'untimed') ? 'done' : null;
}

const hasSpoken = (game: Game | null, seat: Seat, spoken: Spoken): boolean => game?.players[seat]?.[spoken] === true;
