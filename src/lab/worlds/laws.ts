import type { Command, Game, Secret } from '#engine';
import type { Entry, ServerMessage } from '#protocol';
import { textsIn, undealt } from '#testkit';

/** A law of the world was broken. */
export class Broken extends Error {
  readonly law: string;
  constructor(law: string, how: string) {
    super(`${law}: ${how}`);
    this.law = law;
  }
}

/** What no fault may bring about, checked while it happens. */
export interface Laws {
  /** A store has said that these entries are kept, from that place on. */
  readonly kept: (known: number, entries: readonly string[]) => void;
  /** A server lets a message out; `life` is that of the table in its memory. */
  readonly told: (message: ServerMessage, life: Life) => void;
  /** The holder of a seat asks. */
  readonly asked: (seat: number, nth: number, command: Command) => void;
  /** A guest was told that its ask has come to a good end. */
  readonly answered: (seat: number, nth: number) => void;
  /** All that is kept, as one who opens the store anew reads it. */
  readonly readAnew: (texts: readonly string[]) => void;
  /** The power goes while a player knows of the game up to there. */
  readonly powerGone: (seq: number) => void;
  /** A server says that something is lost. */
  readonly lossSaid: () => void;
  readonly loss: () => Loss;
  readonly entries: () => number;
  readonly broken: (law: string, how: string) => void;
  readonly firstBroken: () => Broken | null;
}

/** What players knew of when the power went and what is no longer kept. */
export interface Loss {
  /** Entries that are lost, of so many. */
  readonly entries: number;
  readonly known: number;
  /** A server said so, to its operator or to who came back. */
  readonly isSaid: boolean;
}

/** A table in the memory of one process. */
export interface Life {
  readonly game: Game | null;
  /** The latest game time it has told of. */
  latest: number;
  /** When the last entry happened that was told, by it or by those before it. */
  readonly told: { at: number };
}

type Opened = { readonly secret: Secret; readonly sealed: { readonly seed: string } | null };

export function openLaws(): Laws {
  const texts: string[] = [];
  const places = new Map<number, number>();
  const settled = new Set<string>();
  const asks = new Map<string, string>();
  let opened: Opened | null = null;
  let lastAt = 0;
  let first: Broken | null = null;
  let knownAtLoss = 0;
  let lost: number | null = null;
  let isSaid = false;
  const broken = (law: string, how: string): void => {
    first ??= new Broken(law, how);
  };

  const settle = (entry: Entry): void => {
    for (const { seat, nth, command } of entry.type === 'happened' ? [entry] : [...entry.happened, ...entry.lost]) {
      if (nth === 0) continue;
      settled.add(`${seat} ${nth}`);
      const asked = asks.get(`${seat} ${nth}`);
      if (asked !== JSON.stringify(command))
        broken('a seat is nobody else’s', `seat ${seat} never asked for ${JSON.stringify(command)} as ${nth}`);
    }
  };
  const take = (text: string): void => {
    const entry = JSON.parse(text) as Entry | ({ readonly type: 'opened' } & Opened);
    if (entry.type === 'opened') {
      opened = entry;
      return;
    }
    places.set(entry.seq, texts.length - 1);
    settle(entry);
    const at = entry.type === 'happened' ? entry.at : Math.max(...entry.happened.map((one) => one.at));
    if (entry.type === 'happened' && at < lastAt) broken('sand never runs backwards', `entry ${entry.seq} at ${at}`);
    lastAt = at;
  };
  const hidden = (game: Game): ReadonlySet<string> =>
    opened === null ? new Set() : new Set([...undealt(game, opened.secret), opened.sealed?.seed ?? '-']);
  const lookForUndealt = (message: ServerMessage, game: Game): void => {
    const secrets = hidden(game);
    const found = textsIn(message).find((text) => secrets.has(text));
    if (found !== undefined) broken('nothing undealt is told', `${found} in ${message.type}`);
  };
  const lookAtClock = (at: number, life: Life): void => {
    if (at < Math.max(life.latest, life.told.at)) broken('sand never runs backwards', `${at} after ${life.latest}`);
    life.latest = Math.max(life.latest, at);
  };
  const lookAtEntry = (entry: Entry, { told }: Life): void => {
    const place = places.get(entry.seq);
    if (place === undefined) broken('what is told is kept', `entry ${entry.seq} was told before it was kept`);
    else if (texts[place] !== JSON.stringify(entry)) broken('one writer', `two tell of another entry ${entry.seq}`);
    if (entry.type === 'happened') told.at = Math.max(told.at, entry.at);
    else told.at = Math.max(...entry.happened.map((one) => one.at));
  };

  return {
    kept(known, entries) {
      for (const [nth, text] of entries.entries()) {
        const place = known + nth;
        if (place > texts.length) return broken('acknowledged is kept', `entry ${place} follows ${texts.length}`);
        if (place < texts.length) {
          if (texts[place] !== text) broken('one writer', `entry ${place} was kept twice`);
          continue;
        }
        texts.push(text);
        take(text);
      }
    },
    told(message, life) {
      if (message.type === 'happened' || message.type === 'rewound') lookAtEntry(message, life);
      if (message.type === 'fault' && message.fault === 'noSuchTable') {
        isSaid = true;
        broken('acknowledged is kept', 'a table that was made is not there');
      }
      if (message.type === 'welcome' || message.type === 'pong') lookAtClock(message.clock.at, life);
      if (message.type === 'welcome') for (const entry of message.missed) lookAtEntry(entry, life);
      if (life.game !== null && message.type !== 'pong') lookForUndealt(message, life.game);
    },
    asked: (seat, nth, command) => void asks.set(`${seat} ${nth}`, JSON.stringify(command)),
    answered(seat, nth) {
      if (!settled.has(`${seat} ${nth}`)) broken('acknowledged is kept', `ask ${nth} of seat ${seat} is not`);
    },
    powerGone(seq) {
      knownAtLoss = Math.max(knownAtLoss, (places.get(seq) ?? -1) + 1);
    },
    lossSaid() {
      isSaid = true;
    },
    // A table that is not there at the end is lost as a whole.
    loss: () => ({ entries: lost ?? knownAtLoss, known: knownAtLoss, isSaid }),
    readAnew(found) {
      lost = texts.slice(0, knownAtLoss).filter((text, place) => found[place] !== text).length;
      if (lost > 0 && !isSaid) broken('loss is loud', `${lost} entries are lost, and no server said so`);
      const other = texts.findIndex((text, place) => found[place] !== text);
      if (other >= 0) broken('acknowledged is kept', `entry ${other} of ${texts.length} is lost or another`);
      twice(found, broken);
    },
    entries: () => texts.length,
    broken,
    firstBroken: () => first,
  };
}

/** Each ask stands once in the story as it finally was. */
function twice(texts: readonly string[], broken: (law: string, how: string) => void): void {
  const seen = new Map<string, number>();
  for (const text of texts.slice(1)) {
    const entry = JSON.parse(text) as Entry;
    const all = entry.type === 'happened' ? [entry] : entry.happened;
    if (entry.type === 'rewound') for (const [key, seq] of seen) if (seq > entry.to) seen.delete(key);
    for (const { seat, nth, seq } of all) {
      if (nth === 0) continue;
      if (seen.has(`${seat} ${nth}`)) broken('acknowledged is kept once', `ask ${nth} of seat ${seat} happened twice`);
      seen.set(`${seat} ${nth}`, seq);
    }
  }
}
