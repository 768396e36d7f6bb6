import type { JSX } from 'preact';
import { Cog, Figure, Oval, Round, Square } from './grounds.tsx';
import type { KIND_ICONS } from './names.ts';

const THIRDS = (
  <>
    <path d="M24 24V-6H-10V43z" fill="var(--red)" />
    <path d="M24 24V-6H58V43z" fill="var(--blue)" />
    <path d="M24 24-10 43V60H58V43z" fill="var(--yellow)" />
    <path d="M24 24V0M24 24 48 37.5M24 24 0 37.5" stroke="var(--edge)" stroke-width="2.4" />
  </>
);

const PIPS = {
  brown: 'M20.2 24a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0',
  red: 'M16.6 27.8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M24.8 20.2a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0',
  blue: 'M21 18.9a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16.4 27a3 3 0 1 0 6 0a3 3 0 1 0-6 0M25.6 27a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  yellow:
    'M17.2 20a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M25.2 20a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M17.2 28a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M25.2 28a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
} as const;

function Production({ hue }: { readonly hue: keyof typeof PIPS }) {
  const isYellow = hue === 'yellow';
  return (
    <>
      <Cog hue={hue} cut={isYellow ? '#fff3cf' : `var(--${hue}-cut)`} />
      <path d={PIPS[hue]} fill={isYellow ? '#6e4d06' : `var(--${hue}-low)`} />
    </>
  );
}

/** Resources square, votes oval, victory points round; a production shows its slot by one to four pips. */
export const KINDS: Readonly<Record<(typeof KIND_ICONS)[number], JSX.Element>> = {
  military: (
    <>
      <Square hue="red" />
      <Figure>
        <path d="M24 8.5c9 0 12.5 6 12.5 13.5V34.5l-9 6h-7l-9-6V22C11.5 14.5 15 8.5 24 8.5z" fill="var(--red-cut)" />
        <path
          d="M14.8 22.5 22.3 24.3V40.5h3.4V24.3l7.5-1.8v5.3l-4.7 1.5V40.5h-9V29.3l-4.7-1.5zM22.8 8.5h2.4v9.5h-2.4z"
          fill="var(--red-low)"
        />
      </Figure>
    </>
  ),
  culture: (
    <>
      <Square hue="blue" />
      <Figure>
        <g fill="none" stroke="var(--blue-cut)" stroke-linecap="round">
          <path d="M13.5 10.5c-2 9 1 16.5 6.5 22.5M34.5 10.5c2 9-1 16.5-6.5 22.5" stroke-width="3.8" />
          <path d="M14 16.2H34" stroke-width="3" />
          <path d="M20.2 17v13M24 17v15M27.8 17v13" stroke-width="1.8" />
        </g>
        <path d="M17 32.2h14L28.8 40h-9.6z" fill="var(--blue-cut)" />
      </Figure>
    </>
  ),
  gold: (
    <>
      <Square hue="yellow" />
      <Figure>
        <circle cx="29.5" cy="18.5" r="10" fill="var(--yellow-cut)" />
        <circle cx="29.5" cy="18.5" r="6.6" fill="none" stroke="#f7d067" stroke-width="1.8" />
        <circle cx="19" cy="28.5" r="11.8" fill="var(--yellow)" />
        <circle cx="19" cy="28.5" r="10" fill="var(--yellow-cut)" />
        <circle cx="19" cy="28.5" r="6.6" fill="none" stroke="#f7d067" stroke-width="1.8" />
        <path d="M19 25v7" stroke="#f7d067" stroke-width="2.6" />
      </Figure>
    </>
  ),
  wild: (
    <>
      <g clip-path="url(#clip-square)">{THIRDS}</g>
      <rect x="2" y="2" width="44" height="44" rx="6" fill="none" stroke="var(--edge)" stroke-width="1.6" />
      <rect x="5.5" y="5.5" width="37" height="37" rx="3.5" fill="none" stroke="#f3dca6" stroke-width="var(--fine)" />
      <path
        d="M14.5 15.5h19L24 32z"
        fill="var(--white)"
        stroke="var(--edge)"
        stroke-width="2.2"
        stroke-linejoin="round"
      />
    </>
  ),
  vote: (
    <>
      <Oval hue="violet" />
      <Figure>
        <path
          fill="var(--violet-cut)"
          d="M35 24A3.2 3.2 0 0 1 33.5 29.5A3.2 3.2 0 0 1 29.5 33.5A3.2 3.2 0 0 1 24 35A3.2 3.2 0 0 1 18.5 33.5A3.2 3.2 0 0 1 14.5 29.5A3.2 3.2 0 0 1 13 24A3.2 3.2 0 0 1 14.5 18.5A3.2 3.2 0 0 1 18.5 14.5A3.2 3.2 0 0 1 24 13A3.2 3.2 0 0 1 29.5 14.5A3.2 3.2 0 0 1 33.5 18.5A3.2 3.2 0 0 1 35 24Z"
        />
        <path d="M18.3 17.3h11.4v2.5L25.3 24l4.4 4.2v2.5H18.3v-2.5L22.7 24l-4.4-4.2z" fill="var(--violet-low)" />
      </Figure>
    </>
  ),
  power: (
    <>
      <Round hue="red" />
      <Figure>
        <path
          d="M13.5 10.5h5.2v4.2h2.6v-4.2h5.4v4.2h2.6v-4.2h5.2v9.5L31.5 24v11h3v4.5h-21V35h3V24l-3-4z"
          fill="var(--red-cut)"
        />
        <path d="M21 39.5v-6.3a3 3 0 0 1 6 0v6.3zM22.7 22.5h2.6v5.5h-2.6z" fill="var(--red-low)" />
      </Figure>
    </>
  ),
  prestige: (
    <>
      <Round hue="blue" />
      <Figure>
        <path
          d="M11.8 29.5 9.3 15l7.9 6L24 10.5 30.8 21l7.9-6-2.5 14.5zM11.8 32.3h24.4V37H11.8z"
          fill="var(--blue-cut)"
        />
        <circle cx="24" cy="24.3" r="2.7" fill="var(--blue-low)" />
      </Figure>
    </>
  ),
  popularity: (
    <>
      <Round hue="yellow" />
      <Figure>
        <circle cx="24" cy="10.3" r="2.6" fill="none" stroke="var(--yellow-cut)" stroke-width="2.2" />
        <path d="M24 12.3 34 19H14zM15.8 20.4h16.4l1.6 13.2H14.2zM14 35h20v4.2H14z" fill="var(--yellow-cut)" />
        <path d="M24 21.5c3.2 3.7 4 5.7 4 7.4a4 4 0 0 1-8 0c0-1.7.8-3.7 4-7.4z" fill="#ffe08a" />
      </Figure>
    </>
  ),
  legendary: (
    <>
      <Round hue="white" />
      <Figure>
        <path d="M30 9l2.5 6 6.5.5-5 4.2 1.7 6.3L30 22.5l-5.7 3.5 1.7-6.3-5-4.2 6.5-.5z" fill="var(--white-cut)" />
        <path d="M22.5 20.3 8.8 30.8l12.2-5zM24.5 26 12.5 38.5l14.5-9.7z" fill="var(--white-cut)" />
        <path d="M29.8 27 24.5 38.5l7-9.8z" fill="#8a6414" />
      </Figure>
    </>
  ),
  vpAny: (
    <>
      <g clip-path="url(#clip-round)">{THIRDS}</g>
      <circle cx="24" cy="24" r="22.2" fill="none" stroke="var(--edge)" stroke-width="1.6" />
      <circle cx="24" cy="24" r="18.9" fill="none" stroke="#f3dca6" stroke-width="var(--fine)" />
      <circle cx="24" cy="24" r="7.4" fill="var(--white)" stroke="var(--edge)" stroke-width="2.2" />
    </>
  ),
  produceBrown: <Production hue="brown" />,
  produceRed: <Production hue="red" />,
  produceBlue: <Production hue="blue" />,
  produceYellow: <Production hue="yellow" />,
};
