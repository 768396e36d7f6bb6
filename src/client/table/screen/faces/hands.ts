import { signal } from '@preact/signals';
import type { Game, Seat } from '#engine';
import type { Session } from '../../../net/store/session.ts';
import { createView, sandRuns, type Turn, type View } from '../../view/view.ts';

/** Around the screen, clockwise from who sits below it. Two sit opposite. */
const TURNS: Readonly<Record<number, readonly Turn[]>> = { 2: [0, 180], 3: [0, 90, 180], 4: [0, 90, 180, 270] };

/** How many can sit around one screen. */
export const canSitAround = (held: readonly Seat[]): boolean => TURNS[held.length] !== undefined;

/** One hand for each seat at this screen: what it touches is that seat's, whatever the others do meanwhile. */
export function createHands(session: Session, game: Game, held: readonly Seat[]): readonly View[] {
  const sandOut = sandRuns();
  const turns = TURNS[held.length] ?? [];
  return held.map((seat, nth) => {
    const own: Session = { ...session, me: signal(seat), ask: (command) => session.ask(command, seat) };
    return createView(own, game, signal(null), signal(false), { turn: turns[nth] ?? 0, sandOut });
  });
}
