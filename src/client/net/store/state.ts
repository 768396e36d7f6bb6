import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game, Seat } from '#engine';
import type { Following, Table } from '#protocol';
import { type GameClock, gameClock } from './clock.ts';
import { type Pending, withPending } from './pending.ts';
import type { ChatLine, Connection, FeedItem, Notice } from './session.ts';

/** All that one browser knows of a table. */
export interface State {
  readonly connection: Signal<Connection>;
  readonly table: Signal<Table | null>;
  /** The seats held here, each with the number of its last ask. */
  readonly counts: Signal<ReadonlyMap<Seat, number>>;
  readonly held: ReadonlySignal<readonly Seat[]>;
  readonly me: Signal<Seat | null>;
  readonly following: Signal<Following | null>;
  readonly confirmed: ReadonlySignal<Game | null>;
  readonly pending: Signal<readonly Pending[]>;
  readonly shown: ReadonlySignal<Game | null>;
  readonly feed: Signal<readonly FeedItem[]>;
  readonly chat: Signal<readonly ChatLine[]>;
  readonly notice: Signal<Notice | null>;
  readonly resumesAt: Signal<number | null>;
  readonly clock: GameClock;
  notices: number;
  asksForMissing: boolean;
}

export function emptyState(): State {
  const counts = signal<ReadonlyMap<Seat, number>>(new Map());
  const following = signal<Following | null>(null);
  const pending = signal<readonly Pending[]>([]);
  const confirmed = computed(() => following.value?.game ?? null);
  return {
    connection: signal<Connection>('connecting'),
    table: signal<Table | null>(null),
    counts,
    held: computed(() => [...counts.value.keys()]),
    me: signal<Seat | null>(null),
    following,
    confirmed,
    pending,
    shown: computed(() => (confirmed.value === null ? null : withPending(confirmed.value, pending.value))),
    feed: signal<readonly FeedItem[]>([]),
    chat: signal<readonly ChatLine[]>([]),
    notice: signal<Notice | null>(null),
    resumesAt: signal<number | null>(null),
    clock: gameClock(() => performance.now()),
    notices: 0,
    asksForMissing: false,
  };
}

type Told = Notice extends infer N ? (N extends Notice ? Omit<N, 'id'> : never) : never;

export function notify(state: State, told: Told): void {
  state.notices += 1;
  state.notice.value = { ...told, id: state.notices } as Notice;
}

export function setCount(state: State, seat: Seat, nth: number): void {
  state.counts.value = new Map([...state.counts.value, [seat, nth]]);
}
