import type { Bot, Dice } from '#bots';
import { type Asked, type Event, fingerprint, type Game, NOBODY, type Options, score, setup } from '#engine';
import { type Entry, type Happened, RECORDING_VERSION, type Recording } from '#protocol';
import { playOut } from './run.ts';

/** Plays a game out and keeps all of it. */
export function record(about: string, options: Options, bots: readonly Bot[], dice: Dice): Recording {
  const entries: Entry[] = [];
  const note = scribe(bots.length);
  const { game } = playOut(options, bots, dice, (asked, events) => {
    entries.push(note(entries.length + 1, asked, events));
  });
  return asRecording(about, options, entries, game);
}

export const asRecording = (about: string, options: Options, entries: readonly Entry[], game: Game): Recording => ({
  recording: 'pendulum',
  version: RECORDING_VERSION,
  about,
  endedAt: null,
  seats: options.seats.map((_, colour) => ({ name: '', colour, bot: null })),
  opening: setup(options),
  fingerprint: fingerprint(game),
  ranking: game.phase === 'over' ? score(game) : null,
  entries,
});

/** Numbers what each seat asks. */
export function scribe(players: number) {
  const counts = Array<number>(players).fill(0);
  return (seq: number, { seat, at, command }: Asked, events: readonly Event[]): Happened => {
    const nth = seat === NOBODY ? 0 : (counts[seat] ?? 0) + 1;
    if (seat !== NOBODY) counts[seat] = nth;
    return { type: 'happened', seq, seat, nth, at, command, events };
  };
}
