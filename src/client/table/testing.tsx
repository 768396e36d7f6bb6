/** What tests of the table's views are written with: a moment of a game, drawn without a browser. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { evolve, type Game, type Seat, setup } from '#engine';
import type { Chair, Table } from '#protocol';
import { speak, words } from '../kit/i18n.ts';
import type { FeedItem, Session } from '../net/store/session.ts';
import { type Situation, type SituationName, situation } from '../pages/gallery/situations.ts';
import { createHands } from './screen/faces/hands.ts';
import type { Sand } from './view/sand.ts';
import { createView, type View, ViewContext } from './view/view.ts';

/** As much of a page as drawing asks for. */
const PAGE = {
  hidden: false,
  body: null,
  activeElement: null,
  documentElement: { lang: '', dataset: {} },
  querySelectorAll: () => [],
};

/** Makes a screen of that width to draw on, and speaks English on it. */
export async function openScreen(isWide = true): Promise<void> {
  Object.assign(globalThis, {
    document: PAGE,
    matchMedia: () => ({ matches: isWide, addEventListener: () => undefined }),
  });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
  await speak('en');
}

/** The first is at this screen, the third is a bot. */
const NAMES = ['Ada', 'Bela', 'Cyr', 'Dora', 'Eno'] as const;

const chair = (name: string, seat: Seat, bot: boolean): Chair =>
  ({
    name,
    colour: seat,
    bot: bot ? 'novice' : null,
    standIn: false,
    connected: true,
    coached: false,
    person: null,
  }) as unknown as Chair;

function tableOf({ players }: Game): Table {
  const chairs = players.map((_, seat) => chair(NAMES[seat] ?? '', seat, seat === 2));
  return { chairs, host: 0, stage: 'playing', terms: { public: false, rated: false } } as unknown as Table;
}

function feedOf({ options, past }: Situation): readonly FeedItem[] {
  let game = setup(options).game;
  return past.map(({ seq, seat, at, command, events }) => {
    const before = game;
    game = events.reduce(evolve, game);
    return { seq, seat, at, command, events, before, after: game, quiet: true };
  });
}

/** A session in which nothing moves; what is asked for is kept. */
export function stillSession(
  moment: Situation,
  me: Seat | null,
  asked: unknown[] = [],
  held: readonly Seat[] = me === null ? [] : [me],
): Session {
  const fixed = <T,>(value: T): ReadonlySignal<T> => signal(value);
  const game = signal<Game | null>(moment.game);
  return {
    table: fixed(tableOf(moment.game)),
    held: fixed(held),
    me: signal(me),
    confirmed: game,
    shown: game,
    pending: fixed([]),
    feed: fixed(feedOf(moment)),
    chat: fixed([]),
    notice: signal(null),
    now: () => moment.at,
    ask: (command: unknown) => void asked.push(command),
  } as unknown as Session;
}

export const STILL_SAND: Sand = { watch: () => () => undefined, turn: () => undefined };

interface Options {
  readonly me?: Seat | null;
  /** All seats at this screen, where they are several. */
  readonly held?: readonly Seat[];
  /** Changes the moment before it is drawn. */
  readonly game?: (game: Game) => Game;
  /** Takes something up, opens something. */
  readonly view?: (view: View) => void;
}

/** What a view says and offers at a moment of the gallery. */
export function draw(name: SituationName, piece: ComponentChildren, options: Options = {}): Drawn {
  const made = situation(name);
  const moment = { ...made, game: options.game?.(made.game) ?? made.game };
  const view = createView(
    stillSession(moment, options.me === undefined ? 0 : options.me, [], options.held),
    moment.game,
  );
  options.view?.(view);
  return read(renderToString(<ViewContext.Provider value={view}>{piece}</ViewContext.Provider>));
}

/** People around one screen, at a moment of the gallery. */
export function sitAround(name: SituationName, held: readonly Seat[]) {
  const moment = situation(name);
  const session = stillSession(moment, 0, [], held);
  const hands = createHands(session, moment.game, held);
  const view = createView(session, moment.game, undefined, undefined, { hands });
  const drawn = (piece: ComponentChildren): Drawn =>
    read(renderToString(<ViewContext.Provider value={view}>{piece}</ViewContext.Provider>));
  return { hands, session, draw: drawn };
}

export interface Drawn {
  readonly html: string;
  readonly text: string;
  /** The names of all buttons, as a screen reader says them. */
  readonly buttons: readonly string[];
  /** All addresses, in their order. */
  readonly at: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
};
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:quot|amp|lt|gt|#39);/g, (one) => ENTITIES[one] ?? one)
    .replaceAll(/\s+/g, ' ')
    .trim();

export function read(html: string): Drawn {
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(
    ([, attributes = '', inside = '']) => /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? plain(inside),
  );
  const at = [...html.matchAll(/data-at="([^"]*)"/g)].map(([, address = '']) => address);
  return { html, text: plain(html), buttons: buttons.map(plain), at };
}

/** What is said on the screen. */
export const said = () => words.value;
