import type { Dice } from './landscape/dice.ts';
import { dice } from './landscape/dice.ts';
import type { Feature, FeatureName } from './landscape/features.ts';
import { FEATURES } from './landscape/features.ts';
import { hills, lines, mountains, stars, waves } from './landscape/ground.ts';
import { isByWater, landmarkOf } from './landscape/landmarks.ts';

export const LANDSCAPE_KINDS = ['standard', 'military', 'culture', 'gold', 'votes'] as const;

export type LandscapeKind = (typeof LANDSCAPE_KINDS)[number];

const COMPANIONS = ['poplars', 'pines', 'rocks', 'village', 'oak'] as const;

export type Placed = { readonly what: FeatureName; readonly x: number; readonly y: number; readonly scale: number };

export type Scene = {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly water: string | undefined;
  readonly placed: readonly Placed[];
};

/** The same name always gives the same land. */
export function scene(id: string, kind: LandscapeKind, rare: boolean): Scene {
  const roll = dice(`${kind} ${id}`);
  const sun = { x: roll.between(24, 152), y: roll.between(18, 34), r: roll.between(9, 15) };
  const horizon = roll.between(48, 56);
  const wet = isByWater(id) || roll.one(5);
  return {
    sun,
    sky: rare ? stars(roll) : lines(roll, sun),
    far: roll.one(2) ? mountains(roll, horizon) : hills(roll, horizon, 10),
    near: hills(roll, wet ? 74 : 68, 6),
    water: wet ? waves(roll, horizon + 6) : undefined,
    placed: place(roll, landmarkOf(id)),
  };
}

function place(roll: Dice, landmark: FeatureName): readonly Placed[] {
  const afloat = landmark === 'ship';
  const left = roll.one(2);
  const x = left ? roll.between(48, 76) : roll.between(100, 128);
  const main = { what: landmark, x, y: afloat ? 70 : 76, scale: 1.6 };
  const beside = {
    what: roll.pick(COMPANIONS),
    x: left ? roll.between(128, 154) : roll.between(22, 46),
    y: 74,
    scale: 0.85,
  };
  const third = {
    what: roll.pick(COMPANIONS),
    x: left ? roll.between(4, 14) : roll.between(162, 172),
    y: 78,
    scale: 0.8,
  };
  return roll.one(2) ? [beside, main] : [beside, third, main];
}

const drawn = new Map<string, Scene>();

/** Drawn once, however often a province comes and goes. */
function sceneOf(id: string, kind: LandscapeKind, rare: boolean): Scene {
  const name = `${kind} ${id} ${rare}`;
  const known = drawn.get(name) ?? scene(id, kind, rare);
  drawn.set(name, known);
  return known;
}

export type LandscapeProps = { readonly of: string; readonly kind: LandscapeKind; readonly rare?: boolean };

/** A linocut of a province in the colour of what it yields; a rare one is seen by night. */
export function Landscape({ of, kind, rare = false }: LandscapeProps) {
  const { sun, sky, far, near, water, placed } = sceneOf(of, kind, rare);
  return (
    <svg
      class={`landscape landscape-${kind} ${rare ? 'landscape-rare' : ''}`}
      viewBox="0 0 176 88"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path class="land-sky" d="M0 0H176V88H0Z" />
      <path class="land-line" d={sky} />
      <circle class="land-sun" cx={sun.x} cy={sun.y} r={sun.r} />
      {rare && <circle class="land-sky" cx={sun.x + sun.r / 2} cy={sun.y - sun.r / 4} r={sun.r * 0.85} />}
      <path class="land-far" d={far} />
      {water !== undefined && <path class="land-water" d="M0 56H176V88H0Z" />}
      {water !== undefined && <path class="land-line" d={water} />}
      {water !== undefined && placed.some(({ what }) => what === 'ship') && <Placings placed={placed} afloat />}
      <path class="land-near" d={near} />
      <Placings placed={placed} afloat={false} />
      {/* The rendered picture, over the drawing once it has come. */}
      <foreignObject x="-0.5" y="-0.5" width="177" height="89">
        <div class="land-rendered" data-land={of} />
      </foreignObject>
    </svg>
  );
}

function Placings({ placed, afloat }: { readonly placed: readonly Placed[]; readonly afloat: boolean }) {
  return (
    <>
      {placed
        .filter(({ what }) => (what === 'ship') === afloat)
        .map(({ what, x, y, scale }) => {
          const { ink, roof = '', cut, line }: Feature = FEATURES[what];
          return (
            <g key={`${what}${x}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              <path class="land-ink" d={ink + roof} />
              {cut !== undefined && <path class="land-cut" d={cut} />}
              {line !== undefined && <path class="land-rope" d={line} />}
            </g>
          );
        })}
    </>
  );
}
