import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '#engine';
import { type Loudness, settings } from '../../../kit/settings/settings.ts';
import type { Desk } from '../../../kit/sound/desk/desk.ts';
import { notesOf, type SoundName } from '../../../kit/sound/score/mix.ts';
import type { Note } from '../../../kit/sound/score/note.ts';
import { THEME_BARS } from '../../../kit/sound/score/theme.ts';
import type { Notice, Session } from '../../../net/store/session.ts';
import { situation } from '../../../pages/gallery/situations.ts';
import { stillSession } from '../../testing.tsx';
import { perform } from './perform.ts';

const page = { hidden: false };
const before = { document: Object.getOwnPropertyDescriptor(globalThis, 'document') };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  settings.muted.value = false;
  settings.reminders.value = true;
  for (const bus of ['music', 'pieces', 'timers'] as const) settings.loudness[bus].value = 0.7;
  if (before.document === undefined) Reflect.deleteProperty(globalThis, 'document');
  else Object.defineProperty(globalThis, 'document', before.document);
});

interface Played {
  readonly bus: Loudness;
  readonly notes: readonly Note[];
  readonly from: number;
}

/** A desk that only writes down; its clock is the test's. */
function deskForTest() {
  const [played, hushed]: [Played[], Loudness[]] = [[], []];
  const desk: Desk = {
    clock: () => performance.now() / 1000,
    play: (bus, notes, from) => notes.length > 0 && played.push({ bus, notes, from }),
    slide: () => undefined,
    hush: (bus) => hushed.push(bus),
    stepBack: () => undefined,
    prepare: () => undefined,
  };
  const times = (name: SoundName): number =>
    played.filter(({ notes }) => JSON.stringify(notes) === JSON.stringify(notesOf(name))).length;
  return { desk, played, hushed, times };
}

const MOMENT = situation('round for three');
const BLACK = 5_000;

/** A round whose black sand is out after five seconds; game time runs with the test's. */
function sessionForTest() {
  const timers = { ...MOMENT.game.timers, black: { row: 'top', sandOut: BLACK } } as Game['timers'];
  for (const area of ['purple', 'green'] as const) Object.assign(timers, { [area]: { row: 'top', sandOut: 100_000 } });
  const still = stillSession(MOMENT, 0);
  const began = performance.now();
  const clock = { setBack: 0 };
  const session = {
    ...still,
    confirmed: signal<Game | null>({ ...MOMENT.game, timers }),
    feed: signal([...still.feed.value]),
    chat: signal<readonly unknown[]>([]),
    notice: signal<Notice | null>(null),
    now: () => performance.now() - began - clock.setBack,
  };
  return { session, clock, asSession: session as unknown as Session };
}

test('what was before is not heard; what comes is, each deed by its name', () => {
  const { session, asSession } = sessionForTest();
  const { desk, played, times } = deskForTest();
  const stop = perform(asSession, desk, {});
  expect(played).toEqual([]);
  const last = session.feed.value.at(-1)!;
  session.feed.value = [
    ...session.feed.value,
    {
      ...last,
      seq: last.seq + 1,
      quiet: false,
      events: [{ type: 'timerFlipped', area: 'green', to: 'top', sandOut: 9 }],
    },
  ];
  expect(times('green flip')).toBe(1);
  expect(played[0]?.bus).toBe('timers');
  stop();
});

test('what is caught up after an absence is not heard', () => {
  const { session, asSession } = sessionForTest();
  const { desk, played } = deskForTest();
  const stop = perform(asSession, desk, {});
  const last = session.feed.value.at(-1)!;
  session.feed.value = [
    ...session.feed.value,
    { ...last, seq: last.seq + 1, quiet: true, events: [{ type: 'councilCalled' }] },
  ];
  expect(played).toEqual([]);
  stop();
});

test('a timer ticks through its last seconds and rings out, at the very moments', () => {
  const { asSession } = sessionForTest();
  const { desk, played, times } = deskForTest();
  const stop = perform(asSession, desk, {});
  const zero = performance.now() / 1000;
  vi.advanceTimersByTime(6_000);
  expect(times('black tick')).toBe(4);
  expect(times('black out')).toBe(1);
  expect(played.map(({ from }) => Math.round((from - zero) * 1000))).toEqual([1000, 2000, 3000, 4000, 5000]);
  stop();
});

test('nothing is heard twice after the clock was set anew', () => {
  const { clock, asSession } = sessionForTest();
  const { desk, times } = deskForTest();
  const stop = perform(asSession, desk, {});
  vi.advanceTimersByTime(3_000);
  clock.setBack = 1_500;
  vi.advanceTimersByTime(5_000);
  expect(times('black tick')).toBe(4);
  expect(times('black out')).toBe(1);
  stop();
});

test('timers keep silent when reminders are off, and where a game is shown faster', () => {
  for (const [reminders, speed] of [
    [false, 1],
    [true, 4],
  ] as const) {
    settings.reminders.value = reminders;
    const { desk, played } = deskForTest();
    const stop = perform(sessionForTest().asSession, desk, { speed: () => speed });
    vi.advanceTimersByTime(6_000);
    expect(played).toEqual([]);
    stop();
  }
});

test('a page out of sight only calls its owner', () => {
  const { asSession } = sessionForTest();
  const { desk, times } = deskForTest();
  const stop = perform(asSession, desk, { music: true });
  page.hidden = true;
  vi.advanceTimersByTime(6_000);
  expect([times('black tick'), times('black out')]).toEqual([0, 1]);
  stop();
});

test('muted is muted: no note is even made', () => {
  settings.muted.value = true;
  const { session, asSession } = sessionForTest();
  const { desk, played } = deskForTest();
  const stop = perform(asSession, desk, { music: true });
  session.notice.value = { type: 'claimWon', id: 1, over: [] };
  vi.advanceTimersByTime(6_000);
  expect(played).toEqual([]);
  stop();
});

test('a slider at nought spares its notes and no others', () => {
  settings.loudness.timers.value = 0;
  settings.loudness.music.value = 0;
  const { session, asSession } = sessionForTest();
  const { desk, played } = deskForTest();
  const stop = perform(asSession, desk, { music: true });
  session.notice.value = { type: 'claimWon', id: 1, over: [] };
  vi.advanceTimersByTime(6_000);
  expect(played.map(({ bus }) => bus)).toEqual(['pieces']);
  stop();
});

test('music plays bar after bar, falls silent in a pause and goes on', () => {
  settings.reminders.value = false;
  const { session, asSession } = sessionForTest();
  const { desk, played, hushed } = deskForTest();
  const stop = perform(asSession, desk, { music: true });
  vi.advanceTimersByTime(10_000);
  const bars = played.length;
  expect(bars).toBe(5);
  session.confirmed.value = { ...session.confirmed.value!, paused: true };
  vi.advanceTimersByTime(10_000);
  expect(played.length).toBe(bars);
  expect(hushed).toEqual(['music']);
  session.confirmed.value = { ...session.confirmed.value, paused: false };
  vi.advanceTimersByTime(5_000);
  expect(played.length).toBeGreaterThan(bars);
  expect(new Set(played.map(({ bus }) => bus))).toEqual(new Set(['music']));
  stop();
  expect(hushed).toEqual(['music', 'music']);
});

const OVER = situation('the end').game;
const THEME = 20_000;

test('the theme of the end is played once, also to a person who looks away and back', () => {
  settings.reminders.value = false;
  const { session, asSession } = sessionForTest();
  const { desk, played } = deskForTest();
  const stop = perform(asSession, desk, { music: true });
  vi.advanceTimersByTime(1_000);
  const before = played.length;
  session.confirmed.value = OVER;
  vi.advanceTimersByTime(THEME);
  expect(played.length - before).toBe(THEME_BARS);
  page.hidden = true;
  vi.advanceTimersByTime(1_000);
  page.hidden = false;
  vi.advanceTimersByTime(THEME);
  expect(played.length - before).toBe(THEME_BARS);
  stop();
});

test('a game that was over before is not celebrated again', () => {
  const { session, asSession } = sessionForTest();
  session.confirmed.value = OVER;
  const { desk, played } = deskForTest();
  const stop = perform(asSession, desk, { music: true });
  vi.advanceTimersByTime(THEME);
  expect(played).toEqual([]);
  stop();
});

test('after a table is left nothing is played any more', () => {
  const { session, asSession } = sessionForTest();
  const { desk, played } = deskForTest();
  perform(asSession, desk, { music: true })();
  const heard = played.length;
  session.notice.value = { type: 'claimWon', id: 1, over: [] };
  vi.advanceTimersByTime(10_000);
  expect(played.length).toBe(heard);
});
