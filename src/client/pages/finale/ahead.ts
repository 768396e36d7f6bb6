import { type Curve, type TurningPoint, turningPointsOf } from '#analysis';
import type { Happened } from '#protocol';
import type { FeedItem, Session } from '../../net/store/session.ts';
import { askTeacher } from '../../net/teacher/asking/ask.ts';

const known = new WeakMap<Session, Curve>();

/** Asks for the true chances so far, while the last council sits: its finale waits for nothing. */
export function askAhead(session: Session): () => void {
  const feed = session.feed.peek();
  const [first] = feed;
  if (first?.seq !== 1 || first.before.players.length === 1) return () => undefined;
  return askTeacher('curve', { first: first.before, stands: feed.map(happened) }, (curve) => known.set(session, curve));
}

/** Where a game turned that this page has seen: by the true chances if they have come, else at a glance. */
export const turnsIn = (session: Session): readonly TurningPoint[] => turnsOf(session.feed.peek(), known.get(session));

/** Only who has seen the whole game knows where it turned. What came after the question is the last council. */
export function turnsOf(feed: readonly FeedItem[], curve: Curve | undefined): readonly TurningPoint[] {
  const [first] = feed;
  if (first?.seq !== 1) return [];
  const stands = feed.slice(0, curve === undefined ? feed.length : curve.length - 1).map(happened);
  return turningPointsOf(first.before, stands, curve);
}

const happened = ({ seq, seat, at, command, events }: FeedItem): Happened => ({
  type: 'happened',
  seq,
  seat,
  nth: 0,
  at,
  command,
  events,
});
