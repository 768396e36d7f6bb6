import { ACTIONS } from '#analysis';
import { TRACKS } from '#content';
import type { Game, Millis, Player } from '#engine';
import type { FeedItem } from '../../net/store/session.ts';

/** The story in numbers: points of every seat at every moment that changed them, and actions in each round. */
export interface History {
  readonly at: readonly Millis[];
  /** One list for each seat, as long as `at`. */
  readonly points: readonly (readonly number[])[];
  /** Round by round, seat by seat. */
  readonly actions: readonly (readonly number[])[];
  /** When each round began. */
  readonly rounds: readonly Millis[];
}

/** The same deeds as the analysis counts. */
const COUNTED: ReadonlySet<string> = new Set(ACTIONS);

export function historyOf(feed: readonly FeedItem[]): History {
  const first = feed[0]?.before;
  const seats = first?.players.length ?? 0;
  const at: Millis[] = [];
  const points: number[][] = Array.from({ length: seats }, () => []);
  const actions: number[][] = [];
  const rounds: Millis[] = [];
  const note = (when: Millis, game: Game) => {
    at.push(when);
    for (const [seat, player] of game.players.entries()) points[seat]?.push(pointsOf(player));
  };
  if (first !== undefined) note(feed[0]?.at ?? 0, first);
  for (const item of feed) {
    if (item.events.some(({ type }) => type === 'roundBegan')) rounds.push(item.at);
    const round = item.before.round - 1;
    actions[round] ??= Array.from({ length: seats }, () => 0);
    const counts = actions[round];
    if (counts !== undefined && COUNTED.has(item.command.type) && item.seat >= 0) {
      counts[item.seat] = (counts[item.seat] ?? 0) + 1;
    }
    if (item.events.some(({ type }) => type === 'gained' || type === 'legendaryGained')) note(item.at, item.after);
  }
  const last = feed.at(-1);
  if (last !== undefined) note(last.at, last.after);
  return { at, points, actions: Array.from(actions, (row) => row ?? []), rounds };
}

export const pointsOf = (player: Player): number =>
  TRACKS.reduce((sum, track) => sum + player[track], 0) + (player.legendary ? 1 : 0);
