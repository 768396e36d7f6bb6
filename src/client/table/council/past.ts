import type { RewardId, StandingRewardId } from '#content';
import type { Event, Game, Seat } from '#engine';
import type { FeedItem } from '../../net/store/session.ts';

/** What has happened in this council so far, read from what was heard. */
export interface CouncilPast {
  readonly seq: number;
  readonly before: Game;
  /** In the new order. */
  readonly votes: readonly number[];
  readonly privilege: readonly Seat[];
  readonly offered: readonly RewardId[];
  readonly taken: readonly { readonly seat: Seat; readonly reward: RewardId | StandingRewardId }[];
  readonly quiet: boolean;
}

/** Null for a player who came after the council began. */
export function councilPast(feed: readonly FeedItem[]): CouncilPast | null {
  const from = feed.findLastIndex(({ events }) => events.some(({ type }) => type === 'councilBegan'));
  const first = feed[from];
  const began = first?.events.find((event) => event.type === 'councilBegan');
  if (first === undefined || began === undefined) return null;
  const taken = feed.slice(from).flatMap(({ events }) => events.filter(isTaken));
  return {
    seq: first.seq,
    before: first.before,
    votes: began.votes,
    privilege: began.privilege,
    offered: first.before.rewards,
    taken,
    quiet: first.quiet,
  };
}

const isTaken = (event: Event): event is Extract<Event, { type: 'rewardTaken' }> => event.type === 'rewardTaken';
