import { type Command, claim, decide, fingerprint, type Game, isRefusal, type Peek, peekInto, score } from '#engine';
import {
  type Entry,
  type Following,
  follow,
  type Happened,
  lastSeq,
  RECORDING_VERSION,
  type Recording,
  type RecordingFault,
  startFollowing,
} from '#protocol';
import { readRecording } from '#protocol/parse';

const WHY: Readonly<Record<RecordingFault, string>> = {
  tooBig: 'it is far too big',
  notJson: 'it is not JSON',
  foreign: 'it is not a recorded game',
  newer: `it is of a newer version than ${RECORDING_VERSION}`,
  damaged: 'it is damaged',
};

/** Reads a file's text, or says in a sentence why it is no recording. */
export function parseRecording(text: string): Recording | string {
  const read = readRecording(text);
  return read.ok ? read.recording : WHY[read.fault];
}

/** Folds events up to and with the entry that ends at `seq`, as everybody who follows a table does. */
export function foldTo({ opening, entries }: Recording, seq = Number.POSITIVE_INFINITY): Game {
  let following = startFollowing({ seq: 0, game: opening.game });
  for (const entry of entries) {
    if (entry.seq > seq) break;
    following = next(following, entry);
  }
  return following.game;
}

function next(following: Following, entry: Entry): Following {
  const after = follow(following, entry);
  if (after === undefined) throw new Error(`entry ${entry.seq} does not follow ${following.seq}`);
  return after;
}

/** Judges every command again, beside what was recorded. Gives the first difference; undefined if there is none. */
export function findDifference({ opening, entries, fingerprint: last, ranking }: Recording): string | undefined {
  const { game, secret } = opening;
  const peek = peekInto(secret);
  let following = startFollowing({ seq: 0, game });
  for (const entry of entries) {
    const different =
      entry.type === 'happened' ? judge(following.game, entry, peek) : judgeClaim(following, entry, peek);
    if (different !== undefined) return `at ${entry.seq}: ${different}`;
    following = next(following, entry);
    if (following.seq !== lastSeq(entry)) return `at ${entry.seq}: counted to ${following.seq}`;
  }
  if (fingerprint(following.game) !== last) return 'the last game is another';
  if (ranking !== null && !isSame(score(following.game), ranking)) return 'the ranking is another';
  return undefined;
}

function judge(game: Game, { seat, at, command, events }: Happened, peek: Peek): string | undefined {
  const ruling = decide(game, { seat, at, command }, peek);
  if (isRefusal(ruling)) return `${ruling.refused} forbids ${JSON.stringify(command)}`;
  return isSame(ruling, events) ? undefined : `${JSON.stringify(ruling)} instead of ${JSON.stringify(events)}`;
}

/** PRV-1 to PRV-4: the same claim, asked at the same time as the last thing it takes back. */
function judgeClaim({ past }: Following, entry: Extract<Entry, { type: 'rewound' }>, peek: Peek): string | undefined {
  const own = claimIn(entry);
  const last = past.at(-1)?.asked;
  if (own === undefined || last === undefined) return 'nobody claimed anything';
  const held = claim(past, { seat: entry.by, at: last.at, command: own.command }, peek);
  if (held === undefined) return 'the claim does not hold';
  const events = (one: { readonly events: unknown }) => one.events;
  if (!isSame(held.happened.map(events), entry.happened.map(events))) return 'the claim went another way';
  const lost = (one: { readonly command: unknown }) => one.command;
  return isSame(held.lost.map(lost), entry.lost.map(lost)) ? undefined : 'others lost by the claim';
}

/** The command that claimed: the last of the asker's own. */
export function claimIn({ by, happened }: Extract<Entry, { type: 'rewound' }>): Happened | undefined {
  const first = happened.findIndex(({ seat, command }) => seat !== by || isBreak(command));
  return first < 0 ? happened.at(-1) : happened[first - 1];
}

const isBreak = ({ type }: Command): boolean => type === 'pause' || type === 'resume';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
