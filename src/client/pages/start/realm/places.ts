import type { KnownProvinceId } from '#content';

/** Where something lies on a sheet of 1000 by 620. */
export type Spot = readonly [x: number, y: number];

export const SHEET: Spot = [1000, 620];

/** The clock stands here. */
export const CAPITAL: Spot = [510, 304];

/** Every province has its place: harbours by the sea, watches in the mountains, speakers around the council. */
export const PLACES: Readonly<Record<KnownProvinceId, Spot>> = {
  northgate: [430, 84],
  drumfell: [560, 88],
  eaglesNest: [690, 78],
  dragonsTeeth: [815, 100],
  highmoor: [275, 124],
  pinecrest: [505, 132],
  ironhold: [622, 134],
  spearwatch: [752, 140],
  redcliff: [168, 168],
  larkhill: [345, 166],
  mistvale: [440, 178],
  shieldwall: [690, 186],
  warders: [845, 182],
  greyharbour: [122, 214],
  barrowdown: [244, 210],
  hollowell: [392, 220],
  silverbeck: [545, 206],
  wolfsden: [640, 224],
  eastmarch: [885, 232],
  westermoor: [172, 258],
  windmere: [310, 258],
  bellfield: [468, 258],
  moothill: [584, 258],
  underwood: [748, 244],
  longstrand: [104, 304],
  yarrowdale: [238, 304],
  sealbury: [392, 304],
  heraldry: [634, 304],
  oakenshade: [782, 300],
  starTemple: [902, 300],
  clearwater: [176, 350],
  thornfield: [308, 348],
  assembly: [436, 350],
  commonsgate: [584, 350],
  lyrewood: [714, 350],
  bookmount: [846, 352],
  saltmarsh: [112, 398],
  millbrook: [246, 396],
  speakersRock: [376, 396],
  kingsmead: [510, 398],
  coinmarket: [634, 396],
  songvale: [790, 398],
  foxhollow: [186, 442],
  stonebridge: [322, 442],
  goldenlea: [448, 444],
  ravensford: [574, 444],
  lanternCity: [700, 446],
  muralto: [872, 442],
  amberQuay: [146, 492],
  ashford: [272, 488],
  glassmere: [640, 492],
  spicehaven: [312, 538],
  honeywharf: [434, 544],
  fairwater: [560, 540],
  garlandPort: [776, 508],
  poetsIsle: [62, 548],
};

/** Cards that are places, too. */
export const LANDMARKS = {
  tollGate: [366, 122],
  royalMint: [714, 404],
  openMarket: [514, 490],
  fullGranaries: [392, 490],
  royalLibrary: [916, 366],
} as const satisfies Readonly<Record<string, Spot>>;
