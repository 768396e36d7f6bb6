import { around } from '../../kit/address.ts';
import type { Stride } from './film.ts';
import type { ReplaySession } from './session.ts';

const STEPS: Readonly<Record<string, readonly [Stride, 1 | -1]>> = {
  ArrowLeft: ['event', -1],
  ArrowRight: ['event', 1],
  ',': ['event', -1],
  '.': ['event', 1],
  PageUp: ['flip', -1],
  PageDown: ['flip', 1],
  '[': ['round', -1],
  ']': ['round', 1],
};
const ARROWS = new Set(['ArrowLeft', 'ArrowRight']);

/** Time by keyboard. On the table itself the arrows go from piece to piece, as in play. */
export function followKeys(session: ReplaySession): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
    if (obey(session, event.key, event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Before the table hears of it.
  addEventListener('keydown', down, { capture: true });
  return () => removeEventListener('keydown', down, { capture: true });
}

function obey(session: ReplaySession, key: string, target: EventTarget | null): boolean {
  const on = target instanceof HTMLElement ? target : document.body;
  const isSlider = on instanceof HTMLInputElement && on.type === 'range';
  if (on.matches('input, select, textarea') && !isSlider) return false;
  if (key === ' ') {
    if (on.matches('button, a, summary')) return false;
    (session.playing.value ? session.pause : session.play)();
    return true;
  }
  if (key === 'Home' || key === 'End') {
    session.pause();
    session.seek(key === 'Home' ? 0 : session.film.entries.length);
    return true;
  }
  const step = STEPS[key];
  const isOnTable = around(on, { of: 'stage' }) !== null && on.tagName !== 'MAIN';
  if (step === undefined || (ARROWS.has(key) && isOnTable)) return false;
  session.step(...step);
  return true;
}
