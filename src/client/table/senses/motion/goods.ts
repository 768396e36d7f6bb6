import type { Millis, Seat } from '#engine';
import { type Address, allAt } from '../../../kit/address.ts';
import { about } from '../../../kit/topic.ts';
import type { FeedItem } from '../../../net/store/session.ts';
import { release } from './air.tsx';
import { arc } from './paths.ts';

const PURSE = ['military', 'culture', 'gold', 'votes'] as const;
type Kind = (typeof PURSE)[number];

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
      count: Math.min(goods[kind] ?? 0, AT_MOST),
      isPaid: event.type === 'paid',
    }));
  });

/** Where goods come from and costs go to: the box that was acted in, else the place that was asked for. */
function sourceOf({ seat, command, events }: FeedItem): readonly Address[] {
  const acted = events.find((event) => event.type === 'workerActed');
  if (acted !== undefined) return [{ of: 'box', index: acted.action }];
  if (command.type === 'play') return [{ of: 'played' }, { of: 'rival', seat }];
  return command.type === 'claim' ? [{ of: 'achievementGain' }] : [{ of: 'privilege', seat }];
}

const iconOf = ({ seat, kind }: Flight): SVGElement | undefined => {
  const { 'data-about': text } = about({ of: 'good', seat, kind });
  const icons = document.querySelectorAll<SVGElement>(`[data-about='${text}'] svg`);
  return [...icons].find((icon) => icon.getBoundingClientRect().width > 0);
};

/** Goods fly from the box to the purse, and costs out of it. */
export function showGoods(item: FeedItem, delay: Millis): void {
  const source = sourceOf(item)
    .flatMap((place) => allAt(place))
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
  if (source === undefined) return;
  let nth = 0;
  for (const flight of flightsOf(item)) {
    const icon = iconOf(flight);
    for (let one = 0; one < flight.count && icon !== undefined; one += 1) {
      fly(icon, source, flight.isPaid, delay + nth * APART);
      nth += 1;
    }
  }
}

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
