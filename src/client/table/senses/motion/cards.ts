import type { Seat } from '#engine';
import { allAt } from '../../../kit/address.ts';
import type { AnyCard, Shown, View } from '../../view/view.ts';
import type { Directed } from '../director/direct.ts';
import { type Reading, readingsOf } from '../director/readings.ts';
import { placeAround } from './laid.ts';
import { rectBefore, rectNow, type Stood } from './trails.ts';

/** A card that others lay down is new to the eye, an own one is not. */
const LASTS = { own: 900, others: 1500 } as const;
/** More at once could not be read. */
const AT_MOST = 3;

/** In rem, as wide as it can be read. */
const WIDTHS: Readonly<Record<AnyCard['of'], number>> = { card: 9.5, province: 7, reward: 9.5 };
const TALL: Readonly<Record<AnyCard['of'], number>> = { card: 1.5, province: 1.9, reward: 1.5 };

/** Lets cards be read that were played or taken. */
export function showCards(view: View, { shown }: Directed, stood: Stood): void {
  const me = view.me.peek();
  const lying = view.cards.peek().length;
  const readings = shown.flatMap(({ item, delay }) =>
    readingsOf(item, me).map((reading) => ({ reading, item, delay })),
  );
  const cards = readings.flatMap(({ reading, item, delay }, nth) =>
    cardOf(reading, { key: `${item.seq}-${nth}`, delay, nth: lying + nth }, stood, me),
  );
  if (cards.length > 0) view.cards.value = [...view.cards.peek(), ...cards].slice(-AT_MOST);
}

interface Turn {
  readonly key: string;
  readonly delay: number;
  /** How many lie there already. */
  readonly nth: number;
}

function cardOf(reading: Reading, { key, delay, nth }: Turn, stood: Stood, me: Seat | null): readonly Shown[] {
  const from = rectBefore(reading.from, stood);
  const to = rectNow(reading.to);
  if (from === undefined || to === undefined) return [];
  const { seat, face, isTurned } = reading;
  const isThere = reading.readAt === 'from';
  const at = placeAround(isThere ? from : to, sizeOf(reading, from), screenSize(), isThere ? 0 : nth);
  return [{ key, seat, face, from, at, to, isTurned, delay, lasts: seat === me ? LASTS.own : LASTS.others }];
}

/** On a phone what is said and the own workers lie below the board, and stay in sight. */
function screenSize() {
  const own = allAt({ of: 'ownStrip' });
  const below = own.length === 0 ? [] : [...own, ...allAt({ of: 'hint' })].map((one) => one.getBoundingClientRect());
  // On a phone that lies on its side they stand beside it.
  const tops = below.map(({ top }) => top).filter((top) => top > innerHeight / 2);
  return { width: innerWidth, height: Math.min(innerHeight, ...tops) };
}

/** A card that is read where it lay is no smaller than it was there. */
function sizeOf({ face: { of }, readAt }: Reading, from: DOMRect) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = Math.max(WIDTHS[of] * rem, readAt === 'from' ? Math.min(from.width, 2 * WIDTHS[of] * rem) : 0);
  return { width, height: width * TALL[of] };
}
