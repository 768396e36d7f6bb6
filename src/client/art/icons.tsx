import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { ACTIONS } from './icons/actions.tsx';
import { CONTROLS } from './icons/controls.tsx';
import { KINDS } from './icons/kinds.tsx';
import type { IconName } from './icons/names.ts';
import { SIGNS } from './icons/signs.tsx';
import { rem } from './rem.ts';
import { SHEET_IMAGES } from './rendered.tsx';
import { WORKER_SYMBOLS } from './worker.tsx';

/** Below this size the engraved line is left out and the figure fills its ground. */
const SMALL = 22;

const DRAWINGS: Readonly<Record<IconName, JSX.Element>> = { ...KINDS, ...ACTIONS, ...SIGNS, ...CONTROLS };

const gridOf = (of: IconName): 24 | 48 => (of in KINDS || of in ACTIONS ? 48 : 24);

const symbolOf = (of: IconName): JSX.Element => (
  <symbol key={of} id={`icon-${of}`} viewBox={`0 0 ${gridOf(of)} ${gridOf(of)}`}>
    {DRAWINGS[of]}
  </symbol>
);

/** The symbols of the icons that were shown so far: a first page has few of them, and is there sooner. */
const shown = signal<ReadonlyMap<IconName, JSX.Element>>(new Map());

function need(of: IconName): void {
  const before = shown.peek();
  if (!before.has(of)) shown.value = new Map([...before, [of, symbolOf(of)]]);
}

/**
 * Every symbol that is shown. Mounted once, behind all that shows an icon, a worker or an hourglass, so that it is drawn with them.
 * Symbols are never drawn themselves, so they are hidden wholly and cost no style; shapes that clip must not be.
 */
export function IconSprite() {
  return (
    <>
      <svg class="sprite" width="0" height="0" aria-hidden="true">
        <clipPath id="clip-square">
          <rect x="2" y="2" width="44" height="44" rx="6" />
        </clipPath>
        <clipPath id="clip-round">
          <circle cx="24" cy="24" r="22.2" />
        </clipPath>
        <clipPath id="clip-bulb-upper">
          <path d="M15 12H49C49 31 36 41 34 52H30C28 41 15 31 15 12Z" />
        </clipPath>
        <clipPath id="clip-bulb-lower">
          <path d="M30 52H34C36 63 49 73 49 92H15C15 73 28 63 30 52Z" />
        </clipPath>
        {SHEET_IMAGES}
      </svg>
      <svg class="symbols" aria-hidden="true">
        {[...shown.value.values()]}
        {WORKER_SYMBOLS}
      </svg>
    </>
  );
}

/** Signs and controls are never rendered. */
const isPiece = (of: IconName): boolean => gridOf(of) === 48 || of === 'marker';

export type IconProps = {
  readonly of: IconName;
  readonly size?: number;
  /** Said aloud in place of the picture; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
};

export function Icon({ of, size = 24, label, class: more }: IconProps) {
  need(of);
  const look = ['icon', size < SMALL && 'icon-small', more].filter(Boolean).join(' ');
  return (
    <svg
      class={look}
      data-of={isPiece(of) ? of : undefined}
      data-size={size < SMALL ? 'small' : undefined}
      width={rem(size)}
      height={rem(size)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <use href={`#icon-${of}`} />
    </svg>
  );
}
