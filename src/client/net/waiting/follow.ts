import { effect } from '@preact/signals';
import type { Session } from '../store/session.ts';
import { glanceOf, keepGlance } from './glance.ts';

/** Keeps how a game stands: at each new phase, and whenever the page goes out of sight. Phones end pages without a word. */
export function followGlance({ confirmed, held }: Session, id: string): () => void {
  const keep = (): void => {
    const game = confirmed.peek();
    const [seat] = held.peek();
    if (game === null || seat === undefined) return;
    keepGlance(id, game.phase === 'over' ? null : glanceOf(game, seat, Date.now()));
  };
  let phase = '';
  const stop = effect(() => {
    const game = confirmed.value;
    const now = `${game?.round} ${game?.phase} ${game?.paused}`;
    if (now !== phase) keep();
    phase = now;
  });
  addEventListener('visibilitychange', keep);
  return () => {
    stop();
    removeEventListener('visibilitychange', keep);
    keep();
  };
}
