import type { Area, CardId, ProvinceId, Resource, RewardId, Slot, StandingRewardId, Track } from '#content';
import type { Seat } from '#engine';
import { around, selectorOf } from './address.ts';
import { type GameIcon, RULE_OF_ICON } from './ruleOfIcon.ts';

/** Anything on the table that can be asked about. */
export type Topic =
  | { readonly of: 'worker'; readonly seat: Seat; readonly index: number }
  | { readonly of: 'recruit' }
  | { readonly of: 'timer'; readonly area: Area }
  | { readonly of: 'markers' }
  | { readonly of: 'moments' }
  | { readonly of: 'frame'; readonly index: number }
  | { readonly of: 'box'; readonly index: number }
  | { readonly of: 'card'; readonly card: CardId }
  | { readonly of: 'reward'; readonly reward: RewardId | StandingRewardId }
  | { readonly of: 'province'; readonly province: ProvinceId }
  | { readonly of: 'deck' }
  | { readonly of: 'achievement' }
  | { readonly of: 'privilege'; readonly place: number }
  | { readonly of: 'track'; readonly seat: Seat; readonly track: Track | 'legendary' }
  | { readonly of: 'good'; readonly seat: Seat; readonly kind: Resource | 'votes' }
  | { readonly of: 'slot'; readonly seat: Seat; readonly slot: Slot }
  | { readonly of: 'icon'; readonly icon: GameIcon; readonly name: string };

/** Marks an element as the thing a topic speaks of. */
export const about = (topic: Topic) => ({ 'data-about': JSON.stringify(topic) });

export interface Asked {
  readonly topic: Topic;
  readonly element: Element;
}

const TABLE = { of: 'table' } as const;

/** What lies under a finger or a mouse: the nearest marked thing, else the icon itself. */
export function askedAt(target: EventTarget | null): Asked | null {
  if (!(target instanceof Element) || around(target, TABLE) === null) return null;
  return markedAs(target.closest('[data-about]')) ?? iconAt(target);
}

/** What has the focus, or lies inside it; with the focus nowhere, the first thing of all. */
export function askedByFocus(): Asked | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.matches('main')) return askable()[0] ?? null;
  return askedAt(focused) ?? markedAs(focused.querySelector('[data-about]'));
}

function markedAs(element: Element | null): Asked | null {
  const topic = element?.getAttribute('data-about') ?? null;
  return element === null || topic === null ? null : { topic: JSON.parse(topic) as Topic, element };
}

function iconAt(target: Element): Asked | null {
  const icon = target.closest('svg');
  const name = icon?.querySelector('use')?.getAttribute('href')?.replace('#icon-', '');
  if (icon === null || icon === undefined || name === undefined || !isGameIcon(name)) return null;
  const said = target.closest('[title], [aria-label]');
  const text = said?.getAttribute('title') ?? said?.getAttribute('aria-label') ?? '';
  return { topic: { of: 'icon', icon: name, name: text }, element: icon };
}

export const isGameIcon = (name: string): name is GameIcon => Object.hasOwn(RULE_OF_ICON, name);

/** Everything in sight that can be asked about, each once, in the order of reading. */
function askable(): readonly Asked[] {
  const found = [...document.querySelectorAll(`${selectorOf(TABLE)} [data-about]`)]
    .filter((element) => element.getClientRects().length > 0)
    .flatMap((element) => markedAs(element) ?? []);
  return [...new Map(found.toReversed().map((asked) => [keyOf(asked), asked])).values()].toReversed();
}

/** The thing so many places further on, round and round. */
export function askedBeside(from: Asked, step: 1 | -1): Asked {
  const all = askable();
  const at = all.findIndex((asked) => keyOf(asked) === keyOf(from));
  return all.at((at + step) % all.length) ?? from;
}

const keyOf = ({ topic }: Asked): string => JSON.stringify(topic);
