import { AREAS, type Area } from '#content';

/** What a key means depends on what the person is in the middle of. */
export const MODES = ['free', 'picked', 'asked'] as const;
export type Mode = (typeof MODES)[number];

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const DEEDS = ['claim', 'pickUp', 'refresh', 'finish', 'pause', 'putDown'] as const;
export type Deed = (typeof DEEDS)[number];

export const VISITS = ['board', 'mat', 'rivals', 'log', 'say', 'text', 'explain', 'help'] as const;
export type Visit = (typeof VISITS)[number];

export type Meaning =
  | { readonly to: 'flip'; readonly area: Area }
  | { readonly to: 'worker'; readonly index: number }
  | { readonly to: 'card'; readonly index: number }
  | { readonly to: 'frame'; readonly area: Area; readonly nth: number }
  | { readonly to: 'home' }
  | { readonly to: 'answer'; readonly nth: number }
  | { readonly to: 'step'; readonly direction: Direction }
  | { readonly to: 'do'; readonly deed: Deed }
  | { readonly to: 'visit'; readonly place: Visit };

export const WORKER_KEYS: readonly string[] = ['Q', 'W', 'E', 'R'];
export const CARD_KEYS: readonly string[] = ['A', 'S', 'D', 'F', 'G', 'H', 'J', 'K'];
/** One letter for each place of the row without a timer; Y and Z are left out, for they change places between countries. */
export const FRAME_KEYS: Readonly<Record<Area, readonly string[]>> = {
  purple: ['A', 'S', 'D'],
  green: ['F', 'G', 'H'],
  black: ['J', 'K', 'L', 'M'],
};
export const HOME_KEY = 'B';
export const DEED_KEYS: Readonly<Record<Exclude<Deed, 'putDown'>, string>> = {
  claim: 'C',
  pickUp: 'U',
  refresh: 'N',
  finish: 'O',
  pause: 'P',
};
export const VISIT_KEYS: Readonly<Record<Visit, string>> = {
  board: 'B',
  mat: 'M',
  rivals: 'V',
  log: 'L',
  say: 'I',
  text: 'T',
  explain: 'X',
  help: '?',
};
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A key as the browser reports it. */
export interface Press {
  readonly key: string;
  readonly code: string;
}

/** The letter or digit under the finger. Some keyboards write others there: then the place of the key decides. */
export function signOf({ key, code }: Press): string {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  if (digit !== undefined && key !== '?') return digit;
  if (/^[a-z?]$/i.test(key)) return key.toUpperCase();
  return /^Key([A-Z])$/.exec(code)?.[1] ?? key;
}

export function meaningOf(press: Press, mode: Mode): Meaning | null {
  const sign = signOf(press);
  const direction = ARROWS[sign];
  if (direction !== undefined) return { to: 'step', direction };
  if (sign === 'Escape') return { to: 'do', deed: 'putDown' };
  if (/^[1-9]$/.test(sign)) return digit(Number(sign), mode);
  if (mode === 'picked') {
    const frame = frameOf(sign);
    if (frame !== null) return frame;
    if (sign === HOME_KEY) return { to: 'home' };
  }
  const worker = WORKER_KEYS.indexOf(sign);
  if (worker >= 0) return { to: 'worker', index: worker };
  const card = CARD_KEYS.indexOf(sign);
  if (card >= 0) return { to: 'card', index: card };
  const deed = DEEDS.find((one) => one !== 'putDown' && DEED_KEYS[one] === sign);
  if (deed !== undefined) return { to: 'do', deed };
  const place = VISITS.find((one) => VISIT_KEYS[one] === sign);
  return place === undefined ? null : { to: 'visit', place };
}

/** While something is asked no timer may be flipped (ACT-2), so the digits are free to answer with. */
function digit(nth: number, mode: Mode): Meaning | null {
  if (mode === 'asked') return { to: 'answer', nth: nth - 1 };
  const area = AREAS[nth - 1];
  return area === undefined ? null : { to: 'flip', area };
}

function frameOf(sign: string): Meaning | null {
  for (const area of AREAS) {
    const nth = FRAME_KEYS[area].indexOf(sign);
    if (nth >= 0) return { to: 'frame', area, nth };
  }
  return null;
}
