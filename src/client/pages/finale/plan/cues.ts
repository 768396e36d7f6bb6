import type { Timed, Walker } from './plan.ts';

/** What a piece of the stage does, and when. Before and after it stays as in its first and last frame. */
export interface Cue {
  readonly piece: string;
  readonly at: number;
  readonly until: number;
  readonly frames: readonly Keyframe[];
  readonly easing?: string;
}

const SETTLE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const FADE = 240;

/** Everything that moves in a show. No piece does two things. */
export function cuesOf(plan: readonly Timed[]): readonly Cue[] {
  const end = plan.at(-1)?.until ?? 0;
  const verdict = plan.find(({ type }) => type === 'crown' || type === 'civilWar')?.at ?? end;
  return [
    seen('begins', FADE, verdict + FADE),
    seen('lanes', 600, verdict + FADE),
    ...plan.flatMap((scene, nth) => cuesIn(scene, nth, { end, verdict })),
  ];
}

interface Times {
  readonly end: number;
  readonly verdict: number;
}

function cuesIn(scene: Timed, nth: number, times: Times): readonly Cue[] {
  switch (scene.type) {
    case 'parchment':
      return [{ piece: 'ground', at: 0, until: 900, frames: UNROLL, easing: SETTLE }];
    case 'track':
      return trackCues(scene, nth, times);
    case 'closest':
      return [seen('closest', scene.at, times.verdict), seen(`light-${scene.lane}`, scene.at, times.verdict)];
    case 'crown':
      return crownCues(scene.at);
    case 'civilWar':
      return warCues(scene.at);
    case 'turn':
      return [seen(`turn-${scene.turn.seq}`, scene.at, scene.until)];
    case 'curtain':
      return [{ piece: 'finale', at: scene.at, until: scene.until, frames: [{ opacity: 1 }, { opacity: 0 }] }];
    default:
      return scene satisfies never;
  }
}

const UNROLL: readonly Keyframe[] = [{ clipPath: 'inset(48% 2% 48% 2%)' }, { clipPath: 'inset(0)' }];

/** Fades in, stays, fades out. */
function seen(piece: string, at: number, until: number): Cue {
  const share = Math.min(0.4, FADE / (until - at));
  const frames = [{ opacity: 0 }, { opacity: 1, offset: share }, { opacity: 1, offset: 1 - share }, { opacity: 0 }];
  return { piece, at, until, frames };
}

const rise = (piece: string, at: number, lasts = 500): Cue => ({
  piece,
  at,
  until: at + lasts,
  frames: [
    { opacity: 0, translate: '0 1.5rem' },
    { opacity: 1, translate: '0 0' },
  ],
  easing: SETTLE,
});

type Track = Timed & { readonly type: 'track' };

/** When a token sets out and arrives: one after the other, and all together. */
export function walkOf({ walkers, at, until }: Track, place: number): { readonly at: number; readonly until: number } {
  const apart = Math.min(220, (until - at) / 2 / walkers.length);
  return { at: at + 100 + place * apart, until: until - 150 };
}

function trackCues(scene: Track, nth: number, { end }: Times): readonly Cue[] {
  const { lane, walkers, at, until } = scene;
  const isFirst = nth === 1;
  return [
    rise(`lane-${lane}`, 400 + nth * 120),
    seen(`walked-${lane}`, at - FADE, until + FADE),
    ...walkers.flatMap((walker, place) => {
      const steps = walk(walker, walkOf(scene, place));
      const till = lane === 'legendary' ? end + FADE : 2 * until - at;
      const counted = seen(`sum-${walker.seat}-${lane}`, steps.until, till);
      const trail = { ...steps, piece: `trail-${lane}-${walker.seat}`, frames: TRAIL };
      const cast = isFirst ? [rise(`cast-${walker.seat}`, steps.at - 400)] : [];
      return [{ ...steps, piece: `token-${lane}-${walker.seat}` }, trail, counted, ...cast];
    }),
  ];
}

const TRAIL: readonly Keyframe[] = [{ scale: '0 1' }, { scale: '1 1' }];
const MOST_HOPS = 7;
const COLUMNS = 22;

const hopsOf = ({ from, to }: Walker): number => Math.max(1, Math.min(MOST_HOPS, Math.round((to - from) * COLUMNS)));

/** When a token touches the ground. */
export const hopTimes = (walker: Walker, { at, until }: ReturnType<typeof walkOf>): readonly number[] => {
  const hops = hopsOf(walker);
  return Array.from({ length: hops }, (_, nth) => at + ((until - at) * (nth + 1)) / hops);
};

/** Step by step, each a little hop. */
function walk(walker: Walker, { at, until }: ReturnType<typeof walkOf>): Omit<Cue, 'piece'> {
  const { from, to } = walker;
  const hops = hopsOf(walker);
  const frames = Array.from({ length: 2 * hops + 1 }, (_, half) => ({
    transform: `translate(${(from + ((to - from) * half) / 2 / hops) * 100}%, ${half % 2 === 1 ? -35 : 0}%)`,
  }));
  return { at, until, frames };
}

/** When the crown touches what it comes down on, in milliseconds of its scene. */
export const CROWN_LANDS = { winner: 908, nobody: 962 } as const;
/** When a parchment begins to tear. */
export const TEARS = 1700;

/** The portrait rises, the crown comes down and settles, then it is said who has won. */
const crownCues = (at: number): readonly Cue[] => [
  rise('winner', at),
  { piece: 'rays', at: at + 900, until: at + 1900, frames: RAYS, easing: SETTLE },
  { piece: 'crown', at: at + 350, until: at + 1250, frames: CROWNED },
  rise('title', at + 1100),
  { piece: 'ring', at: at + 1100, until: at + 1400, frames: [{ opacity: 0 }, { opacity: 1 }] },
];

const RAYS: readonly Keyframe[] = [
  { opacity: 0, scale: 0.4, rotate: '-30deg' },
  { opacity: 1, scale: 1, rotate: '0deg' },
];
const CROWNED: readonly Keyframe[] = [
  { opacity: 0, translate: '0 -28vh', rotate: '-14deg', easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { opacity: 1, translate: '0 0', rotate: '3deg', offset: 0.62, easing: 'ease-out' },
  { translate: '0 -8%', rotate: '-2deg', offset: 0.8, easing: 'ease-in' },
  { translate: '0 0', rotate: '0deg' },
];

/** The crown comes down on nobody, rolls off the empty throne, and the parchment tears. */
const warCues = (at: number): readonly Cue[] => [
  rise('throne', at),
  { piece: 'crown', at: at + 350, until: at + 2100, frames: FALLEN },
  { piece: 'left', at: at + TEARS, until: at + 2900, frames: torn(-1), easing: SETTLE },
  { piece: 'right', at: at + TEARS, until: at + 2900, frames: torn(1), easing: SETTLE },
  rise('title', at + 1900),
];

/** Where the crown comes to rest: beside the throne, and never beyond the edge of a narrow screen. */
const beside = (far: number): string => `min(${far}%, calc(50vw - ${160 - far}%)) 205%`;

const FALLEN: readonly Keyframe[] = [
  { opacity: 0, translate: '0 -28vh', rotate: '0deg', easing: 'ease-in' },
  { opacity: 1, translate: '0 0', rotate: '0deg', offset: 0.35, easing: 'ease-out' },
  { translate: '45% -30%', rotate: '40deg', offset: 0.5, easing: 'ease-in' },
  { opacity: 1, translate: beside(95), rotate: '170deg', offset: 0.9 },
  { opacity: 1, translate: beside(105), rotate: '162deg' },
];

const torn = (side: 1 | -1): readonly Keyframe[] => [{ rotate: '0deg' }, { rotate: `${side * 3.5}deg` }];
