import { AREAS } from '#content';
import type { Glance } from '../../net/waiting/glance.ts';
import css from './miniature.module.css';

const WIDTH = 26;
/** So many steps from the parchment fill a bar of nothing. */
const LONGEST = 14;

/** A game as small as a stamp: where the three timers stand, and how far the four tracks have come. */
export function Miniature({ glance }: { readonly glance: Glance | null }) {
  return (
    <svg class={css.miniature} viewBox="0 0 84 56" aria-hidden="true">
      {AREAS.map((area, nth) => (
        <g key={area} data-area={area}>
          <rect class={css.cloth} x={nth * (WIDTH + 2) + 1} y="1" width={WIDTH} height="32" rx="2" />
          {glance !== null && (
            <path
              class={css.glass}
              d={`M${nth * (WIDTH + 2) + 9} ${glance.rows[area] === 'top' ? 4 : 19}h10l-5 6 5 6h-10l5-6z`}
            />
          )}
        </g>
      ))}
      <rect class={css.parchment} x="62" y="35" width="21" height="20" rx="1" />
      {(glance?.tracks ?? []).map((steps, nth) => (
        <rect key={nth} class={css.bar} x="1" y={37 + nth * 4.5} width={reach(steps, nth)} height="2.5" rx="1" />
      ))}
    </svg>
  );
}

/** The fourth track is a single step. */
function reach(steps: number, nth: number): number {
  if (steps >= 0) return Math.min(66 + steps * 2, 82);
  return nth === 3 ? 50 : Math.max(2, 60 * (1 + steps / LONGEST));
}
