import type { Area, Row } from '#content';
import {
  boardOf,
  type Command,
  chooserNow,
  copy,
  type Event,
  evolve,
  fingerprint,
  type Game,
  isRefusal,
  legal,
  type Millis,
  NOBODY,
  type OwnGame,
  type Peek,
  type Player,
  peekInto,
  play,
  type RefusalId,
  type Seat,
  type Secret,
  type Worker,
} from '#engine';
import { type ActionName, actionNamed, frameOver } from './board.ts';
import { done, due, ready, takeReward } from './commands.ts';

/** Wherever a worker can be put to set up a situation. */
export type Standing = 'mat' | readonly ['frame' | 'box', ActionName, Row];

/** A game that tests drive by hand. All but `game` and the questions answers with the table, to go on. */
export interface Table {
  /** The table's own: a test may change it in place. */
  readonly game: OwnGame;
  readonly secret: Secret;
  readonly peek: Peek;
  /** All that happened at this table so far. */
  readonly events: readonly Event[];
  readonly now: Millis;
  readonly player: (seat: Seat) => Player;
  readonly timer: (area: Area) => Game['timers'][Area];
  readonly action: (name: ActionName, row: Row) => number;
  readonly frame: (name: ActionName, row: Row) => number;
  /** Sets the clock: '0:44', '1:30.5', or milliseconds. */
  readonly at: (time: string | Millis) => Table;
  readonly seat: (seat: Seat) => SeatAtTable;
  /** The table itself says that something is due. */
  readonly due: () => readonly Event[];
  /** Puts the game into a situation directly, judging nothing. */
  readonly set: (change: Partial<Game>) => Table;
  readonly has: (seat: Seat, change: Partial<Player>) => Table;
  readonly worker: (seat: Seat, worker: number, where: Standing, grande?: boolean) => Table;
  readonly timerOn: (area: Area, row: Row, sandOut?: Millis) => Table;
  /** Runs the first placement by the first legal frames and begins round 1 at this instant. */
  readonly placed: () => Table;
  /** Knocks off all markers but those needed, so that the next purple flip calls council, and flips it. */
  readonly called: () => Table;
  /** Runs on to a step of the council; rewards are the printed ones, answers the first legal ones. */
  readonly council: (step: 'rewards' | 'discards' | 'moves' | 'over') => Table;
  /** From council step 5 into the next round. */
  readonly nextRound: () => Table;
}

export interface SeatAtTable {
  /** Asks, and insists that it happens; gives what happened. */
  readonly does: (...commands: readonly Command[]) => readonly Event[];
  /** Asks only; nothing changes. */
  readonly tries: (command: Command) => Trial;
  readonly may: (...types: readonly Command['type'][]) => readonly Command[];
  /** Exactly these are legal, in any order: of the types named or, unnamed, of all but table talk. */
  readonly mayDoExactly: (commands: readonly Command[], ...types: readonly Command['type'][]) => void;
}

export interface Trial {
  readonly refused: RefusalId | undefined;
  readonly refusedBy: (id: RefusalId) => void;
  readonly allowed: () => void;
}

const TABLE_TALK: readonly string[] = ['pause', 'resume', 'done', 'ready', 'callTime', 'voteTiming'];

export function sitDown(start: Game, secret: Secret): Table {
  let game = copy(start);
  let now = 0;
  const peek = peekInto(secret);
  const events: Event[] = [];

  /** Every command of every test proves that folding what happened is the same as playing. */
  function ask(seat: Seat, command: Command): readonly Event[] {
    const before = game;
    game = copy(before);
    const ruling = play(game, { seat, at: now, command }, peek);
    if (isRefusal(ruling)) {
      game = before;
      throw new Error(`seat ${seat} may not ${JSON.stringify(command)}: ${ruling.refused}`);
    }
    const folded = ruling.reduce(evolve, before);
    if (fingerprint(folded) !== fingerprint(game)) throw new Error(`folding ${command.type} differs from playing it`);
    events.push(...ruling);
    return ruling;
  }

  function tries(seat: Seat, command: Command): Trial {
    const before = fingerprint(game);
    const after = copy(game);
    const ruling = play(after, { seat, at: now, command }, peek);
    const refused = isRefusal(ruling) ? ruling.refused : undefined;
    if (refused !== undefined && fingerprint(after) !== before)
      throw new Error(`${refused} refused, but changed things`);
    return {
      refused,
      refusedBy: (id) => insist(refused === id, `${describe(command)} refused by ${id}, not ${refused ?? 'allowed'}`),
      allowed: () => insist(refused === undefined, `${describe(command)} allowed, not refused by ${refused}`),
    };
  }

  function may(seat: Seat, types: readonly string[]): readonly Command[] {
    const wanted = ({ type }: Command) => (types.length === 0 ? !TABLE_TALK.includes(type) : types.includes(type));
    return legal(game, seat, now).filter(wanted);
  }

  function mayDoExactly(seat: Seat, commands: readonly Command[], types: readonly string[]): void {
    const found = may(seat, types).map(describe);
    const expected = commands.map(describe);
    const extra = found.filter((one) => !expected.includes(one));
    const missing = expected.filter((one) => !found.includes(one));
    insist(extra.length + missing.length === 0, `exactly these; also legal: ${extra}; not legal: ${missing}`);
  }

  const change = (seat: Seat, wanted: Partial<Player>): Partial<Game> => ({
    players: game.players.map((player, other) => (other === seat ? { ...player, ...wanted } : player)),
  });

  const self: Table = {
    get game() {
      return game;
    },
    get now() {
      return now;
    },
    secret,
    peek,
    events,
    player: (seat) => game.players[seat] as Player,
    timer: (area) => game.timers[area],
    action: (name, row) => actionNamed(boardOf(game), name, row),
    frame: (name, row) => frameOver(boardOf(game), name, row),
    at(time) {
      now = typeof time === 'string' ? millis(time) : time;
      return self;
    },
    seat: (seat) => ({
      does: (...commands) => commands.flatMap((command) => ask(seat, command)),
      tries: (command) => tries(seat, command),
      may: (...types) => may(seat, types),
      mayDoExactly: (commands, ...types) => mayDoExactly(seat, commands, types),
    }),
    due: () => ask(NOBODY, due),
    set(wanted) {
      game = copy({ ...game, ...wanted });
      return self;
    },
    has: (seat, wanted) => self.set(change(seat, wanted)),
    worker(seat, index, where, grande) {
      const { workers } = self.player(seat);
      const kind = grande ?? workers[index]?.grande ?? false;
      const moved: Worker =
        where === 'mat'
          ? { grande: kind, spot: 'mat', space: 0 }
          : {
              grande: kind,
              spot: where[0],
              space: self[where[0] === 'frame' ? 'frame' : 'action'](where[1], where[2]),
            };
      return self.has(seat, { workers: Object.assign(workers.slice(), { [index]: moved }) });
    },
    timerOn: (area, row, sandOut = 0) => self.set({ timers: { ...game.timers, [area]: { row, sandOut } } }),
    placed() {
      for (const seat of [...people(game), ...people(game)]) firstLegal(self, seat, 'move');
      for (const seat of people(game)) ask(seat, ready);
      return self;
    },
    called() {
      const row = game.timers.purple.row;
      self.set({ circles: row === 'top' ? ['timer', 'open', 'marker', 'open'] : ['marker', 'open', 'timer', 'open'] });
      if (game.timing === 'untimed') self.set({ timing: 'timed' });
      self.at(Math.max(now, game.timers.purple.sandOut));
      ask(people(game)[0] ?? 0, { type: 'flip', area: 'purple' });
      return self;
    },
    council(step) {
      if (game.phase === 'round') self.called();
      if (game.phase === 'called') for (const seat of people(game)) if (!self.player(seat).done) ask(seat, done);
      while (game.phase === 'rewards' && step !== 'rewards') chooseFavour(self, ask);
      while (game.phase === 'discards' && step !== 'discards') answerFirst(self);
      return self;
    },
    nextRound() {
      self.council('moves').at(Math.max(now, ...Object.values(game.timers).map(({ sandOut }) => sandOut)));
      for (const seat of people(game)) if (!self.player(seat).ready) ask(seat, ready);
      return self;
    },
  };
  return self;
}

const people = (game: Game): readonly Seat[] => game.privilege.filter((seat) => seat !== NOBODY);

function firstLegal(at: Table, seat: Seat, type: Command['type']): void {
  const command = at.seat(seat).may(type)[0];
  if (command !== undefined) at.seat(seat).does(command);
}

function chooseFavour(at: Table, ask: (seat: Seat, command: Command) => unknown): void {
  const chooser = chooserNow(at.game) ?? 0;
  if (at.player(chooser).todo.length === 0) ask(chooser, takeReward('favour'));
  else firstLegal(at, chooser, 'answer');
}

function answerFirst(at: Table): void {
  for (const seat of at.game.players.keys()) if (at.player(seat).todo.length > 0) firstLegal(at, seat, 'answer');
}

/** '1:30.5' is 90,500 ms. */
export function millis(time: string): Millis {
  const [minutes = '0', seconds = '0'] = time.split(':');
  return Math.round(Number(minutes) * 60_000 + Number(seconds) * 1000);
}

const describe = (command: Command): string => JSON.stringify(command);

function insist(holds: boolean, expected: string): void {
  if (!holds) throw new Error(`expected ${expected}`);
}
