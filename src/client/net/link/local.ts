import {
  alarm,
  copy,
  decide,
  evolve,
  type Game,
  isRefusal,
  legal,
  type Millis,
  NOBODY,
  type Options,
  peekInto,
  type Seat,
  setup,
} from '#engine';
import {
  type Chair,
  type ClientMessage,
  type Happened,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Table,
} from '#protocol';
import type { OpenLink } from './link.ts';

export interface LocalTable {
  readonly options: Options;
  /** Seats that move by chance; the others are held by this browser. */
  readonly bots: readonly Seat[];
  readonly names?: readonly string[];
  /** Where to begin instead of at the first placement. */
  readonly game?: Game;
  readonly at?: Millis;
  /** What led there; whoever sits down hears it first. */
  readonly past?: readonly Happened[];
  /** How often one of the bots moves. */
  readonly every?: Millis;
  /** How long an answer takes, to see what a slow network looks like. */
  readonly delay?: Millis;
}

/** A table in the page itself: no server, no claims, no storage. For demonstrations and for building screens. */
export const localLink =
  (made: LocalTable): OpenLink =>
  (ears) => {
    const { game: first, secret } = setup(made.options);
    const peek = peekInto(secret);
    const startedAt = performance.now() - (made.at ?? 0);
    let pausedFor = 0;
    let stoppedAt: Millis | null = null;
    let game = made.game ?? first;
    const { past } = made;
    let seq = past?.length ?? 0;
    let falls: ReturnType<typeof setTimeout> | undefined;

    const now = () => stoppedAt ?? Math.round(performance.now() - startedAt - pausedFor);
    const clock = () => ({ at: now(), running: stoppedAt === null });
    const tell = (message: ServerMessage) => setTimeout(() => ears.heard(message), made.delay ?? 0);

    const submit = (seat: Seat, nth: number, command: Parameters<typeof decide>[1]['command']) => {
      const at = now();
      const ruling = decide(copy(game), { seat, at, command }, peek);
      if (isRefusal(ruling)) return void tell({ type: 'refused', seat, nth, refused: ruling.refused });
      game = ruling.reduce(evolve, game);
      seq += 1;
      if (command.type === 'pause') stoppedAt = at;
      if (command.type === 'resume') {
        stoppedAt = null;
        pausedFor = performance.now() - startedAt - at;
      }
      tell({ type: 'happened', seq, seat, nth, at, command, events: ruling });
      clearTimeout(falls);
      const due = alarm(game);
      if (due !== undefined) falls = setTimeout(() => submit(NOBODY, 0, { type: 'due' }), Math.max(0, due - now()));
    };

    const moves = setInterval(() => {
      for (const seat of made.bots) {
        const able = legal(game, seat, now()).filter(({ type }) => type !== 'pause' && type !== 'resume');
        const useful = able.filter(isUseful);
        const command = pick(useful.length > 0 ? useful : able.filter(({ type }) => type === 'ready'));
        if (command !== undefined && Math.random() < 0.7) submit(seat, 0, command);
      }
    }, made.every ?? 900);

    const held = made.options.seats.flatMap((_, seat) => (made.bots.includes(seat) ? [] : [{ seat, nth: 0 }]));
    const heard = (message: ClientMessage) => {
      if (message.type === 'hello' || message.type === 'catchUp') {
        const table = tableOf(made);
        const version = PROTOCOL_VERSION;
        const told =
          seq === past?.length
            ? { playing: { seq: 0, game: first }, missed: past }
            : { playing: { seq, game }, missed: [] };
        tell({ type: 'welcome', version, table, held, clock: clock(), seal: null, ...told });
      } else if (message.type === 'ping') tell({ type: 'pong', sent: message.sent, clock: clock() });
      else if (message.type === 'say') tell({ type: 'said', seat: message.seat, text: message.text });
      else if (message.type === 'sayPhrase') tell({ type: 'saidPhrase', seat: message.seat, phrase: message.phrase });
      else if (message.type === 'ask') submit(message.seat, message.nth, message.command);
    };
    setTimeout(() => ears.changed('open'), 0);
    return {
      send: (message) => void setTimeout(() => heard(message), made.delay ?? 0),
      close() {
        clearInterval(moves);
        clearTimeout(falls);
      },
    };
  };

const isUseful = ({ type }: { readonly type: string }): boolean =>
  !['ready', 'callTime', 'voteTiming'].includes(type) && (type !== 'done' || Math.random() < 0.2);

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

function tableOf({ options, bots, names }: LocalTable): Table {
  const { timing, speed, privilegeWindow, waitLimit, lastWord } = options;
  return {
    code: 'LOCAL',
    stage: 'playing',
    host: 0,
    chairs: options.seats.map((seat, nth): Chair => {
      const bot = bots.includes(nth) ? 'novice' : null;
      const name = names?.[nth] ?? `Guest ${nth + 1}`;
      return { ...seat, name, colour: nth, bot, ready: true, connected: true, standIn: false, coached: false };
    }),
    terms: {
      public: false,
      timing,
      speed,
      privilegeWindow,
      waitLimit,
      lastWord,
      standInAfter: 0,
      spectatorDelay: 0,
      rated: false,
      pauses: 0,
    },
    spectators: 0,
    rematch: null,
  };
}
