import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AT_ONCE, adept, diceOf } from '#bots';
import { type Command, fingerprint, type Game, setup } from '#engine';
import { sealOf } from '#engine/sealed';
import { follow, type Origin, originOf, PROTOCOL_VERSION, type ServerMessage, startFollowing } from '#protocol';
import { textsIn, undealt } from '#testkit';
import type { FromWorker } from '../shelf/messages.ts';
import { agreedOf, dailyPlan, freePlan, ME, type SoloPlan, whatIfPlan } from '../shelf/plan.ts';
import type { SavedGame, SavedLog, SoloResult } from '../shelf/saved.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { OwnTable } from './host.ts';
import type { Outside } from './outside.ts';
import { openTable } from './table.ts';

const SEED = 'f00d'.repeat(16);
const PEOPLE = { name: 'Ada', bots: ['Verge', 'Foliot'] };
const QUICK: SoloPlan = freePlan(7, PEOPLE, {
  bots: 2,
  level: 'novice',
  character: 'implacable',
  terms: { timing: ['untimed', 'untimed', 'untimed', 'untimed'], speed: 10 },
  pace: 'blitz',
});

function memoryShelf(): Shelf & { readonly logs: Map<string, SavedLog>; readonly ended: SoloResult[] } {
  const logs = new Map<string, SavedLog>();
  const ended: SoloResult[] = [];
  const cloned = <T>(value: T): T => structuredClone(value);
  return {
    logs,
    ended,
    begin: async (log) => void logs.set(log.saved.id, cloned(log)),
    async append(saved, nth, entry, result) {
      const log = logs.get(saved.id);
      if (log === undefined || log.entries.length !== nth) throw new Error('not the next entry');
      logs.set(saved.id, { ...log, saved, entries: [...log.entries, cloned(entry)] });
      if (result !== null) ended.push(result);
    },
    read: async (id) => cloned(logs.get(id)),
    forget: async (id) => void logs.delete(id),
    games: async () => [...logs.values()].map(({ saved }): SavedGame => saved),
    results: async () => ended,
  };
}

/** A person at the table who takes in what is said and plays like a bot. */
async function sitDown(shelf: Shelf, id: string, plan: SoloPlan | null, origin: Origin | null = null) {
  const heard: FromWorker[] = [];
  let following: ReturnType<typeof startFollowing> | undefined;
  let ids = 0;
  const post = (message: FromWorker): void => {
    heard.push(message);
    if (message.type === 'welcome') {
      if (message.playing !== null) following = startFollowing(message.playing);
      for (const entry of message.missed) following = following && follow(following, entry);
    }
    if (message.type !== 'happened' && message.type !== 'rewound') return;
    following = following === undefined ? undefined : follow(following, message);
  };
  const outside: Outside = {
    shelf,
    post,
    now: () => performance.now(),
    today: () => 1_000_000,
    newId: () => `again${++ids}`,
    newChance: () => 12,
    newSeed: () => SEED,
  };
  const table = await openTable(outside, id, plan, origin);
  table.hear({ type: 'hello', version: PROTOCOL_VERSION, tokens: [], since: null });
  await vi.advanceTimersByTimeAsync(0);
  let nth = welcomeIn(heard)?.held[0]?.nth ?? 0;
  const ask = (command: Command): void => {
    nth += 1;
    table.hear({ type: 'ask', seat: ME, nth, command });
  };
  return { table, heard, ask, game: () => following?.game, seq: () => following?.seq ?? 0 };
}

type Person = Awaited<ReturnType<typeof sitDown>>;

const welcomeIn = (heard: readonly FromWorker[]): Extract<ServerMessage, { type: 'welcome' }> | undefined =>
  heard.find((message) => message.type === 'welcome');

/** Plays on until it is time to stop. */
async function playOn({ ask, game }: Person, stop: () => boolean): Promise<void> {
  const dice = diceOf(3);
  for (let step = 0; step < 20_000 && !stop(); step += 1) {
    const now = game();
    const decision = now === undefined || now.paused ? undefined : adept(AT_ONCE)({ game: now, seat: ME, at: 0 }, dice);
    if (decision !== undefined && 'do' in decision) ask(decision.do);
    await vi.advanceTimersByTimeAsync(50);
  }
}

describe('a table beside the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  let open: OwnTable[] = [];
  afterEach(() => {
    for (const table of open) table.close();
    open = [];
    vi.useRealTimers();
  });
  const sit = async (...how: Parameters<typeof sitDown>) => {
    const person = await sitDown(...how);
    open.push(person.table);
    return person;
  };

  test('a game goes on from where another one stood, from any seat, and again from there', async () => {
    const shelf = memoryShelf();
    const first = await sit(shelf, 'one', QUICK);
    await playOn(first, () => (first.game()?.round ?? 1) > 1);
    const { opening, entries } = shelf.logs.get('one') as SavedLog;
    const last = entries.at(-1);
    const origin = originOf({ opening, entries }, entries.length, last?.type === 'happened' ? last.at : 0, 'one');
    const plan = whatIfPlan(origin, PEOPLE, { seat: 2, level: 'novice', pace: 'blitz' });
    const stood = { ...(first.game() as Game), paused: true };
    const second = await sit(shelf, 'two', plan, origin);
    expect(welcomeIn(second.heard)?.held).toEqual([{ seat: 2, nth: 0 }]);
    expect(second.game() && fingerprint(second.game() as Game)).toBe(fingerprint(stood));
    expect(shelf.logs.get('two')?.saved).toMatchObject({ round: 2, plan: { kind: 'whatIf', of: 'one' } });
    const { secret } = (shelf.logs.get('two') as SavedLog).opening;
    expect(secret.provinces).not.toEqual(opening.secret.provinces);
    second.table.close();
    const third = await sit(shelf, 'two', null);
    expect(third.game() && fingerprint(third.game() as Game)).toBe(fingerprint(stood));
  });

  test('a past that cannot have been opens no game', async () => {
    const { game, secret } = setup({ ...agreedOf(QUICK), seed: 3 });
    const origin = { opening: { game: { ...game, round: 3 }, secret }, asked: [], at: 0, of: null };
    const { heard } = await sit(memoryShelf(), 'one', QUICK, origin);
    expect(heard).toContainEqual({ type: 'note', note: 'unreadable' });
  });

  test('says welcome with the one seat that is the person’s', async () => {
    const { heard } = await sit(memoryShelf(), 'one', QUICK);
    const welcome = welcomeIn(heard);
    expect(welcome?.held).toEqual([{ seat: ME, nth: 0 }]);
    expect(welcome?.table.chairs.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', null],
      ['Verge', 'novice'],
      ['Foliot', 'novice'],
    ]);
    expect(welcome?.table.stage).toBe('playing');
  });

  test('a whole game is played, closed in the middle, taken up where it was, and kept with its result', async () => {
    const shelf = memoryShelf();
    const first = await sit(shelf, 'one', QUICK);
    await playOn(first, () => first.game()?.round === 2);
    first.table.close();
    const before = first.game();
    if (before === undefined) throw new Error('no game');
    const kept = shelf.logs.get('one')?.entries.length ?? 0;
    expect(kept).toBeGreaterThan(40);

    const second = await sit(shelf, 'one', null);
    expect(second.game()?.paused).toBe(true);
    expect(second.seq()).toBe(first.seq() + 1);
    expect(fingerprint(second.game() ?? before)).toBe(fingerprint({ ...before, paused: true }));

    second.ask({ type: 'resume' });
    await vi.advanceTimersByTimeAsync(3100);
    await playOn(second, () => second.game()?.phase === 'over');
    expect(second.game()?.phase).toBe('over');
    expect(shelf.ended).toHaveLength(1);
    expect(shelf.ended[0]).toMatchObject({ id: 'one', kind: 'free', character: 'implacable', of: 3 });
    expect(shelf.logs.get('one')?.saved.over).toBe(true);

    second.table.hear({ type: 'rematch' });
    await vi.advanceTimersByTimeAsync(0);
    const last = second.heard.findLast((message) => message.type === 'table');
    expect(last?.table).toMatchObject({ stage: 'over', rematch: 'again1' });
    expect(shelf.logs.get('again1')?.saved.plan).toEqual(QUICK);
  });

  test('SET-3 SET-4 SET-5 tells the page a seal at the start, and neither the seed nor an undealt card', async () => {
    const shelf = memoryShelf();
    const { heard, game } = await sit(shelf, 'one', QUICK);
    const kept = shelf.logs.get('one');
    if (kept === undefined) throw new Error('nothing is kept');
    const { opening, saved } = kept;
    expect(opening.sealed).toEqual({ seed: SEED, seal: sealOf(SEED, opening.secret) });
    expect(welcomeIn(heard)?.seal).toBe(opening.sealed?.seal);
    await vi.advanceTimersByTimeAsync(20_000);
    const hidden = new Set([...undealt(game() ?? opening.game, opening.secret), SEED]);
    expect(textsIn([heard, saved]).filter((text) => hidden.has(text))).toEqual([]);
  });

  test('a daily challenge has the decks of its date, which are no secret and have no seal', async () => {
    const shelf = memoryShelf();
    const plan = dailyPlan('2026-07-30', PEOPLE);
    const { heard } = await sit(shelf, 'one', plan);
    expect(welcomeIn(heard)?.seal).toBeNull();
    expect(shelf.logs.get('one')?.opening).toMatchObject(setup({ ...agreedOf(plan), seed: plan.seed ?? 0 }));
  });

  test('a game begun before decks were sealed goes on', async () => {
    const shelf = memoryShelf();
    await sit(shelf, 'one', QUICK);
    const log = shelf.logs.get('one');
    if (log === undefined) throw new Error('nothing is kept');
    const { sealed: _, ...opening } = log.opening;
    shelf.logs.set('one', { ...log, opening });
    expect(welcomeIn((await sit(shelf, 'one', null)).heard)?.seal).toBeNull();
  });

  test('nothing is told before it is kept', async () => {
    const shelf = memoryShelf();
    let keep = (): void => undefined;
    const slow: Shelf = {
      ...shelf,
      append: (...given) => new Promise((resolve) => (keep = () => resolve(shelf.append(...given)))),
    };
    const { heard } = await sit(slow, 'one', QUICK);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(heard.filter(({ type }) => type === 'happened')).toEqual([]);
    keep();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.filter(({ type }) => type === 'happened')).toHaveLength(1);
  });

  test('a shelf that is full is said once and the game goes on', async () => {
    const full: Shelf = { ...memoryShelf(), append: () => Promise.reject(new Error('full')) };
    const person = await sit(full, 'one', QUICK);
    await playOn(person, () => person.game()?.phase === 'round');
    expect(person.game()?.phase).toBe('round');
    expect(person.heard.filter(({ type }) => type === 'note')).toEqual([{ type: 'note', note: 'unsaved' }]);
  });

  test('PAU-1 the sand stops while the page is hidden, until the person resumes', async () => {
    const timed: SoloPlan = { ...QUICK, terms: { ...QUICK.terms, timing: ['timed', 'timed', 'timed', 'timed'] } };
    const { table, game, heard } = await sit(memoryShelf(), 'one', timed);
    table.hear({ type: 'away' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(game()?.paused).toBe(true);
    const told = heard.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toHaveLength(told);
  });

  test('a game that is not there, or not of this time, is named', async () => {
    const shelf = memoryShelf();
    expect((await sit(shelf, 'none', null)).heard).toEqual([{ type: 'note', note: 'missing' }]);
    await sit(shelf, 'one', QUICK);
    const log = shelf.logs.get('one');
    const entry = { type: 'happened', seq: 9, seat: 0, nth: 1, at: 0, command: { type: 'pause' }, events: [] } as const;
    if (log !== undefined) shelf.logs.set('one', { ...log, entries: [entry] });
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    expect((await sit(shelf, 'one', null)).heard).toEqual([{ type: 'note', note: 'unreadable' }]);
  });

  test('nobody speaks for a bot, and there is no lobby', async () => {
    const { table, heard } = await sit(memoryShelf(), 'one', QUICK);
    table.hear({ type: 'ask', seat: 1, nth: 1, command: { type: 'pause' } });
    table.hear({ type: 'start' });
    table.hear({ type: 'rematch' });
    await vi.advanceTimersByTimeAsync(0);
    const faults = heard.flatMap((message) => (message.type === 'fault' ? [message.fault] : []));
    expect(faults).toEqual(['notYourSeat', 'alreadyStarted', 'alreadyStarted']);
  });
});

test('a date gives everybody the same challenge, and the next date another', () => {
  const one = dailyPlan('2026-07-30', PEOPLE);
  const same = dailyPlan('2026-07-30', { name: 'Zoë', bots: ['Tik', 'Tak'] });
  const next = dailyPlan('2026-07-31', PEOPLE);
  expect(same.seed).toBe(one.seed);
  expect(same.chairs.map(({ character }) => character)).toEqual(one.chairs.map(({ character }) => character));
  expect(next.seed).not.toBe(one.seed);
  expect([one.step, next.step, dailyPlan('2026-08-02', PEOPLE).step]).toEqual(['adept', 'master', 'chancellor']);
});
