import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allActions, analyse } from '#analysis';
import { copy, decide, evolve, type Game, isRefusal, legal, peekInto, setup } from '#engine';
import { readRecording } from '#protocol/parse';
import { tableOptions } from '#testkit';
import { pastOf } from '../../net/store/past.ts';
import type { FeedItem } from '../../net/store/session.ts';
import { historyOf, pointsOf } from './history.ts';

/** A short stretch of play: always the first thing that is legal. */
function feedOf(moves: number): readonly FeedItem[] {
  const { game: first, secret } = setup(tableOptions({ seats: 3 }));
  let game: Game = first;
  const feed: FeedItem[] = [];
  for (let seq = 1, at = 0; feed.length < moves; at += 1000) {
    for (const seat of [0, 1, 2]) {
      const command = legal(game, seat, at).find(({ type }) => type !== 'pause' && type !== 'refresh');
      if (command === undefined) continue;
      const events = decide(copy(game), { seat, at, command }, peekInto(secret));
      if (isRefusal(events)) continue;
      const after = events.reduce(evolve, game);
      feed.push({ seq, seat, at, command, events, before: game, after, quiet: false });
      game = after;
      seq += 1;
    }
  }
  return feed;
}

test('the story ends where the game does', () => {
  const feed = feedOf(60);
  const history = historyOf(feed);
  const last = feed.at(-1)?.after;
  expect(history.points.map((seat) => seat.at(-1))).toEqual(last?.players.map(pointsOf));
  expect(history.points.every((seat) => seat.length === history.at.length)).toBe(true);
});

test('a game has as many actions in each round here as in its analysis', () => {
  const read = readRecording(readFileSync('replays/five-players-timed.json', 'utf8'));
  if (!read.ok) throw new Error(read.fault);
  const { recording } = read;
  const counts = analyse(recording.opening.game, recording.entries).actions.map((round) => round.map(allActions));
  expect(historyOf(pastOf({ ...recording, game: recording.opening.game })).actions).toEqual(counts);
});

test('nobody tells a story of nothing', () => {
  expect(historyOf([])).toEqual({ at: [], points: [], actions: [], rounds: [] });
});
