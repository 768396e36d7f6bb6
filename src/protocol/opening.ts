import { boardFor } from '#content';
import { fingerprint, type Game, setup, type Worker } from '#engine';
import { follow, lastSeq, startFollowing } from './follower.ts';
import {
  MOST_RECORDING_BYTES,
  RECORDING_VERSION,
  type RecordedSeat,
  type Recording,
  type RecordingFault,
  renewed,
  type SecondRecording,
  type ThirdRecording,
} from './recording.ts';
import {
  type FirstRecording,
  firstRecording,
  fourthRecording,
  secondRecording,
  thirdRecording,
} from './recordingShape.ts';

export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly fault: RecordingFault };

/** A file's text as a game that can be drawn at every moment, or why not. Files of earlier versions are read as well. */
export function readRecording(text: string): ReadRecording {
  if (text.length > MOST_RECORDING_BYTES) return no('tooBig');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no('notJson');
  }
  if (typeof value !== 'object' || value === null || !('recording' in value)) return no('foreign');
  if (value.recording !== 'pendulum' || !('version' in value) || !Number.isInteger(value.version)) return no('foreign');
  if (Number(value.version) > RECORDING_VERSION) return no('newer');
  const recording = READERS[Number(value.version)]?.(value);
  return recording !== undefined && isWhole(recording) ? { ok: true, recording } : no('damaged');
}

const no = (fault: RecordingFault): ReadRecording => ({ ok: false, fault });

/** The value itself is taken, not the parser's copy, so that what is written again is the same to the letter. */
const fourth = (value: object): Recording | undefined =>
  fourthRecording.safeParse(value).success ? (value as Recording) : undefined;

const third = (value: object): Recording | undefined =>
  thirdRecording.safeParse(value).success ? renewed(value as ThirdRecording) : undefined;

const second = (value: object): Recording | undefined =>
  secondRecording.safeParse(value).success ? renewed(value as SecondRecording) : undefined;

function first(value: object): Recording | undefined {
  if (!firstRecording.safeParse(value).success) return undefined;
  const { options, entries, about, fingerprint: last, ranking } = value as FirstRecording;
  try {
    return {
      recording: 'pendulum',
      version: RECORDING_VERSION,
      about,
      endedAt: null,
      seats: options.seats.map((_, colour): RecordedSeat => ({ name: '', colour, bot: null })),
      opening: setup(options),
      sealed: null,
      begun: null,
      fingerprint: last,
      ranking,
      entries,
    };
  } catch {
    return undefined;
  }
}

const READERS: Readonly<Record<number, (value: object) => Recording | undefined>> = {
  1: first,
  2: second,
  3: third,
  4: fourth,
};

/** Do the entries follow one another, is every game between them one that a board can hold, and is the last the one that was kept? */
function isWhole({ seats, opening, entries, fingerprint: last, ranking }: Recording): boolean {
  const { game } = opening;
  if (game.options.seats.length !== seats.length || game.players.length !== seats.length) return false;
  if (ranking?.standings.some(({ seat }) => seat >= seats.length)) return false;
  if (!isSound(game)) return false;
  try {
    let following = startFollowing({ seq: 0, game });
    for (const entry of entries) {
      const next = follow(following, entry);
      if (next === undefined || next.seq !== lastSeq(entry) || next === following || !isSound(next.game)) return false;
      following = next;
    }
    return fingerprint(following.game) === last;
  } catch {
    return false;
  }
}

function isSound({ players, privilege, circles, onClock }: Game): boolean {
  const { frames, actions } = boardFor(players.length);
  const stands = ({ spot, space }: Worker): boolean =>
    spot === 'mat' || space < (spot === 'frame' ? frames.length : actions.length);
  if (!players.every((player, seat) => privilege.includes(seat) && player.workers.every(stands))) return false;
  const counts = players.every(({ military, culture, gold, votes, power, prestige, popularity }) =>
    [military, culture, gold, votes, power, prestige, popularity].every((held) => held >= 0),
  );
  return counts && circles.includes('timer') && (onClock ?? 0) < players.length;
}
