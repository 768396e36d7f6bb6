import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game, Seat } from '#engine';
import type { Table } from '#protocol';
import { type Guest, newGuest, type Pending, withPending } from '#protocol/guest';
import type { ChatLine, Connection, FeedItem, Notice } from './session.ts';

/** All that one browser knows of a table: the guest, and what screens keep of what it was told. */
export interface State {
  readonly guest: Signal<Guest>;
  readonly connection: Signal<Connection>;
  readonly table: ReadonlySignal<Table | null>;
  readonly held: ReadonlySignal<readonly Seat[]>;
  readonly me: Signal<Seat | null>;
  readonly confirmed: ReadonlySignal<Game | null>;
  readonly pending: ReadonlySignal<readonly Pending[]>;
  readonly shown: ReadonlySignal<Game | null>;
  readonly feed: Signal<readonly FeedItem[]>;
  readonly chat: Signal<readonly ChatLine[]>;
  readonly notice: Signal<Notice | null>;
  readonly resumesAt: ReadonlySignal<number | null>;
  notices: number;
}

export function emptyState(): State {
  const guest = signal<Guest>(newGuest());
  const counts = computed(() => guest.value.counts);
  const confirmed = computed(() => guest.value.following?.game ?? null);
  const pending = computed(() => guest.value.pending);
  return {
    guest,
    connection: signal<Connection>('connecting'),
    table: computed(() => guest.value.table),
    held: computed(() => [...counts.value.keys()]),
    me: signal<Seat | null>(null),
    confirmed,
    pending,
    shown: computed(() => (confirmed.value === null ? null : withPending(confirmed.value, pending.value))),
    feed: signal<readonly FeedItem[]>([]),
    chat: signal<readonly ChatLine[]>([]),
    notice: signal<Notice | null>(null),
    resumesAt: computed(() => guest.value.resumesAt),
    notices: 0,
  };
}

type Untold = Notice extends infer N ? (N extends Notice ? Omit<N, 'id'> : never) : never;

export function notify(state: State, told: Untold): void {
  state.notices += 1;
  state.notice.value = { ...told, id: state.notices } as Notice;
}
