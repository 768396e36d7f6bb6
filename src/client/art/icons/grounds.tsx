import type { ComponentChildren } from 'preact';

/**
 * Two tones, a dark edge and an engraved line inside. --ground, --ground-low, --cut and --engraving colour them;
 * --fine is the width of the engraving and --glyph the scale of the figure: small icons drop the one and enlarge the other.
 */
export const GROUNDS = (
  <>
    <symbol id="ground-square" viewBox="0 0 48 48">
      <rect x="2" y="2" width="44" height="44" rx="6" fill="var(--ground)" stroke="var(--edge)" stroke-width="1.6" />
      <path d="M45.2 12.8V40a5.2 5.2 0 0 1-5.2 5.2H12.8z" fill="var(--ground-low)" />
      <rect
        x="5.5"
        y="5.5"
        width="37"
        height="37"
        rx="3.5"
        fill="none"
        stroke="var(--engraving)"
        stroke-width="var(--fine)"
      />
    </symbol>
    <symbol id="ground-round" viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="22.2" fill="var(--ground)" stroke="var(--edge)" stroke-width="1.6" />
      <path d="M39.2 8.8A21.5 21.5 0 0 1 8.8 39.2z" fill="var(--ground-low)" />
      <circle cx="24" cy="24" r="18.9" fill="none" stroke="var(--engraving)" stroke-width="var(--fine)" />
    </symbol>
    <symbol id="ground-oval" viewBox="0 0 48 48">
      <ellipse cx="24" cy="24" rx="23" ry="18" fill="var(--ground)" stroke="var(--edge)" stroke-width="1.6" />
      <path d="M41.8 13.6C49.5 25 41 41.2 24 41.2c-7.5 0-14.3-2.8-18.2-7.1z" fill="var(--ground-low)" />
      <ellipse cx="24" cy="24" rx="19.8" ry="14.9" fill="none" stroke="var(--engraving)" stroke-width="var(--fine)" />
    </symbol>
    <symbol id="ground-plate" viewBox="0 0 48 48">
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
    </symbol>
    <symbol id="ground-cog" viewBox="0 0 48 48">
      <path
        fill="var(--ground)"
        stroke="var(--edge)"
        stroke-width="3.2"
        stroke-linejoin="round"
        paint-order="stroke"
        d="M20.5 6.3L21 2h6l.5 4.3 4.1 1.4 3-3.3 4.8 3.5-2.2 3.9 2.5 3.4 4.3-.9 1.8 5.6-4 1.9v4.4l4 1.9-1.8 5.6-4.3-.9-2.5 3.4 2.2 3.9-4.8 3.5-3-3.3-4.1 1.4L27 46h-6l-.5-4.3-4.1-1.4-3 3.3-4.8-3.5 2.2-3.9-2.5-3.4-4.3.9-1.8-5.6 4-1.9v-4.4l-4-1.9L4 14.3l4.3.9 2.5-3.4-2.2-3.9 4.8-3.5 3 3.3z"
      />
      <path fill="var(--ground-low)" d="M36.5 11.5 11.5 36.5A17.7 17.7 0 0 0 36.5 11.5z" />
      <circle cx="24" cy="24" r="14.3" fill="none" stroke="var(--engraving)" stroke-width="var(--fine)" />
      <circle cx="24" cy="24" r="11.2" fill="var(--cut)" stroke="var(--edge)" stroke-width="1.2" />
    </symbol>
  </>
);

/** A figure on a ground, which grows when the engraving around it is left out. */
export function Figure({ children }: { readonly children: ComponentChildren }) {
  return <g style="transform:scale(var(--glyph));transform-origin:24px 24px">{children}</g>;
}

export function Ground({ of }: { readonly of: 'square' | 'round' | 'oval' | 'plate' | 'cog' }) {
  return <use href={`#ground-${of}`} />;
}

type Hue = 'red' | 'blue' | 'yellow' | 'violet' | 'brown' | 'white';

const ENGRAVINGS: Partial<Readonly<Record<Hue, string>>> = { yellow: '#6b4a0c', white: '#a67f2e' };

/** The two tones of a kind, for the ground below it. */
export function tones(hue: Hue): string {
  const engraving = ENGRAVINGS[hue] ?? 'var(--engraved)';
  return `--ground:var(--${hue});--ground-low:var(--${hue}-low);--cut:var(--${hue}-cut);--engraving:${engraving}`;
}
