import { type Game, type Millis, NOBODY, type Seat } from '#engine';
import { type Clock, type Entry, lastSeq, type Placed, type Said, type ServerMessage } from '#protocol';
import type { Room } from '#room';
import type { FirstRewards, GameLog } from '../kept/game.ts';
import type { TableRecord } from '../kept/record.ts';
import type { Gallery } from './gallery.ts';
import type { Guest } from './guest.ts';
import { openPaces, type Paces } from './pace.ts';
import { notePause, type Pauses } from './pauses.ts';
import type { Frame, Ports } from './ports.ts';
import type { Votes } from './votes.ts';

export type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** A message to one guest, to the holders of a seat, or to all. */
export type Post = {
  /** It leaves when so many writes are on the disk. */
  readonly after: number;
  readonly to: Guest | Seat | 'all';
  readonly frame: Frame;
  /** The welcome, if that is what it is. */
  readonly welcome: Welcome | null;
  /** What happened, if that is what it tells. */
  readonly entry: Entry | null;
  readonly since: number;
};

/** What waits to be sent until everything kept before it is durable. */
interface Outbox {
  /** How many writes were asked for, and how many of them are on the disk. */
  asked: number;
  durable: number;
  readonly waiting: Post[];
}

export const isDurable = ({ outbox }: Live): boolean => outbox.asked === outbox.durable;

/** A game from its first move on. */
interface Story {
  readonly game: Game;
  readonly entries: Entry[];
}

/** A table in memory, with its people. */
export interface Live {
  readonly ports: Ports;
  record: TableRecord;
  room: Room | null;
  /** Over the decks of the game; null before it begins, and for games of long ago. */
  seal: string | null;
  /** In a lobby: where its game begins, if another one stood there before. */
  begun: GameLog | null;
  /** Null where who comes in is told how the game stands. */
  story: Story | null;
  /** Null while those who only watch see everything at once. */
  gallery: Gallery | null;
  /** Entries handed to the log, the opening included. */
  known: number;
  /** The `seq` of the newest entry. */
  newest: number;
  /** What was said here, the latest of it. */
  said: readonly Placed<Said>[];
  readonly guests: Set<Guest>;
  /** What those who only watch are still to be told, in order. */
  readonly crowd: { readonly guest: Guest; readonly frame: Frame }[];
  /** Those who only watch have come or gone since all were told who is here. */
  crowdChanged: boolean;
  readonly outbox: Outbox;
  /** Seats whose people are away, and when a bot plays for them, in real time; null for never. */
  readonly away: Map<Seat, Millis | null>;
  /** Seats whose people are away, or idle, and played by a bot. */
  readonly standIns: Set<Seat>;
  /** Those of them whose people are here and let an untimed round wait too long. */
  readonly idle: Set<Seat>;
  /** Who acts for a host that is away; null while the host is here. */
  deputy: Seat | null;
  readonly votes: Votes;
  /** Seats that say of themselves that the coach advises them; a player who comes back says so again. */
  readonly coached: Set<Seat>;
  /** Bots' seats that are being thought about. */
  readonly thinking: Set<Seat>;
  /** Game time of each seat's last deed, and under `NOBODY` of anybody's. */
  readonly deeds: Map<Seat, Millis>;
  firstRewards: FirstRewards;
  /** How much each seat may still do and say. */
  readonly paces: Paces;
  /** What calls each timer off, by its name. */
  readonly timers: Map<string, () => void>;
  readonly pauses: Pauses;
  /** The table itself paused, and goes on by itself when everybody is back. */
  pausedByTable: boolean;
  /** The table waits until it is told to go on, no matter who paused. */
  held: boolean;
  closed: boolean;
  /** A player has shown that the end of the log is lost. */
  lossShown: boolean;
  /** The code of the table where they play again, while it is being made. */
  again: Promise<string> | null;
  /** When the message that is being answered came in. */
  heardAt: number;
  /** Called after anything happened in the game. */
  readonly changed: (live: Live) => void;
}

export function openLive(ports: Ports, record: TableRecord, changed: (live: Live) => void): Live {
  return {
    ports,
    record,
    room: null,
    seal: null,
    begun: null,
    story: null,
    gallery: null,
    known: 0,
    newest: 0,
    said: [],
    guests: new Set(),
    crowd: [],
    crowdChanged: false,
    outbox: { asked: 0, durable: 0, waiting: [] },
    away: new Map(),
    standIns: new Set(),
    idle: new Set(),
    deputy: null,
    votes: new Map(),
    coached: new Set(),
    thinking: new Set(),
    deeds: new Map(),
    firstRewards: new Map(),
    paces: openPaces(ports.settings.messagesPerSecond),
    timers: new Map(),
    pauses: new Map(),
    pausedByTable: false,
    held: false,
    closed: false,
    lossShown: false,
    again: null,
    heardAt: 0,
    changed,
  };
}

export const now = ({ ports }: Live): Millis => ports.clock.now();
export const today = ({ ports }: Live): Millis => ports.clock.today();

export const isConnected = (live: Live, seat: Seat): boolean => {
  for (const guest of live.guests) if (guest.seats.includes(seat)) return true;
  return false;
};

/** The host, or who acts for them. */
export const hostNow = ({ record, deputy }: Live): Seat | null => deputy ?? record.host;

/** A spectator at a table that shows them everything later. */
export const isInGallery = ({ gallery }: Live, { seats }: Guest): boolean => gallery !== null && seats.length === 0;

const NOT_BEGUN: Clock = { at: 0, running: false };

/** Game time as this guest sees it. */
export const clockFor = (live: Live, guest: Guest): Clock =>
  (isInGallery(live, guest) ? live.gallery?.clock() : live.room?.clock()) ?? NOT_BEGUN;

/** No game comes near: the usual one has some 550 entries. Beyond it a log would be a burden for all who read it. */
export const MOST_ENTRIES = 10_000;

/** From here on the game is paused, and stays so. */
export const isLogFull = ({ known }: Live): boolean => known >= MOST_ENTRIES;

/** A name for a table in logs that opens no door. */
export const traceOf = ({ ports, record }: Live): string => ports.hash(record.code).slice(0, 8);

/** What the table itself goes by later; asked again for all entries when a table is restored. */
export function note(live: Live, entry: Entry): void {
  live.story?.entries.push(entry);
  live.newest = lastSeq(entry);
  live.firstRewards = firstRewardsAfter(live.firstRewards, entry);
  for (const happened of entry.type === 'rewound' ? entry.happened : [entry]) {
    const { seat, at, command } = happened;
    live.deeds.set(seat, at).set(NOBODY, at);
    if (command.type === 'pause') {
      live.pausedByTable = seat === NOBODY;
      notePause(live.pauses, happened);
    }
    if (command.type === 'resume') {
      live.pausedByTable = false;
      live.held = false;
    }
  }
}

/** A rewind takes back who took a reward after it. */
function firstRewardsAfter(known: FirstRewards, entry: Entry): FirstRewards {
  if (entry.type !== 'rewound' && !entry.events.some(({ type }) => type === 'rewardTaken')) return known;
  const happened = entry.type === 'rewound' ? entry.happened : [entry];
  const taken = happened.flatMap(({ seq, events }) =>
    events.flatMap((event) => (event.type === 'rewardTaken' ? [{ seq, seat: event.seat, reward: event.reward }] : [])),
  );
  const kept = [...known].filter(([, { seq }]) => entry.type !== 'rewound' || seq <= entry.to);
  const firsts = new Map(kept);
  for (const { seat, ...first } of taken) if (!firsts.has(seat)) firsts.set(seat, first);
  return firsts;
}
