import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AREAS } from '#content';
import type { Event, Seat } from '#engine';
import { settings } from '../../kit/settings/settings.ts';
import type { View } from '../view/view.ts';

/** How long it buzzes, and how long it rests in between. */
type Buzz = readonly number[];

const BUZZES: Readonly<Partial<Record<Event['type'], Buzz>>> = {
  councilCalled: [60, 60, 60],
  roundBegan: [40, 40, 80],
  achievementClaimed: [30, 40, 30],
  legendaryGained: [30, 40, 30, 40, 90],
  gameEnded: [80, 60, 80, 60, 160],
};
const OWN: Readonly<Partial<Record<Event['type'], Buzz>>> = {
  workerMoved: [12],
  workerActed: [22],
  cardPlayed: [16],
  timerFlipped: [18],
  asked: [14],
};
const REFUSED: Buzz = [28, 50, 28];
const SAND_OUT: Buzz = [35];

/** The strongest thing that happened, felt once. */
function buzzOf(events: readonly Event[], own: boolean): Buzz | null {
  const felt = events
    .map(({ type }) => BUZZES[type] ?? (own ? OWN[type] : undefined))
    .filter((buzz): buzz is Buzz => buzz !== undefined);
  return felt.toSorted((one, other) => sum(other) - sum(one))[0] ?? null;
}

const sum = (buzz: Buzz): number => buzz.reduce((total, part) => total + part, 0);

/** A short vibration where a sound would be: for a player with the sound off, on a phone. */
export function useVibration(view: View): void {
  useEffect(() => {
    if (!('vibrate' in navigator)) return undefined;
    const buzz = (pattern: Buzz | null) => {
      if (pattern !== null && settings.vibration.peek() && !document.hidden) navigator.vibrate([...pattern]);
    };
    const stops = [followFeed(view, buzz), followNotices(view, buzz), followSand(view, buzz)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [view]);
}

type Feel = (pattern: Buzz | null) => void;

function followFeed(view: View, feel: Feel): () => void {
  let last = view.session.feed.peek().at(-1)?.seq ?? -1;
  return effect(() => {
    const me: Seat | null = view.me.peek();
    const news = view.session.feed.value.filter(({ seq, quiet }) => seq > last && !quiet);
    last = Math.max(last, view.session.feed.value.at(-1)?.seq ?? -1);
    for (const { events, seat } of news) feel(buzzOf(events, seat === me));
  });
}

const followNotices = ({ session }: View, feel: Feel): (() => void) =>
  effect(() => {
    const notice = session.notice.value;
    if (notice !== null && notice.type !== 'claimWon') feel(REFUSED);
  });

function followSand(view: View, feel: Feel): () => void {
  let before = view.sandOut.peek();
  return effect(() => {
    const now = view.sandOut.value;
    const news = AREAS.some((area) => now[area] && !before[area]);
    before = now;
    if (news && settings.reminders.peek() && view.game.peek().phase === 'round') feel(SAND_OUT);
  });
}
