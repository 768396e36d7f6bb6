import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Area, CardId, ProvinceId, Resource, RewardId, StandingRewardId } from '#content';
import { type Command, type Game, legal, type Player, playerAt, type Seat } from '#engine';
import { type Address, addressText } from '../../kit/address.ts';
import type { Anchor } from '../../kit/anchor.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { Asked } from '../../kit/topic.ts';
import type { Session } from '../../net/store/session.ts';
import { createGuard, type Guard } from '../guard/guard.ts';
import css from './marks.module.css';
import { touchedBy } from './unsettled.ts';

/** What the person has taken up and not yet put anywhere. */
type Picked =
  | { readonly what: 'worker'; readonly worker: number }
  | { readonly what: 'card'; readonly card: CardId }
  | null;

export const TABS = ['board', 'mat', 'rivals', 'council', 'log'] as const;
/** What a small screen shows between its two strips. */
export type Tab = (typeof TABS)[number];

export const PAGES = ['areas', 'purple', 'green', 'black', 'provinces'] as const;
/** What of the board a phone shows: the three areas at once, one of them in full, or the provinces. */
export type Page = (typeof PAGES)[number];

/** In degrees, clockwise: 0 for who sits below the screen, 90 for who sits left of it. */
export type Turn = 0 | 90 | 180 | 270;

/** A short list of things to do, shown where it was asked for. */
interface Menu {
  readonly anchor: Anchor;
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Another took what this person had a hand on. */
interface Snatch {
  readonly key: number;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** A card for all to read. */
export type AnyCard =
  | { readonly of: 'card'; readonly card: CardId }
  | { readonly of: 'province'; readonly province: ProvinceId }
  | { readonly of: 'reward'; readonly reward: RewardId | StandingRewardId };

/** A rectangle of the screen, in its pixels. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A card on its way: taken from a place of the screen, read at another, laid down at a third. */
export interface Shown {
  readonly key: string;
  readonly seat: Seat;
  readonly face: AnyCard;
  readonly from: Place;
  readonly at: Place;
  readonly to: Place;
  /** Its back was up. */
  readonly isTurned: boolean;
  readonly delay: number;
  readonly lasts: number;
}

/** What others did while this person was away or had nothing to do, counted. */
export interface Missed {
  readonly why: 'away' | 'stuck';
  readonly gists: readonly {
    readonly seat: Seat;
    readonly deeds: readonly { readonly deed: MissedDeed; readonly count: number }[];
  }[];
}

export type MissedDeed =
  | 'achievementClaimed'
  | 'provinceTaken'
  | 'legendaryGained'
  | 'timerFlipped'
  | 'workerActed'
  | 'workerMoved'
  | 'cardPlayed';

/** The signet of the player who flipped a timer, by the timer it lies on. */
export type Signets = Readonly<Partial<Record<Area, Seat>>>;

/** Everything the pieces of a table need to know to draw themselves and report a click. */
export interface View {
  readonly session: Session;
  readonly game: ReadonlySignal<Game>;
  readonly me: ReadonlySignal<Seat | null>;
  /** The seat whose mat lies in front: the own one or, for a spectator, the one looked at. */
  readonly front: ReadonlySignal<Seat | null>;
  /** The seat through whose eyes a spectator watches. */
  readonly watched: Signal<Seat | null>;
  /** All that `me` may do now; a flip may wait for the sand. */
  readonly open: ReadonlySignal<readonly Command[]>;
  /** At a table face to face: the hands of all who sit around this screen, and how this one's mat is turned. */
  readonly hands: readonly View[];
  readonly turn: Turn | null;
  /** Lets deeds wait that are often regretted. */
  readonly guard: Guard;
  readonly picked: Signal<Picked>;
  readonly menu: Signal<Menu | null>;
  /** The card of the hand that is shown large, and the place it is shown beside. */
  readonly large: Signal<{ readonly card: CardId; readonly anchor: Anchor } | null>;
  /** Where the last deed was asked for: what follows from it is asked beside it. */
  readonly asked: Signal<Anchor | null>;
  /** The rival whose mat is shown large. */
  readonly inspected: Signal<Seat | null>;
  /** Timers whose sand has run out. */
  readonly sandOut: Signal<Readonly<Record<Area, boolean>>>;
  /** Pieces whose last move the table has not confirmed yet. */
  readonly unsettled: ReadonlySignal<ReadonlySet<string>>;
  readonly tab: Signal<Tab>;
  readonly page: Signal<Page>;
  /** The table as text instead of as a picture. */
  readonly asText: Signal<boolean>;
  /** Going back once more leaves the table. */
  readonly leaving: Signal<boolean>;
  /** The list of keys is open. */
  readonly help: Signal<boolean>;
  /** A newcomer is told what is worth doing. */
  readonly guided: ReadonlySignal<boolean>;
  /** What the person wants explained. */
  readonly about: Signal<About | null>;
  /** Where another was faster a moment ago, on the screen. */
  readonly snatched: Signal<readonly Snatch[]>;
  /** Cards that are being read out (see senses/motion/cards.ts). */
  readonly cards: Signal<readonly Shown[]>;
  /** Goods that a purse has and that have not arrived there on the screen, by seat and kind (see senses/motion/landing.ts). */
  readonly inFlight: Signal<Readonly<Record<string, number>>>;
  /** What the others did while this person could not follow, as long as it is shown. */
  readonly missed: Signal<Missed | null>;
  /** Who flipped a timer a moment ago (see signets.ts). */
  readonly signets: Signal<Signets>;
  /** What has just become possible, by its address (see fresh.ts). */
  readonly fresh: Signal<ReadonlySet<string>>;
}

export interface About {
  readonly anchor: Anchor;
  /** null for something without an explanation of its own: then its name is all there is. */
  readonly asked: Asked | null;
  readonly text: string;
  /** Under a mouse that rests, and gone when it goes on. */
  readonly passing: boolean;
}

/** What a table face to face has besides. */
type Face = Partial<Pick<View, 'hands' | 'turn' | 'sandOut'>>;

export function createView(
  session: Session,
  first: Game,
  watched: Signal<Seat | null> = signal(null),
  guided: ReadonlySignal<boolean> = signal(false),
  { hands = [], turn = null, sandOut = sandRuns() }: Face = {},
): View {
  const game = computed(() => session.shown.value ?? first);
  const open = computed(() => {
    const seat = session.me.value;
    sandOut.value;
    return seat === null ? [] : (session.offers?.(game.value, seat) ?? legal(game.value, seat, session.now()));
  });
  return {
    session,
    game,
    me: computed(() => session.me.value),
    front: computed(() => session.me.value ?? watched.value),
    watched,
    open,
    hands,
    turn,
    guard: createGuard({ guarding: () => settings.guard.peek(), send: session.ask, after }),
    picked: signal<Picked>(null),
    menu: signal<Menu | null>(null),
    large: signal<View['large']['value']>(null),
    asked: signal<Anchor | null>(null),
    inspected: signal<Seat | null>(null),
    sandOut,
    unsettled: computed(
      () => new Set(session.pending.value.flatMap(({ seat, command }) => touchedBy(seat, command).map(addressText))),
    ),
    tab: signal<Tab>('board'),
    page: signal<Page>('areas'),
    asText: signal(false),
    leaving: signal(false),
    help: signal(false),
    guided,
    about: signal<About | null>(null),
    snatched: signal<readonly Snatch[]>([]),
    cards: signal<readonly Shown[]>([]),
    inFlight: signal<View['inFlight']['value']>({}),
    missed: signal<Missed | null>(null),
    signets: signal<Signets>({}),
    fresh: signal<ReadonlySet<string>>(new Set()),
  };
}

export const sandRuns = (): View['sandOut'] =>
  signal<Readonly<Record<Area, boolean>>>({ purple: false, green: false, black: false });

/** Which figure of which purse. */
export const purseKey = (seat: Seat, kind: Resource | 'votes'): string => `${seat}-${kind}`;

/** All hands that may touch the board at once: usually one. */
export const handsOf = (view: View): readonly View[] => (view.hands.length === 0 ? [view] : view.hands);

const after = (time: number, then: () => void) => {
  const timer = setTimeout(then, time);
  return () => clearTimeout(timer);
};

export const isUnsettled = (view: View, of: Address): boolean => view.unsettled.value.has(addressText(of));

/** How a piece is marked: not confirmed yet, or possible since a moment. */
export function marked(view: View, of: Address): string {
  const at = addressText(of);
  return `${view.unsettled.value.has(at) ? ` ${css.unsettled}` : ''}${view.fresh.value.has(at) ? ` ${css.fresh}` : ''}`;
}

export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = useContext(ViewContext);
  if (view === null) throw new Error('a table piece stands outside a table');
  return view;
}

export function mine(view: View): Player | null {
  const seat = view.me.value;
  return seat === null ? null : playerAt(view.game.value, seat);
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

export function commandsOf<T extends Command['type']>(view: View, type: T): readonly Of<T>[] {
  return view.open.value.filter((command): command is Of<T> => command.type === type);
}

export const mayAsk = (view: View, type: Command['type']): boolean =>
  view.open.value.some((command) => command.type === type);
