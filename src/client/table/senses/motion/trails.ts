import type { Millis, Seat } from '#engine';
import { type Address, addressText, allAt } from '../../../kit/address.ts';
import { isCalm } from '../../../kit/settings/calm.ts';
import { colourOf } from '../../view/people.ts';
import type { View } from '../../view/view.ts';
import { cuesOf } from '../director/cues.ts';
import type { Directed } from '../director/direct.ts';
import { ring, trail } from './air.tsx';
import { isOnScreen, isSeen } from './seen.ts';

/** Where things were on the screen before it was drawn anew. */
export type Stood = ReadonlyMap<string, DOMRect>;

/** Draws what others did: a trail from where to where, and a ring where it ended. */
export function showTrails(view: View, { shown }: Directed, stood: Stood): void {
  for (const { item, delay } of shown) {
    if (item.seat === view.me.peek() || item.seat < 0) continue;
    for (const { from, to } of cuesOf(item)) follow(view, item.seat, rectBefore(from, stood), rectNow(to), delay);
  }
}

function follow(view: View, seat: Seat, from: DOMRect | undefined, to: DOMRect | undefined, delay: Millis): void {
  if (to === undefined) return;
  if (from !== undefined && !isCalm()) trail(from, to, colourOf(view, seat), delay);
  ring(to, colourOf(view, seat), delay, isCalm());
}

export const rectNow = (places: readonly Address[]): DOMRect | undefined =>
  places
    .flatMap((place) => allAt(place))
    .find(isSeen)
    ?.getBoundingClientRect();

export function rectBefore(places: readonly Address[], stood: Stood): DOMRect | undefined {
  const rects = places.map((place) => stood.get(addressText(place)) ?? rectNow([place]));
  return rects.find((rect) => rect !== undefined && isOnScreen(rect));
}
