import { fingerprint, score } from '#engine';
import {
  gameAfter,
  isDate,
  MOST_RECORDING_BYTES,
  printRecording,
  RECORDING_VERSION,
  type Recording,
  type RecordingFault,
  renewed,
  type SecondRecording,
  type ThirdRecording,
} from '#protocol';
import type { SavedLog } from '../../net/shelf/saved.ts';
import { askForLog, isCode } from './log.ts';

type LoadFault = 'missing' | 'unfinished' | 'offline' | 'outdated';
export type Loaded =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly fault: LoadFault };

/** A finished game by its table's code, the best of a day by its date, or one against bots by the name it is kept under in this browser. */
export async function loadRecording(of: string): Promise<Loaded> {
  if (isDate(of)) return bestOfDay(of);
  return isCode(of) ? fetchRecording(of) : keptRecording(of);
}

async function bestOfDay(date: string): Promise<Loaded> {
  const { recordingOfDay } = await import('../../net/daily/best.ts');
  const recording = await recordingOfDay(date).catch(() => undefined);
  if (recording === undefined) return { ok: false, fault: 'offline' };
  return recording === null ? { ok: false, fault: 'missing' } : { ok: true, recording };
}

async function fetchRecording(code: string): Promise<Loaded> {
  const answer = await askForLog(code).catch(() => null);
  if (answer === null || answer.status >= 500) return { ok: false, fault: 'offline' };
  if (!answer.ok) return { ok: false, fault: answer.status === 409 ? 'unfinished' : 'missing' };
  const recording = (await answer.json().catch(() => null)) as Recording | SecondRecording | ThirdRecording | null;
  if (recording === null) return { ok: false, fault: 'offline' };
  // A browser keeps what it has fetched for a year.
  if (recording.version === 2 || recording.version === 3) return { ok: true, recording: renewed(recording) };
  return recording.version === RECORDING_VERSION ? { ok: true, recording } : { ok: false, fault: 'outdated' };
}

async function keptRecording(id: string): Promise<Loaded> {
  const { shelf } = await import('../../net/shelf/shelf.ts');
  const log = await shelf.read(id).catch(() => undefined);
  return log?.saved.over ? { ok: true, recording: fromShelf(log) } : { ok: false, fault: 'missing' };
}

function fromShelf({ saved, opening: { game, secret, sealed = null, begun = null }, entries }: SavedLog): Recording {
  const last = gameAfter(game, entries);
  return {
    recording: 'pendulum',
    version: RECORDING_VERSION,
    about: '',
    endedAt: saved.savedAt,
    seats: saved.plan.chairs.map(({ name, colour, bot }) => ({ name, colour, bot })),
    opening: { game, secret },
    sealed,
    begun,
    fingerprint: fingerprint(last),
    ranking: score(last),
    entries,
  };
}

export type Opened =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly fault: RecordingFault };

/** A file that a person chose. The reader is fetched only now: it checks every field. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > MOST_RECORDING_BYTES) return { ok: false, fault: 'tooBig' };
  const { readRecording } = await import('#protocol/parse');
  return readRecording(await file.text());
}

export function saveFile(recording: Recording, name: string): void {
  saveBlob(new Blob([printRecording(recording)], { type: 'application/json' }), `pendulum-${name}.json`);
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
