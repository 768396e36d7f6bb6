import { type Area, SAND } from '#content';
import { type Command, copy, type Game, type Millis, type Seat } from '#engine';
import type { Happened } from '#protocol';
import { type Moment, momentOf, type Watcher, walk } from '../log/walk.ts';

/** A moment at which a seat chose: it did something, or it waited until a timer turned. */
export interface Decision extends Moment {
  readonly seat: Seat;
  /** The table as the seat saw it. */
  readonly before: Game;
  readonly did: Command | null;
  /** The timer that turned while the seat waited. */
  readonly waitedFor: Area | null;
  /** What the seat did within the next seconds: two deeds in the other order are no lapse. */
  readonly soonAfter: readonly Command[];
}

const CHOICES: ReadonlySet<Command['type']> = new Set([
  'move',
  'act',
  'play',
  'pickUp',
  'claim',
  'answer',
  'takeReward',
]);

/** In seconds of the printed game: who does nothing for so long has waited, and a moment is needed to see what lies there. */
const WAITED = 8;
const NOTICE = 2;
const SOON = 10;

interface Still extends Moment {
  readonly before: Game;
}

/** All that these seats chose in a game, in the order of the log. */
export function decisionsOf(first: Game, stands: readonly Happened[], seats: readonly Seat[]): readonly Decision[] {
  const found: Decision[] = [];
  const second: Millis = first.sand.purple / SAND.purple;
  let before = copy(first);
  let last: Still = { seq: 0, at: 0, before };
  const still = new Map<Seat, Still>();
  const watcher: Watcher = {
    event(_, event, during) {
      if (event.type !== 'timerFlipped' || before.phase !== 'round' || before.timing !== 'timed') return;
      for (const [seat, { seq, at, before: then }] of still) {
        if (!seats.includes(seat) || seat === during.seat || during.at - at < WAITED * second) continue;
        found.push({
          seq,
          at: at + NOTICE * second,
          seat,
          before: then,
          did: null,
          waitedFor: event.area,
          soonAfter: [],
        });
      }
    },
    after(game, done) {
      const { seat, command } = done;
      if (seats.includes(seat) && CHOICES.has(command.type)) {
        found.push({ seq: last.seq, at: done.at, seat, before, did: command, waitedFor: null, soonAfter: [] });
      }
      before = copy(game);
      last = { ...momentOf(done), before };
      const turned = done.events.some(({ type }) => type === 'timerFlipped');
      for (const one of seats) if (turned || one === seat) still.set(one, last);
    },
  };
  walk(first, stands, [watcher]);
  return found.map((decision) => ({ ...decision, soonAfter: soonAfter(stands, decision, SOON * second) }));
}

const soonAfter = (stands: readonly Happened[], { seat, at }: Decision, time: Millis): readonly Command[] =>
  stands.flatMap((done) => (done.seat === seat && done.at >= at && done.at <= at + time ? [done.command] : []));
