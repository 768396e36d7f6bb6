import type { Area, CardId, CharacterId, ProvinceId, RewardId, Row, Slot, StandingRewardId, Track } from '#content';
import type { Seat } from '#engine';

/** Parts of the screen and buttons that are there once. */
const PARTS = [
  'table',
  'board',
  'mat',
  'crew',
  'hand',
  'played',
  'tracks',
  'privileges',
  'provinces',
  'achievementGain',
  'log',
  'inWords',
  'say',
  'question',
  'popover',
  'guarded',
  'faceToFace',
  'undo',
  'hold',
  'about',
  'tip',
  'claimed',
  'council',
  'councilSide',
  'councilProvinces',
  'offers',
  'deeds',
  'stage',
  'air',
  'claim',
  'pickUp',
  'refresh',
  'finish',
  'takeBack',
  'councilFinish',
  'councilTakeBack',
  'pause',
  'lookAtTable',
  'confirm',
  'startOver',
  'hint',
  'bar',
  'seats',
  'ownStrip',
  'timers',
  'purse',
  'brief',
  'tabs',
  'rivals',
  'inspected',
  'matTracks',
  'matStock',
  'inspectedCards',
  'coach',
  'guide',
  'teacher',
  'strayed',
  'onward',
  'nextLesson',
  'notices',
  'removal',
  'end',
  'finale',
  'ranking',
  'startPlay',
  'quick',
  'findTable',
  'searching',
  'quickBanner',
  'joinGame',
  'takenOver',
  'continue',
  'home',
  'along',
  'absent',
  'sitDown',
  'ownSeat',
  'ownCharacter',
  'lobbyTools',
  'invite',
  'licences',
  'operator',
  'keyList',
  'ruleSheet',
  'replay',
  'analysis',
  'analyse',
  'lapses',
  'practice',
  'puzzle',
  'sandbox',
  'counsel',
  'askCounsel',
  'timeline',
  'decks',
  'moreMenu',
  'playOn',
  'whatIf',
  'chart',
  'shareCard',
  'history',
  'takeName',
  'players',
  'statistics',
  'soloFree',
  'soloTools',
  'textLink',
] as const;
export type Part = (typeof PARTS)[number];

/** Everything on the screen that can be touched, pointed at or travels. Code that looks for it asks by its address, never by its looks. */
export type Address =
  | { readonly of: Part }
  | { readonly of: 'worker'; readonly seat: Seat; readonly index: number }
  /** The place on the mat of a worker who stands on the board. */
  | { readonly of: 'away'; readonly index: number }
  | { readonly of: 'frame' | 'box' | 'crewPlace'; readonly index: number }
  | { readonly of: 'row'; readonly area: Area; readonly row: Row }
  | { readonly of: 'area' | 'timer' | 'stripTimer' | 'glass' | 'flip'; readonly area: Area }
  | { readonly of: 'card'; readonly card: CardId }
  | { readonly of: 'province'; readonly province: ProvinceId }
  | { readonly of: 'privilege' | 'rival' | 'standing' | 'chooser' | 'manners'; readonly seat: Seat }
  | { readonly of: 'track'; readonly character: CharacterId; readonly track: Track }
  | { readonly of: 'tab' | 'page' | 'dot' | 'notice' | 'banner'; readonly name: string }
  /** Where the token of an untimed round stands. */
  | { readonly of: 'moment'; readonly space: number }
  /** What is missing to pay for an action. */
  | { readonly of: 'short'; readonly index: number }
  /** Offers: to move a worker, to act with it, to answer a question, to take a reward. */
  | { readonly of: 'move'; readonly to: number; readonly worker: number }
  | { readonly of: 'home'; readonly worker: number }
  | { readonly of: 'act'; readonly action: number; readonly worker: number }
  | { readonly of: 'conquer' | 'discard' | 'faceUp'; readonly province: ProvinceId | 'deck' }
  | { readonly of: 'tuck'; readonly slot: Slot }
  | { readonly of: 'way' | 'answer'; readonly nth: number }
  | { readonly of: 'more' | 'less'; readonly kind: string }
  | { readonly of: 'offer'; readonly reward: RewardId | StandingRewardId }
  /** A button of the table as text, by its command. */
  | { readonly of: 'deed'; readonly command: string };

type Open<A> = A extends Address ? { readonly of: A['of'] } & Partial<Omit<A, 'of'>> : never;
/** An address, or its beginning: `{ of: 'move' }` is every offer to move, `{ of: 'act', action: 4 }` every worker that would act there. */
export type Pointer = Open<Address>;

/** Values that come after another, in whatever order they are given. */
const LAST: readonly string[] = ['index', 'row', 'track', 'worker'];

/** As it is written on an element: its name, then its values, such as `move-13-1`. */
export function addressText(pointer: Pointer): string {
  const { of, ...rest } = pointer;
  const values = Object.entries(rest).filter(([, value]) => value !== undefined);
  const sorted = values.sort(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other));
  return [of, ...sorted.map(([, value]) => value)].join('-');
}

/**
 * Writes an address on an element. Sheets ask for its name alone, in an attribute of its own: a rule that asked for the whole
 * would have all within the element styled anew whenever another card or province comes to lie there.
 */
export const address = (of: Address) => ({ 'data-at': addressText(of), 'data-thing': of.of });

/** The CSS selector of an address, or of one inside another; for tests in the browser, too. */
export const selectorOf = (...path: readonly Pointer[]): string => path.map(selector).join(' ');

/** `|=` is for this text, and for all that goes on with a hyphen behind it. */
const selector = (pointer: Pointer): string => `[data-at|=${JSON.stringify(addressText(pointer))}]`;

/** All at an address, or at one inside another. */
export const allAt = (...path: readonly Pointer[]): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selectorOf(...path)),
];

/** All with one of these addresses, in the order of the page. */
export const allOf = (...pointers: readonly Pointer[]): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(pointers.map(selector).join()),
];

/** Everything with the address of this element, which may have been drawn anew. */
export const allAtSame = ({ dataset: { at } }: HTMLElement): readonly HTMLElement[] =>
  at === undefined ? [] : [...document.querySelectorAll<HTMLElement>(`[data-at=${JSON.stringify(at)}]`)];

/** The values behind the name of an element's address: of `move-13-1` they are 13 and 1. */
export const valuesAt = (element: HTMLElement): readonly string[] => (element.dataset.at ?? '').split('-').slice(1);

export const isAt = (element: HTMLElement, of: Address['of']): boolean =>
  (element.dataset.at ?? '').split('-')[0] === of;

/** The nearest of these around an element. */
export const around = (element: Element, ...pointers: readonly Pointer[]): HTMLElement | null =>
  element.closest<HTMLElement>(pointers.map(selector).join());
