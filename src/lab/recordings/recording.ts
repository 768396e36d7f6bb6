import type { Bot, Dice } from '#bots';
import {
  type Agreed,
  type Asked,
  type Event,
  fingerprint,
  type Game,
  NOBODY,
  type Opening,
  type Options,
  type Sealed,
  score,
  setup,
} from '#engine';
import { seal, setupSealed } from '#engine/sealed';
import { type Entry, type Happened, RECORDING_VERSION, type Recording } from '#protocol';
import { playFrom } from '../games/playOut.ts';

/** Plays a game out and keeps all of it. */
export const record = (about: string, options: Options, bots: readonly Bot[], dice: Dice): Recording =>
  recordFrom(about, setup(options), null, bots, dice);

/** The same with secret decks from a sealed seed. */
export function recordSealed(about: string, seed: string, agreed: Agreed, bots: readonly Bot[], dice: Dice): Recording {
  const opening = setupSealed(seed, agreed);
  return recordFrom(about, opening, seal(seed, opening), bots, dice);
}

function recordFrom(about: string, opening: Opening, sealed: Sealed | null, bots: readonly Bot[], dice: Dice) {
  const entries: Entry[] = [];
  const note = scribe(bots.length);
  const { game } = playFrom(opening, bots, dice, (asked, events) => {
    entries.push(note(entries.length + 1, asked, events));
  });
  return asRecording(about, opening, sealed, entries, game);
}

export const asRecording = (
  about: string,
  opening: Opening,
  sealed: Sealed | null,
  entries: readonly Entry[],
  game: Game,
): Recording => ({
  recording: 'pendulum',
  version: RECORDING_VERSION,
  about,
  endedAt: null,
  seats: opening.game.players.map((_, colour) => ({ name: '', colour, bot: null })),
  opening,
  sealed,
  begun: null,
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
