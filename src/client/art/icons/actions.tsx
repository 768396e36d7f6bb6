import type { ComponentChildren, JSX } from 'preact';
import { Figure, Octagon } from './grounds.tsx';
import type { ACTION_ICONS } from './names.ts';

const PAPER = '#f0e3c6';
const PAPER_DIM = '#a99c80';
const BRIGHT = '#ffd36b';

/** An octagonal iron plate with what it does. */
function Plate({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <Octagon />
      <Figure>{children}</Figure>
    </>
  );
}

const PAWN =
  'a5.7 5.7 0 0 1 4 9.7c4.3 1.9 5.6 6.8 6.5 12.1h1.5v5.2h-24v-5.2h1.5c.9-5.3 2.2-10.2 6.5-12.1a5.7 5.7 0 0 1 4-9.7z';

const CARD = { fill: PAPER, stroke: 'var(--edge)', 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;

const STAR = 'M0-6 1.8-2.2 5.9-1.6 2.9 1.3 3.6 5.4 0 3.5-3.6 5.4-2.9 1.3-5.9-1.6-1.8-2.2z';

export const ACTIONS: Readonly<Record<(typeof ACTION_ICONS)[number], JSX.Element>> = {
  conquer: (
    <Plate>
      <path d="M8.5 36.5C14 29 20 29 25 33s10 3 14.5-1.5v4L34 41H14z" fill={PAPER_DIM} />
      <path d="M19.5 8.5h3.4V34h-3.4z" fill={PAPER} />
      <path d="M23.5 9.5c5 3 8.5-2 15 1.5l-3.2 5.5 3.2 6c-6.5-3.5-10 1.5-15-1.5z" fill="#ee6c59" />
    </Plate>
  ),
  retrieve: (
    <Plate>
      <path d="M24 6.5 34 17.5H28.5V28h-9V17.5H14z" fill={BRIGHT} />
      <path
        d="M18.5 31h-4a4.6 4.6 0 0 0 0 9.2h4M29.5 31h4a4.6 4.6 0 0 1 0 9.2h-4"
        fill="none"
        stroke={PAPER}
        stroke-width="3.8"
      />
      <path d="M20.5 30.5 18 27.5M27.5 30.5 30 27.5M21 35.6h6" stroke={PAPER} stroke-width="2.2" />
    </Plate>
  ),
  recruit: (
    <Plate>
      <path d={`M19.5 10.5${PAWN}`} fill={PAPER} />
      <path
        d="M33 11h4.5v5.2h5.2v4.5h-5.2V26H33v-5.3h-5.2v-4.5H33z"
        fill={BRIGHT}
        stroke="var(--plate-low)"
        stroke-width="1.5"
      />
    </Plate>
  ),
  grande: (
    <Plate>
      <path d="M17.5 14 15.8 5.7l4.9 3.8L24 4.5l3.3 5 4.9-3.8L30.5 14z" fill={BRIGHT} />
      <path d={`M24 14.5${PAWN}`} fill={PAPER} />
    </Plate>
  ),
  recover: (
    <Plate>
      <g {...CARD}>
        <path d="M9.5 25.5 18.5 21l7.5 15.5-9 4.5z" fill={PAPER_DIM} />
        <path d="M38.5 25.5 29.5 21 22 36.5l9 4.5z" fill={PAPER_DIM} />
        <path d="M18 21.5h12V41H18z" />
      </g>
      <path d="M35 17.5C34.5 10 26.5 6 19.5 9.8L17 6.5l-4 9.5 10.2-1.2-2-2.8c4-2 8.3 0 8.8 5.5z" fill={BRIGHT} />
    </Plate>
  ),
  recoverOne: (
    <Plate>
      <path d="M17 21.5h14V41H17z" {...CARD} />
      <path d="M24 26.5l2.5 4.5-2.5 4.5-2.5-4.5z" fill="var(--plate-low)" />
      <path d="M35 17.5C34.5 10 26.5 6 19.5 9.8L17 6.5l-4 9.5 10.2-1.2-2-2.8c4-2 8.3 0 8.8 5.5z" fill={BRIGHT} />
    </Plate>
  ),
  noGold: (
    <Plate>
      <circle cx="24" cy="24" r="13" fill="var(--yellow)" />
      <circle cx="24" cy="24" r="9" fill="none" stroke="var(--yellow-cut)" stroke-width="2.2" />
      <path d="M24 19.5v9" stroke="var(--yellow-cut)" stroke-width="3" />
      <path d="M9 35.5 35.5 9l3.5 3.5L12.5 39z" fill={PAPER} stroke="var(--plate-low)" stroke-width="2.4" />
    </Plate>
  ),
  provinceLimit: (
    <Plate>
      <g {...CARD}>
        <path d="M13 10h22v8H13z" fill={PAPER_DIM} />
        <path d="M13 20h22v8H13z" fill={PAPER} />
        <path d="M13 30h22v8H13z" fill={BRIGHT} />
      </g>
      <path d="M22.6 30.9h2.8v1.7h1.8v2.8h-1.8v1.7h-2.8v-1.7h-1.8v-2.8h1.8z" fill="var(--edge)" />
    </Plate>
  ),
  swapVp: (
    <Plate>
      <circle cx="15.5" cy="24" r="7" fill="#ee6c59" stroke={PAPER} stroke-width="2" />
      <circle cx="32.5" cy="24" r="7" fill="#5aa0ea" stroke={PAPER} stroke-width="2" />
      <path d="M13 14.5C18 8 28 7.5 33.5 12l2.8-3 1.2 9.5-9.5-.8 2.8-2.8C26.5 11.8 20 12 16 16.5z" fill={BRIGHT} />
      <path d="M35 33.5C30 40 20 40.5 14.5 36l-2.8 3-1.2-9.5 9.5.8-2.8 2.8C21.5 36.2 28 36 32 31.5z" fill={BRIGHT} />
    </Plate>
  ),
  swapResources: (
    <Plate>
      <path d="M9.5 17.5h12.5v12.5H9.5z" fill="#ee6c59" stroke={PAPER} stroke-width="2" />
      <path d="M26 17.5h12.5v12.5H26z" fill="#5aa0ea" stroke={PAPER} stroke-width="2" />
      <path d="M12 10.5h17V7l8 5.5-8 5.5v-3.5H12z" fill={BRIGHT} stroke="var(--plate-low)" stroke-width="1" />
      <path d="M36 37.5H19V41l-8-5.5 8-5.5v3.5h17z" fill={BRIGHT} stroke="var(--plate-low)" stroke-width="1" />
    </Plate>
  ),
  strike: (
    <Plate>
      <path d="M27.5 6.5 11.5 27h9.5l-4 14.5L36.5 19.5H26z" fill={BRIGHT} />
      <path d="M26 19.5h10.5L17 41.5 25.5 24z" fill="#c98a1d" />
    </Plate>
  ),
  adjacent: (
    <Plate>
      <path
        d="M8 25.5h9V37H8zM31 25.5h9V37h-9z"
        fill="none"
        stroke={BRIGHT}
        stroke-width="2"
        stroke-dasharray="3.5 2"
      />
      <path d="M18.5 24h11v14h-11z" fill={PAPER} />
      <path
        d="M24 9.5c6 0 9.5 3 10.5 8h3.3l-5.3 6.5-5.3-6.5h3.3c-.8-3-2.8-4.5-6.5-4.5s-5.7 1.5-6.5 4.5h3.3L15.5 24l-5.3-6.5h3.3c1-5 4.5-8 10.5-8z"
        fill={BRIGHT}
      />
    </Plate>
  ),
  twice: (
    <Plate>
      <path d="M10.5 19.5l10 10M20.5 19.5l-10 10" stroke={BRIGHT} stroke-width="4.4" />
      <path
        d="M25.5 18.5c.6-9.5 13.5-9 13 .2-.3 5-6.5 7.3-8.5 12.8h9v5H24c.3-10.5 9-12.5 9.2-17.5.1-3-3.6-3-3.9-.5z"
        fill={PAPER}
      />
    </Plate>
  ),
  claimFree: (
    <Plate>
      <path d="M17 24 12.5 39.5l6-2.5 4 5L25 30zM31 24l4.5 15.5-6-2.5-4 5L23 30z" fill="#ee6c59" />
      <circle cx="24" cy="19.5" r="11.5" fill={BRIGHT} stroke="var(--plate-low)" stroke-width="1.6" />
      <path d="M18 19.5l4.5 4.7L31 15" fill="none" stroke="var(--yellow-cut)" stroke-width="3.4" />
    </Plate>
  ),
  twofold: (
    <Plate>
      <path d="M11 25 8.5 39.5l5-2.2 3.2 4.2L19.5 27zM37 25l2.5 14.5-5-2.2-3.2 4.2L28.5 27z" fill="#ee6c59" />
      <circle cx="32.5" cy="20" r="9" fill={PAPER} stroke="var(--plate-low)" stroke-width="1.6" />
      <path d={STAR} transform="translate(33.3 20)" fill="var(--plate-low)" />
      <circle cx="15.5" cy="20" r="9" fill={BRIGHT} stroke="var(--plate-low)" stroke-width="1.6" />
      <path d={STAR} transform="translate(15.5 20)" fill="var(--yellow-cut)" />
    </Plate>
  ),
};
