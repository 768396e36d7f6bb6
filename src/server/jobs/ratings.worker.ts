import { workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { serveAsClerk } from '../machine/thread.ts';
import { type Rated, ratingsOf } from './ratings.ts';

/** Reads the database beside the thread that writes it, and reckons while nobody waits for it. */
const database = new DatabaseSync(workerData as string, { readOnly: true });
const SEEN = `FROM results JOIN tables USING (code) WHERE json_extract(terms, '$.rated') = 1
  AND results.ended_at + coalesce(json_extract(terms, '$.spectatorDelay'), 0) <= ?`;
const CHANGE = `SELECT count(*) AS n, sum(length(results.name)) AS names ${SEEN}`;
const RATED = `SELECT results.code, results.name, results.bot, results.place, results.ended_at AS endedAt
  ${SEEN} ORDER BY endedAt, results.code, place`;
let known = { state: '', text: Buffer.from('') };

// Statements are prepared anew each time: a kept one would outlive the database, which is closed once nothing asks it any more.
serveAsClerk((): Uint8Array => {
  const now = Date.now();
  const state = JSON.stringify(database.prepare(CHANGE).get(now));
  if (state !== known.state) {
    const ratings = ratingsOf(database.prepare(RATED).iterate(now) as Iterable<Rated>);
    known = { state, text: Buffer.from(JSON.stringify({ ratings })) };
  }
  return known.text;
});
