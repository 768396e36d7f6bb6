import { renderToStaticMarkup } from 'preact-render-to-string';
import { dice } from '../src/client/art/landscape/dice.ts';
import { FEATURES, type Feature, type FeatureName } from '../src/client/art/landscape/features.ts';
import { hills } from '../src/client/art/landscape/ground.ts';
import type { Land } from '../src/client/art/landscape/landmarks.ts';
import { type LandscapeKind, type Placed, scene } from '../src/client/art/landscape.tsx';
import { type ProvinceKind, provinceKind } from '../src/content/provinces.ts';

/** A province as sheets of coloured paper, from the sky to the grass in front, one below the other in one drawing. */
type Paper = {
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  readonly middle: string;
  readonly water: string;
  readonly near: string;
  readonly front: string;
  readonly roof: string;
};

const PAPERS: Readonly<Record<LandscapeKind, Paper>> = {
  standard: {
    sky: ['#9fc3cf', '#f3e7c6'],
    sun: '#fff3c9',
    cloud: '#fbf4e2',
    far: '#8fae9c',
    middle: '#6f9a62',
    water: '#6fa9b5',
    near: '#4c7d44',
    front: '#23492f',
    roof: '#bb5a36',
  },
  military: {
    sky: ['#e0805a', '#fbdfa8'],
    sun: '#fff0c0',
    cloud: '#fbe3c4',
    far: '#c07a62',
    middle: '#b05a40',
    water: '#c98a78',
    near: '#8c3f2c',
    front: '#47190f',
    roof: '#7d1d18',
  },
  culture: {
    sky: ['#5f9bd6', '#e6eef2'],
    sun: '#fff8dd',
    cloud: '#ffffff',
    far: '#86a9cf',
    middle: '#5a86b4',
    water: '#4d9bd0',
    near: '#3f6f7a',
    front: '#153550',
    roof: '#2c5f9e',
  },
  gold: {
    sky: ['#f0ac3e', '#fdeab6'],
    sun: '#fffbe0',
    cloud: '#fff2cf',
    far: '#d9a55c',
    middle: '#c08a38',
    water: '#7fa59a',
    near: '#8f6a24',
    front: '#4a330c',
    roof: '#a8481f',
  },
  votes: {
    sky: ['#9478c6', '#f5dfe2'],
    sun: '#fff1d8',
    cloud: '#f7ecf6',
    far: '#a48fc4',
    middle: '#7f68a8',
    water: '#8a86c8',
    near: '#5f5585',
    front: '#2a1c4a',
    roof: '#6a2f92',
  },
};

const NIGHT: Readonly<Record<string, string>> = { sun: '#fff6d6', cloud: '#5d6f96' };
const night = (paper: Paper, kind: LandscapeKind): Paper => ({
  ...paper,
  ...NIGHT,
  sky: ['#0d1630', kind === 'gold' ? '#8a5a3c' : kind === 'military' ? '#7a3a48' : '#3f6aa0'],
  far: '#34466e',
  middle: '#2a3a58',
  water: '#35588c',
});

const WALL = '#f4e6c8';
const COLOURS: Partial<Record<FeatureName, string>> = {
  poplars: '#3f6b3a',
  pines: '#2f5a40',
  oak: '#557f38',
  reeds: '#7d8a3c',
  vineyard: '#6a8a3a',
  sheaves: '#e3b649',
  rocks: '#a89f92',
  cliff: '#c9785a',
  cave: '#9a8f80',
  stones: '#c9c2b2',
  barrow: '#8da45a',
  teeth: '#b9b3b8',
  eyrie: '#d8cdbb',
  hives: '#e6b95a',
};

function Standing({ what, x, y, scale, paper, lit }: Placed & { readonly paper: Paper; readonly lit: boolean }) {
  const { ink, roof, cut, line }: Feature = FEATURES[what];
  const hole = lit ? '#ffd36b' : '#4a3524';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={ink} fill={COLOURS[what] ?? WALL} />
      {roof !== undefined && <path d={roof} fill={paper.roof} />}
      {cut !== undefined && <path d={cut} fill={what in COLOURS && !lit ? '#0000004d' : hole} />}
      {line !== undefined && (
        <path d={line} fill="none" stroke={paper.roof} stroke-width="1.6" stroke-linejoin="round" />
      )}
    </g>
  );
}

function clouds(id: string): string {
  const roll = dice(`clouds ${id}`);
  return [0, 1, 2]
    .map(() => {
      const [x, y, w] = [roll.between(-10, 140), roll.between(10, 38), roll.between(22, 44)];
      return `M${x} ${y}C${x + w * 0.1} ${y - 6} ${x + w * 0.3} ${y - 6} ${x + w * 0.4} ${y - 3}C${x + w * 0.5} ${y - 9} ${x + w * 0.8} ${y - 8} ${x + w * 0.8} ${y - 2}C${x + w} ${y - 4} ${x + w} ${y} ${x + w} ${y}Z`;
    })
    .join('');
}

/** Grass and leaves at the lower edge, higher in the corners. */
function grass(id: string): string {
  const roll = dice(`grass ${id}`);
  const blades = Array.from({ length: 45 }, (_, nth) => {
    const x = nth * 4 + roll.between(-2, 2);
    const rise = 4 + Math.abs(x - 88) / 12 + roll.between(0, 5);
    return `M${x - 3} 90Q${x} ${88 - rise / 2} ${x + roll.between(-3, 3)} ${86 - rise}Q${x + 2} ${88 - rise / 2} ${x + 3} 90Z`;
  });
  return `M0 88V84Q88 88 176 84V88Z${blades.join('')}`;
}

const splitKind = (kind: ProvinceKind | 'hidden'): readonly [LandscapeKind, boolean] => {
  const rare = kind.endsWith('Rare');
  return [(rare ? kind.slice(0, -4) : kind === 'hidden' ? 'standard' : kind) as LandscapeKind, rare];
};

/** The height of the drawing is that many times 88. */
const LAYERS = 9;

export function drawLand(id: Land): string {
  const [kind, rare] = splitKind(provinceKind(id));
  const { sun, sky, far, near, water, placed } = scene(id, kind, rare);
  const paper = rare ? night(PAPERS[kind], kind) : PAPERS[kind];
  const stand = (only: readonly Placed[]) =>
    only.map((one) => <Standing key={one.x} {...one} paper={paper} lit={rare} />);
  const [main, ...others] = placed.toReversed();
  const afloat = main?.what === 'ship';
  const layers = [
    <>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stop-color={paper.sky[0]} />
        <stop offset="0.7" stop-color={paper.sky[1]} />
      </linearGradient>
      <radialGradient id="glow">
        <stop offset="0.2" stop-color={paper.sun} />
        <stop offset="1" stop-color={paper.sun} stop-opacity="0" />
      </radialGradient>
      <path d="M0 0H176V88H0Z" fill="url(#sky)" />
      <circle cx={sun.x} cy={sun.y} r={sun.r * 4} fill="url(#glow)" opacity={rare ? 0.35 : 0.8} />
      {rare && <path d={sky} fill={paper.sun} />}
    </>,
    <>
      <mask id="moon">
        <path d="M0 0H176V88H0Z" fill="#fff" />
        {rare && <circle cx={sun.x + sun.r / 2} cy={sun.y - sun.r / 4} r={sun.r * 0.85} />}
      </mask>
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={paper.sun} mask="url(#moon)" />
    </>,
    <path d={clouds(id)} fill={paper.cloud} />,
    <path d={far} fill={paper.far} />,
    <path d={hills(dice(`middle ${id}`), 60, 9)} fill={paper.middle} />,
    water === undefined ? null : (
      <>
        <path d="M0 60H176V88H0Z" fill={paper.water} />
        <path d={water} fill="#ffffff8c" />
        {afloat && stand([main])}
      </>
    ),
    <>
      {stand(others)}
      <path d={near} fill={paper.near} />
    </>,
    afloat ? null : stand(main === undefined ? [] : [main]),
    <path d={grass(id)} fill={paper.front} />,
  ];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 176 ${88 * LAYERS}`}>
      {layers.map((layer, at) => (
        <svg key={at} y={88 * at} width="176" height="88" viewBox="0 0 176 88">
          {layer}
        </svg>
      ))}
    </svg>,
  );
}
