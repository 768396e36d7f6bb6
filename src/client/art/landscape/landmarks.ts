import type { FeatureName } from './features.ts';

/** What each province is known for. */
const LANDMARKS = {
  saltmarsh: 'reeds',
  thornfield: 'manor',
  millbrook: 'watermill',
  highmoor: 'stones',
  oakenshade: 'oak',
  greyharbour: 'lighthouse',
  foxhollow: 'cave',
  stonebridge: 'bridge',
  windmere: 'windmill',
  redcliff: 'cliff',
  ashford: 'village',
  larkhill: 'obelisk',
  wolfsden: 'cave',
  clearwater: 'bridge',
  barrowdown: 'barrow',
  pinecrest: 'pines',
  mistvale: 'village',
  ravensford: 'tower',
  goldenlea: 'sheaves',
  eastmarch: 'gate',
  hollowell: 'well',
  kingsmead: 'manor',
  longstrand: 'ship',
  northgate: 'gate',
  silverbeck: 'watermill',
  underwood: 'oak',
  westermoor: 'windmill',
  yarrowdale: 'vineyard',
  ironhold: 'fort',
  spearwatch: 'tower',
  shieldwall: 'gate',
  drumfell: 'tents',
  warders: 'fort',
  lyrewood: 'statue',
  bookmount: 'temple',
  songvale: 'arches',
  glassmere: 'dome',
  muralto: 'arches',
  amberQuay: 'ship',
  coinmarket: 'stalls',
  spicehaven: 'stalls',
  fairwater: 'ship',
  honeywharf: 'hives',
  bellfield: 'bell',
  moothill: 'stones',
  speakersRock: 'cliff',
  assembly: 'forum',
  heraldry: 'banners',
  commonsgate: 'gate',
  sealbury: 'campanile',
  dragonsTeeth: 'teeth',
  eaglesNest: 'eyrie',
  starTemple: 'temple',
  poetsIsle: 'statue',
  lanternCity: 'dome',
  garlandPort: 'lighthouse',
} as const satisfies Readonly<Record<string, FeatureName>>;

export type Land = keyof typeof LANDMARKS;
export const LANDS = Object.keys(LANDMARKS) as Land[];

/** `hidden` and whatever has no name of its own is a village. */
export const landmarkOf = (id: string): FeatureName => LANDMARKS[id as Land] ?? 'village';

const BY_WATER: ReadonlySet<string> = new Set<FeatureName>([
  'ship',
  'lighthouse',
  'bridge',
  'reeds',
  'watermill',
  'hives',
]);
const WET_LANDS: ReadonlySet<string> = new Set<Land>(['glassmere', 'poetsIsle', 'ravensford', 'ashford']);

export const isByWater = (id: string): boolean => WET_LANDS.has(id) || BY_WATER.has(landmarkOf(id));
