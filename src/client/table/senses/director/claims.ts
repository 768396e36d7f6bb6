import type { AchievementId } from '#content';
import type { Seat } from '#engine';
import type { FeedItem } from '../../../net/store/session.ts';

/** Another player has claimed the achievement. */
export interface Claim {
  readonly key: number;
  readonly seat: Seat;
  readonly achievement: AchievementId;
  /** Whether the legendary token went with it, or the reward alone. */
  readonly isToken: boolean;
}

/** What others have claimed in what is new at the table; nothing of what is only caught up with. */
export function claimsIn(news: readonly FeedItem[], held: readonly Seat[]): readonly Claim[] {
  return news.flatMap(({ seq, quiet, before, events }) =>
    events.flatMap((event): readonly Claim[] => {
      if (quiet || event.type !== 'achievementClaimed' || held.includes(event.seat)) return [];
      const isToken = event.take.includes('legendary');
      return [{ key: seq, seat: event.seat, achievement: before.achievement, isToken }];
    }),
  );
}
