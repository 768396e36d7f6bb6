import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprint } from '#engine';
import { readRecording } from '#protocol/parse';
import { pastOf } from './past.ts';

test.each(['privilege-claimed', 'five-players-timed'])(
  'the past of %s leads from its first move to its end',
  (file) => {
    const read = readRecording(readFileSync(new URL(`../../../../replays/${file}.json`, import.meta.url), 'utf8'));
    if (!read.ok) throw new Error(read.fault);
    const past = pastOf({ ...read.recording, game: read.recording.opening.game });
    const end = past.at(-1)?.after;
    expect(past[0]?.before).toBe(read.recording.opening.game);
    expect(end && fingerprint(end)).toBe(read.recording.fingerprint);
    for (const [nth, item] of past.entries()) if (nth > 0) expect(item.before).toBe(past[nth - 1]?.after);
  },
);
