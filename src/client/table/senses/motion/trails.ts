import type { Millis, Seat } from '#engine';
import { type Address, addressText, allAt } from '../../../kit/address.ts';
import { isCalm } from '../../../kit/settings/calm.ts';
import { colourOf } from '../../view/people.ts';
import type { View } from '../../view/view.ts';
import { cuesOf } from '../director/cues.ts';
import type { Directed } from '../director/direct.ts';
import { ring, trail } from './air.tsx';

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

const isSeen = (rect: DOMRect): boolean =>
  rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;

export function rectNow(places: readonly Address[]): DOMRect | undefined {
  const rects = places.flatMap((place) => allAt(place)).map((element) => element.getBoundingClientRect());
  return rects.find(isSeen);
}

export function rectBefore(places: readonly Address[], stood: Stood): DOMRect | undefined {
  const rects = places.map((place) => stood.get(addressText(place)) ?? rectNow([place]));
  return rects.find((rect) => rect !== undefined && isSeen(rect));
}
