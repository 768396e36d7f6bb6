import type { Ref } from 'preact';
import { BULBS } from './bulbs.ts';
import { rem } from './rem.ts';
import { Rendered } from './rendered.tsx';

export const CLOTHS = ['purple', 'green', 'black'] as const;

type Cloth = (typeof CLOTHS)[number];

export type HourglassProps = {
  readonly hue: Cloth;
  /** What is left above, 1 to 0. Without it, --sand is inherited: set that variable each frame instead of drawing again. */
  readonly level?: number;
  readonly running?: boolean;
  readonly finished?: boolean;
  /** On its side: the table is paused. */
  readonly lying?: boolean;
  /** Height in pixels. */
  readonly size?: number;
  /** Where grains are painted between back and front (glass/paint.ts), in place of the plain fill. */
  readonly grains?: Ref<HTMLCanvasElement>;
};

/** As a plain fill only transforms and opacity change while the sand runs; nothing is drawn anew and nothing is blurred. */
export function Hourglass({
  hue,
  level,
  running = false,
  finished = false,
  lying = false,
  size = 104,
  grains,
}: HourglassProps) {
  const states = [running && 'runs', finished && 'out', lying && 'lies']
    .filter(Boolean)
    .map((state) => `hourglass-${state}`);
  const sand = level === undefined ? {} : { '--sand': String(level) };
  return (
    <span
      class={['hourglass', `hourglass-${hue}`, ...states].join(' ')}
      style={{ '--size': rem(size), ...sand }}
      aria-hidden="true"
    >
      <i class="hourglass-glow" />
      <svg viewBox="0 0 64 104" aria-hidden="true">
        <Rendered sheet="hourglass" column={0} />
        <path class="hourglass-hollow" d={BULBS} fill="#0a0d13" />
        <g clip-path="url(#clip-bulb-upper)">
          <path class="hourglass-upper" d="M8 15Q32 20 56 15V70H8z" />
        </g>
        <g clip-path="url(#clip-bulb-lower)">
          <path class="hourglass-lower" d="M8 66Q22 62 32 56 42 62 56 66V140H8z" />
        </g>
        <path class="hourglass-stream" d="M32 50V91" />
      </svg>
      {grains !== undefined && <canvas ref={grains} class="hourglass-grains" />}
      <svg viewBox="0 0 64 104" aria-hidden="true">
        <g class="hourglass-flat">
          <path d={BULBS} fill="none" stroke="#e8d9b0" stroke-width="2" />
          <path
            d="M19.5 17c1 10 5 17 9 22M19.5 87c.5-6 2.5-11 5-15"
            fill="none"
            stroke="#fff"
            stroke-width="2"
            stroke-linecap="round"
            opacity=".45"
          />
          <g fill="#c9a14a" stroke="var(--edge)" stroke-width="1.5">
            <path d="M7 10h4.5v84H7zM52.5 10H57v84h-4.5zM5 2.5H59L56 12H8zM8 92H56l3 9.5H5z" />
          </g>
          <path d="M8.5 5.2H55.5M8.5 98.8H55.5M9.2 13v78M54.7 13v78" stroke="#f6dc9a" stroke-width="1.2" />
        </g>
        <Rendered sheet="hourglass" column={1} />
        <Rendered sheet="hourglass" column={2} />
      </svg>
    </span>
  );
}

/** Where the timer of this row will stand after the next flip. */
export function HourglassSocket({ size = 104 }: { readonly size?: number }) {
  return (
    <svg
      class="hourglass-socket"
      viewBox="0 0 64 104"
      width={rem((size * 64) / 104)}
      height={rem(size)}
      aria-hidden="true"
    >
      <path d="M5 2.5H59L56 12H49C49 31 36 41 34 52 36 63 49 73 49 92H56l3 9.5H5L8 92H15C15 73 28 63 30 52 28 41 15 31 15 12H8z" />
    </svg>
  );
}
