import { CHARACTERS, SIDES } from '../characters.ts';
import { ACTION_ICONS, KIND_ICONS } from '../icons/names.ts';
import { LANDS } from '../landscape/landmarks.ts';
import { MOTIFS } from '../motifs.ts';
import { WORKER_COLUMNS } from '../workerFrame.ts';
import type { Group } from './groups.ts';

export type Sheet = {
  readonly group: Group;
  /** Of one cell, in pixels of a plain screen. */
  readonly cell: readonly [number, number];
  readonly columns: number;
  /** Of the picture file, 1 to 100. */
  readonly quality: number;
  /** Grounds have one file for all screens, pieces one for plain and one for dense screens. */
  readonly densities: readonly (1 | 2)[];
  readonly sprites: readonly string[];
};

const ground = (sprite: string, cell: readonly [number, number], quality: number): Sheet => ({
  group: 'surfaces',
  cell,
  columns: 1,
  quality,
  densities: [1],
  sprites: [sprite],
});

const pieces = (
  group: Group,
  cell: readonly [number, number],
  columns: number,
  sprites: readonly string[],
  quality = 76,
): Sheet => ({
  group,
  cell,
  columns,
  quality,
  densities: [1, 2],
  sprites,
});

/** Four provinces lie face up at a time, so their pictures come in small sheets: landsA, landsB, … */
const landSheets = Object.fromEntries(
  Array.from({ length: Math.ceil(LANDS.length / 4) }, (_, nth) => [
    `lands${String.fromCharCode(65 + nth)}`,
    pieces(
      'lands',
      [104, 52],
      2,
      LANDS.slice(4 * nth, 4 * nth + 4).map((land) => `land-${land}`),
      56,
    ),
  ]),
) as Readonly<Record<`lands${string}`, Sheet>>;

export const SHEETS = {
  woodDark: ground('wood-dark', [1280, 640], 78),
  woodLight: ground('wood-light', [1280, 640], 62),
  leather: ground('leather', [256, 256], 60),
  parchment: ground('parchment', [320, 320], 60),
  scroll: ground('scroll', [264, 470], 70),
  frame: ground('frame', [192, 192], 84),
  tokens: pieces('tokens', [48, 48], 6, [...KIND_ICONS, 'marker', ...ACTION_ICONS]),
  workers: pieces('workers', [52, 80], WORKER_COLUMNS.length, [
    ...WORKER_COLUMNS.map((column) => `worker-common-${column}`),
    ...WORKER_COLUMNS.map((column) => `worker-grande-${column}`),
  ]),
  hourglass: pieces('hourglass', [84, 132], 3, ['hourglass-back', 'hourglass-glass', 'hourglass-brass']),
  pictures: pieces(
    'pictures',
    [96, 72],
    6,
    MOTIFS.map((motif) => `picture-${motif}`),
    58,
  ),
  medals: pieces(
    'medals',
    [56, 56],
    5,
    CHARACTERS.flatMap((character) => SIDES.map((side) => `medal-${character}-${side}`)),
  ),
  ...landSheets,
} as const satisfies Readonly<Record<string, Sheet>>;

export type SheetName = keyof typeof SHEETS;

export const ROOMS = ['dark', 'light'] as const;
export type Room = (typeof ROOMS)[number];

/** One wood at a time: that of the room. */
const OTHER_WOOD: Readonly<Record<Room, SheetName>> = { dark: 'woodLight', light: 'woodDark' };

/** The browser fetches these by itself when it shows one of their pictures. */
export const isFetchedWhenShown = (name: SheetName): boolean => SHEETS[name].group === 'lands';

/** The sheets that a group needs in this room. */
export const asked = (group: Group, room: Room): readonly SheetName[] =>
  (Object.keys(SHEETS) as SheetName[]).filter((name) => SHEETS[name].group === group && name !== OTHER_WOOD[room]);

export const fileOf = (name: SheetName, isDense: boolean): string =>
  isDense && SHEETS[name].densities.length > 1 ? `${name}2.webp` : `${name}.webp`;
