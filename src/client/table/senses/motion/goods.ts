import type { Millis, Seat } from '#engine';
import { type Address, allAt } from '../../../kit/address.ts';
import { about, type Topic } from '../../../kit/topic.ts';
import type { FeedItem } from '../../../net/store/session.ts';
import type { View } from '../../view/view.ts';
import { release } from './air.tsx';
import { awaitLandings, type Landing } from './landing.ts';
import { arc } from './paths.ts';
import { isSeen } from './seen.ts';

export const PURSE = ['military', 'culture', 'gold', 'votes'] as const;
type Kind = (typeof PURSE)[number];

/** As much of a deed as tells what it moves. */
export type Moved = Pick<FeedItem, 'seat' | 'command' | 'events'>;

/** Some of one kind between a place on the board and a purse. */
export interface Flight {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly count: number;
  readonly isPaid: boolean;
}

/** More of one kind look like many anyway. */
const AT_MOST = 4;
const FLIGHT: Millis = 560;
const APART: Millis = 70;

/** What a deed moves into purses and out of them, in its order. */
export const flightsOf = ({ events }: Pick<FeedItem, 'events'>): readonly Flight[] =>
  events.flatMap((event) => {
    if (event.type !== 'paid' && event.type !== 'gained') return [];
    const { seat, goods } = event;
    return PURSE.filter((kind) => (goods[kind] ?? 0) > 0).map((kind) => ({
      seat,
      kind,
      count: goods[kind] ?? 0,
      isPaid: event.type === 'paid',
    }));
  });

/** Where goods come from and costs go to: the box that was acted in, else the place that was asked for. */
function sourceOf({ seat, command, events }: Moved): readonly Address[] {
  const acted = events.find((event) => event.type === 'workerActed');
  if (acted !== undefined) return [{ of: 'box', index: acted.action }];
  if (command.type === 'act') return [{ of: 'box', index: command.action }];
  if (command.type === 'play') return [{ of: 'played' }, { of: 'rival', seat }];
  return command.type === 'claim' ? [{ of: 'achievementGain' }] : [{ of: 'privilege', seat }];
}

/** The icon that stands for something on the screen. */
export const markOf = (topic: Topic): SVGElement | undefined => {
  const { 'data-about': text } = about(topic);
  const icons = document.querySelectorAll<SVGElement>(`[data-about='${text}'] svg`);
  return [...icons].find(isSeen);
};

/** When the last of a deed's pieces has flown for so long, all of it that is seen has arrived. */
const ARRIVED = 0.92;

/** Goods fly from the box to the purse, where they count when they arrive, and costs fly out of it. */
export function showGoods(view: View, item: Moved, delay: Millis): void {
  const source = sourceOf(item)
    .flatMap((place) => allAt(place))
    .find(isSeen)
    ?.getBoundingClientRect();
  if (source === undefined) return;
  const landings: Landing[] = [];
  let nth = 0;
  for (const flight of flightsOf(item)) {
    const icon = markOf({ of: 'good', seat: flight.seat, kind: flight.kind });
    if (icon === undefined) continue;
    for (const count of loadsOf(flight.count)) {
      const after = delay + nth * APART;
      fly(icon, source, flight.isPaid, after);
      if (!flight.isPaid) landings.push({ ...flight, count, after: after + FLIGHT * ARRIVED });
      nth += 1;
    }
  }
  awaitLandings(view, landings);
}

/** How many goods each piece that flies stands for: one, but the last for all the rest. */
export const loadsOf = (count: number): readonly number[] =>
  Array.from({ length: Math.min(count, AT_MOST) }, (_, nth) => (nth === AT_MOST - 1 ? count - nth : 1));

function fly(icon: SVGElement, { left, top, width, height }: DOMRect, isPaid: boolean, delay: Millis): void {
  const purse = icon.getBoundingClientRect();
  const piece = document.createElement('i');
  piece.style.cssText = `left: ${purse.left}px; top: ${purse.top}px; line-height: 0`;
  piece.append(icon.cloneNode(true));
  const way = {
    x: left + width / 2 - purse.left - purse.width / 2,
    y: top + height / 2 - purse.top - purse.height / 2,
  };
  release(piece, arc(way), {
    duration: FLIGHT,
    delay,
    easing: 'ease-in-out',
    direction: isPaid ? 'reverse' : 'normal',
  });
}
