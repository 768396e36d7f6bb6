import type { ComponentChildren } from 'preact';

type Hue = 'red' | 'blue' | 'yellow' | 'violet' | 'brown' | 'white';

interface Props {
  readonly hue: Hue;
}

const ENGRAVINGS: Partial<Readonly<Record<Hue, string>>> = { yellow: '#6b4a0c', white: '#a67f2e' };

/** The fine line inside a ground. --fine is its width: small icons drop it. */
const engraved = (hue: Hue) => ({
  fill: 'none',
  stroke: ENGRAVINGS[hue] ?? 'var(--engraved)',
  'stroke-width': 'var(--fine)',
});

const edged = (hue: Hue) => ({ fill: `var(--${hue})`, stroke: 'var(--edge)', 'stroke-width': 1.6 });

/** Grounds have two tones, a dark edge and an engraved line inside. An icon is drawn hundreds of times: no part is nested. */
export function Square({ hue }: Props) {
  return (
    <>
      <rect x="2" y="2" width="44" height="44" rx="6" {...edged(hue)} />
      <path d="M45.2 12.8V40a5.2 5.2 0 0 1-5.2 5.2H12.8z" fill={`var(--${hue}-low)`} />
      <rect x="5.5" y="5.5" width="37" height="37" rx="3.5" {...engraved(hue)} />
    </>
  );
}

export function Round({ hue }: Props) {
  return (
    <>
      <circle cx="24" cy="24" r="22.2" {...edged(hue)} />
      <path d="M39.2 8.8A21.5 21.5 0 0 1 8.8 39.2z" fill={`var(--${hue}-low)`} />
      <circle cx="24" cy="24" r="18.9" {...engraved(hue)} />
    </>
  );
}

export function Oval({ hue }: Props) {
  return (
    <>
      <ellipse cx="24" cy="24" rx="23" ry="18" {...edged(hue)} />
      <path d="M41.8 13.6C49.5 25 41 41.2 24 41.2c-7.5 0-14.3-2.8-18.2-7.1z" fill={`var(--${hue}-low)`} />
      <ellipse cx="24" cy="24" rx="19.8" ry="14.9" {...engraved(hue)} />
    </>
  );
}

export function Cog({ hue, cut }: Props & { readonly cut: string }) {
  return (
    <>
      <path
        fill={`var(--${hue})`}
        stroke="var(--edge)"
        stroke-width="3.2"
        stroke-linejoin="round"
        paint-order="stroke"
        d="M20.5 6.3L21 2h6l.5 4.3 4.1 1.4 3-3.3 4.8 3.5-2.2 3.9 2.5 3.4 4.3-.9 1.8 5.6-4 1.9v4.4l4 1.9-1.8 5.6-4.3-.9-2.5 3.4 2.2 3.9-4.8 3.5-3-3.3-4.1 1.4L27 46h-6l-.5-4.3-4.1-1.4-3 3.3-4.8-3.5 2.2-3.9-2.5-3.4-4.3.9-1.8-5.6 4-1.9v-4.4l-4-1.9L4 14.3l4.3.9 2.5-3.4-2.2-3.9 4.8-3.5 3 3.3z"
      />
      <path fill={`var(--${hue}-low)`} d="M36.5 11.5 11.5 36.5A17.7 17.7 0 0 0 36.5 11.5z" />
      <circle cx="24" cy="24" r="14.3" {...engraved(hue)} />
      <circle cx="24" cy="24" r="11.2" fill={cut} stroke="var(--edge)" stroke-width="1.2" />
    </>
  );
}

export function Octagon() {
  return (
    <>
      <path
        d="M14 2H34L46 14V34L34 46H14L2 34V14z"
        fill="var(--plate)"
        stroke="var(--plate-rim)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M45.2 14.3V33.7L33.7 45.2H14.3L8.5 39.5 39.5 8.5z" fill="var(--plate-low)" />
      <path
        d="M15.5 5.5H32.5L42.5 15.5V32.5L32.5 42.5H15.5L5.5 32.5V15.5z"
        fill="none"
        stroke="#c9a14a"
        stroke-width="var(--fine)"
      />
    </>
  );
}

/** A figure on a ground, which grows when the engraving around it is left out. */
export function Figure({ children }: { readonly children: ComponentChildren }) {
  return <g style="transform:scale(var(--glyph));transform-origin:24px 24px">{children}</g>;
}
