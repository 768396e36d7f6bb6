import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game, Seat } from '#engine';
import type { Past, Table } from '#protocol';
import { type Guest, newGuest, type Pending, type Told, withPending } from '#protocol/guest';
import { pastOf } from './past.ts';
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

const CHAT_KEPT = 200;
const FEED_KEPT = 5000;

/** What news may lead to outside the store. */
export interface Reactions {
  readonly keep: (token: string, isOnly: boolean) => void;
  readonly keepSeal: (seal: string) => void;
  readonly measureTime: () => void;
  /** Something that happened up to there was not heard here. */
  readonly recall: (from: number) => void;
  /** This client speaks another version: no use in trying again. */
  readonly giveUp: () => void;
}

/** What the guest was told, as screens show it. */
export function tell(state: State, told: Told, reactions: Reactions): void {
  switch (told.type) {
    case 'welcomed':
      return welcomed(state, told, reactions);
    case 'sealed':
      return reactions.keepSeal(told.seal);
    case 'outdated':
      return reactions.giveUp();
    case 'took':
      return took(state, told, reactions);
    case 'answered':
      return answered(state, told);
    case 'seated':
      return reactions.keep(told.token, isOnlySeat(state, told.seat));
    case 'said':
    case 'saidPhrase':
    case 'removed':
    case 'tookOver':
      return said(state, told);
    case 'closing':
      state.connection.value = 'closing';
      return;
    case 'claimLost':
    case 'claimWon':
    case 'letGo':
    case 'reported':
    case 'fault':
      return notify(state, told);
    default:
      return told satisfies never;
  }
}

type Of<T extends Told['type']> = Extract<Told, { type: T }>;

const isOnlySeat = ({ held }: State, seat: number): boolean => held.value.every((one) => one === seat);

function welcomed(state: State, told: Of<'welcomed'>, { measureTime, recall }: Reactions): void {
  const { feed, chat, connection } = state;
  if (told.wentBack) feed.value = [];
  if (told.said !== null) chat.value = told.said;
  if (told.from !== null && told.from > 0) recall(told.from);
  connection.value = 'open';
  measureTime();
}

/** What happened before this browser came, up to the place from which on it has heard everything. */
export function fillIn({ feed }: State, past: Past, from: number): void {
  const before = pastOf(past).filter(({ seq }) => seq <= from);
  feed.value = [...before, ...feed.value.filter(({ seq }) => seq > from)];
}

function took({ feed }: State, { entry, items }: Of<'took'>, { measureTime }: Reactions): void {
  const kept = entry.type === 'happened' ? feed.value : feed.value.filter(({ seq }) => seq <= entry.to);
  feed.value = [...kept.slice(-FEED_KEPT), ...items];
  if (entry.type === 'happened' && entry.command.type === 'resume') measureTime();
}

function answered(state: State, { asked, refused }: Of<'answered'>): void {
  if (refused !== null) notify(state, { type: 'refused', command: asked.command, rule: refused });
}

function said({ chat }: State, line: ChatLine): void {
  chat.value = [...chat.value.slice(-CHAT_KEPT), line];
}
