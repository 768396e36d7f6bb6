import { type Past, startFollowing } from '#protocol';
import { type FeedItem, followed } from '#protocol/guest';

/** All that happened in a game and was not taken back, as a player saw it who sat there from the beginning. */
export function pastOf({ game, entries }: Past): readonly FeedItem[] {
  let following = startFollowing({ seq: 0, game });
  let past: readonly FeedItem[] = [];
  for (const entry of entries) {
    const next = followed(following, entry, true);
    if (next === undefined) return past;
    following = next.following;
    const kept = entry.type === 'happened' ? past : past.filter(({ seq }) => seq <= entry.to);
    past = [...kept, ...next.items];
  }
  return past;
}
