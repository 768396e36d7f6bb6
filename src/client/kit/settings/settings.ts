import { effect, type Signal, signal } from '@preact/signals';
import { isLanguage, type Language } from '#words';

const PREFIX = 'pendulum.';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const DETAILS = ['little', 'some', 'all'] as const;
export type Detail = (typeof DETAILS)[number];

/** Off: at once. Undo: after a moment in which it can be taken back. Hold: once it has been held, or touched again. */
export const GUARDS = ['off', 'undo', 'hold'] as const;
export type Guarding = (typeof GUARDS)[number];

/** Where rude words are hidden. */
export const FILTERS = ['public', 'always', 'never'] as const;
export type Filter = (typeof FILTERS)[number];

export const RATES = { least: 0.5, most: 4 } as const;

export const LOUDNESS = ['music', 'pieces', 'timers'] as const;
/** What has a volume of its own. */
export type Loudness = (typeof LOUDNESS)[number];
const USUALLY_LOUD = 0.7;

/** What a person chose on this browser. Kept here only; there are no accounts. */
export const settings = {
  /** null follows the browser. */
  language: kept<Language | null>('language', null, (value) => value === null || isLanguage(value)),
  /** Dark is how the game is meant; another is chosen. */
  theme: kept<Theme>('theme', 'dark', (value) => THEMES.some((theme) => theme === value)),
  /** A game was played to its end here, so this is no newcomer. */
  seasoned: kept('seasoned', false, isBoolean),
  name: kept('name', '', (value) => typeof value === 'string'),
  /** The name that this browser can prove; empty for a guest. */
  proven: kept('proven', '', (value) => typeof value === 'string'),
  /** How loud, from 0 to 1. */
  loudness: {
    music: kept('music', savesData() ? 0 : loudBefore(), isShare),
    pieces: kept('pieces', loudBefore(), isShare),
    timers: kept('timers', loudBefore(), isShare),
  },
  muted: kept('muted', false, isBoolean),
  reminders: kept('reminders', true, isBoolean),
  /** What happens before a deed that is often regretted. */
  guard: kept<Guarding>('guard', recall('confirmFlip') === true ? 'hold' : 'undo', (value) =>
    GUARDS.some((guard) => guard === value),
  ),
  /** Everyone's mat lies at their own edge of the screen. */
  faceToFace: kept('faceToFace', false, isBoolean),
  notifications: kept('notifications', false, isBoolean),
  calm: kept('calm', false, isBoolean),
  /** Characters say a line now and then. */
  lines: kept('lines', true, isBoolean),
  coach: kept('coach', false, isBoolean),
  /** A newcomer's first game is spoken through. */
  guide: kept('guide', true, isBoolean),
  /** The log is told in words instead of signs; null: as long as one is guided. */
  inWords: kept<boolean | null>('inWords', null, (value) => value === null || isBoolean(value)),
  /** Pieces and surfaces stay flat drawings. */
  flat: kept('flat', false, isBoolean),
  /** Letters and digits act without a modifier. */
  shortcuts: kept('shortcuts', true, isBoolean),
  filter: kept<Filter>('filter', 'public', (value) => FILTERS.some((filter) => filter === value)),
  vibration: kept('vibration', true, isBoolean),
  /** How much a screen reader is told by itself. */
  announced: kept<Detail>('announced', 'some', (value) => DETAILS.some((detail) => detail === value)),
  /** How fast that is spoken; 1 is usual. */
  rate: kept('rate', 1, (value) => typeof value === 'number' && value >= RATES.least && value <= RATES.most),
  /** The game speaks for itself, without a screen reader. */
  voice: kept('voice', false, isBoolean),
} as const;

/** There was one volume for everything: who chose it finds all three there. */
function loudBefore(): number {
  const volume = recall('volume');
  return isShare(volume) ? volume : USUALLY_LOUD;
}

/** Not every browser says how it is connected. */
interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/** Who pays for every byte has no music fetched, unless asked for. */
function savesData(): boolean {
  const visitor = globalThis.navigator as (Navigator & Line) | undefined;
  return visitor?.connection?.saveData === true;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function kept<T>(key: string, usual: T, fits: (value: unknown) => boolean): Signal<T> {
  const found = recall(key);
  const setting = signal<T>(found !== undefined && fits(found) ? (found as T) : usual);
  let known = setting.value;
  effect(() => {
    if (setting.value !== known) remember(key, setting.value);
    known = setting.value;
  });
  return setting;
}

/** A browser that keeps nothing still plays. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The keys of all that is kept. */
export function namesKept(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

/** Applies theme and calm motion to the page. */
export function followSettings(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme.value === 'system') delete dataset.theme;
    else dataset.theme = settings.theme.value;
    dataset.motion = settings.calm.value ? 'calm' : 'full';
  });
}
