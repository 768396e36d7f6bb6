import { describe, expect, test } from 'vitest';
import { AREAS, CHARACTER_IDS, TRACKS } from '#content';
import {
  actionCost,
  alarm,
  brings,
  type Command,
  copy,
  type Event,
  type Game,
  isRefusal,
  legal,
  type Millis,
  NOBODY,
  peekInto,
  play,
  score,
  setup,
  type Task,
  workerState,
} from '#engine';
import { tableOptions } from '#testkit';
import {
  answerLabel,
  type Catalogue,
  commandText,
  frameText,
  LANGUAGES,
  loadCatalogue,
  outcomeText,
  questionText,
  standingText,
  timerName,
  trackName,
  type Who,
  WRITTEN,
  workerName,
} from '#words';
import { eventText, storyText, type Told } from '#words/story';

const catalogues: readonly Catalogue[] = await Promise.all(LANGUAGES.map(loadCatalogue));
const [en, de, nl, cs] = catalogues;

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eva'];
const who: Who = (seat) => ({ name: NAMES[seat] ?? 'nobody', you: seat === 1 });

interface Moment extends Told {
  readonly at: Millis;
}

/** Games in which seats do whatever comes to mind, told as they go. */
function wander(seed: number, seats: number, timing: 'timed' | 'untimed', advanced: boolean): readonly Moment[] {
  const characters = CHARACTER_IDS.slice(advanced ? 5 : 0).slice(0, seats);
  const options = tableOptions({ seed, seats, timing, characters, glory: advanced, waitLimit: 60_000 });
  const { game: first, secret } = setup(options);
  const game = copy(first);
  const peek = peekInto(secret);
  const told: Moment[] = [];
  let dice = seed;
  const roll = (below: number): number => {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((dice / 2 ** 32) * below);
  };
  let at = 0;
  for (let turn = 0; turn < 2500 && game.phase !== 'over'; turn += 1) {
    at += roll(4000);
    const seat = roll(seats);
    const wishes = legal(game, seat, at).filter(({ type }) => type !== 'pause' || roll(20) === 0);
    const kinds = [...new Set(wishes.map(({ type }) => type))];
    const kind = kinds[roll(kinds.length)];
    const choices = wishes.filter(({ type }) => type === kind);
    const wish = choices[roll(choices.length)];
    const late = (alarm(game) ?? at + 1) <= at;
    const asked = late ? { seat: NOBODY, command: { type: 'due' } as const } : wish && { seat, command: wish };
    if (asked === undefined) continue;
    const before = copy(game);
    const events = play(game, { ...asked, at }, peek);
    if (!isRefusal(events)) told.push({ ...asked, events, before, at });
  }
  return told;
}

const GAMES = [
  wander(3, 2, 'untimed', false),
  wander(5, 5, 'timed', true),
  wander(11, 5, 'untimed', true),
  wander(7, 3, 'timed', false),
];
const ALL = GAMES.flat();
const BAD = /undefined|\[object|NaN|#| {2}|,,|\(\)| \.|\.\./;
/** Not English, and not a file that may still say things in English. */
const isForeign = ({ language }: Catalogue): boolean =>
  WRITTEN.some((written) => written === language) && language !== 'en';

const LEFT_OVERS = /\b(the|and|your|you|with|worker|timer|row|military|vote|votes|took|paid|gained|from|this|that)\b/i;

describe.each(catalogues)('the story in $language', (words) => {
  test('tells every kind of event', () => {
    const lines = new Map<Event['type'], string | null>();
    for (const { events, before } of ALL) {
      for (const event of events) {
        if (lines.get(event.type)) continue;
        lines.set(event.type, eventText(words, event, who, before));
      }
    }
    expect(lines.size).toBeGreaterThan(30);
    const silent = [...lines].filter(([, line]) => line === null).map(([type]) => type);
    expect(silent.toSorted()).toEqual(['asked', 'permanentGained', 'provincesDealt', 'timerFlipped']);
  });

  test('tells each command in one clean line', () => {
    for (const told of ALL) {
      const line = storyText(words, told, who);
      if (line === null) continue;
      expect(line).toMatch(/^\p{Lu}.*[.!…]$/u);
      expect(line).not.toMatch(BAD);
      if (isForeign(words)) expect(line).not.toMatch(LEFT_OVERS);
    }
  });

  test('has a label for every command, answer and question', () => {
    const types = new Set<Command['type']>();
    const asked = new Set<Task['do']>();
    for (const { seat, command, before } of ALL) {
      types.add(command.type);
      const labels = [commandText(words, before, seat, command, { actionCost, brings })];
      if (command.type === 'answer') labels.push(answerLabel(words, before, seat, command.answer));
      const task = before.players[seat]?.todo[0];
      if (task !== undefined) labels.push(questionText(words, task));
      if (task !== undefined) asked.add(task.do);
      for (const label of labels) {
        expect(label).toMatch(/\S/);
        expect(label).not.toMatch(BAD);
        if (isForeign(words)) expect(label).not.toMatch(LEFT_OVERS);
      }
    }
    expect(types.size).toBeGreaterThan(13);
    expect(asked.size).toBeGreaterThan(8);
  });

  test('has a name for every piece on the table', () => {
    for (const { before } of ALL.filter((_, at) => at % 97 === 0)) {
      for (const name of pieceNames(words, before)) {
        expect(name).toMatch(/\S/);
        expect(name).not.toMatch(BAD);
      }
    }
  });

  test('never calls two things one can do, or two own workers, the same', () => {
    for (const { before, at: now } of ALL.filter((_, nth) => nth % 29 === 0)) {
      for (const [seat, { workers }] of before.players.entries()) {
        const mine: Who = (other) => ({ name: NAMES[other] ?? 'nobody', you: other === seat });
        const deeds = legal(before, seat, now).map((command) =>
          commandText(words, before, seat, command, { actionCost, brings }),
        );
        const names = workers.map((worker, index) =>
          workerName(words, before, seat, index, workerState(before, worker), mine),
        );
        for (const all of [deeds, names]) expect(all.filter((name, nth) => all.indexOf(name) !== nth)).toEqual([]);
      }
    }
  });

  test('says how it ended and why', () => {
    for (const game of GAMES) {
      const last = game.at(-1)?.before;
      if (last === undefined) throw new Error('an empty game');
      const ranking = score(last);
      for (const outcome of ['complete', 'closest', 'civilWar'] as const) {
        const winner = outcome === 'civilWar' ? null : 1;
        expect(outcomeText(words, { ...ranking, outcome, winner }, who)).not.toMatch(BAD);
      }
      for (const standing of ranking.standings) expect(standingText(words, standing)).toMatch(/^\p{L}.*\.$/u);
    }
  });
});

function pieceNames(words: Catalogue, game: Game): readonly string[] {
  return [
    ...AREAS.flatMap((area) => [0, 50_000, 10_000_000].map((at) => timerName(words, game, area, at))),
    ...Array.from({ length: 12 }, (_, frame) => frameText(words, game, frame, who)),
    ...game.players.flatMap(({ workers }, seat) => [
      ...workers.map((worker, index) => workerName(words, game, seat, index, workerState(game, worker), who)),
      ...TRACKS.map((track) => trackName(words, game, seat, track)),
    ]),
  ];
}

test('a line strings together what one player did', () => {
  const [{ before } = { before: undefined }] = GAMES[3] ?? [];
  if (before === undefined) throw new Error('an empty game');
  const command: Command = { type: 'act', worker: 0, action: 0, with: [] };
  const events: readonly Event[] = [
    { type: 'workerActed', seat: 1, worker: 0, action: 0 },
    { type: 'paid', seat: 1, goods: { gold: 2 } },
    { type: 'gained', seat: 1, goods: { culture: 5 } },
    { type: 'gained', seat: 1, goods: { culture: 3, gold: 1 } },
  ];
  const tell = (words: Catalogue | undefined, you: boolean) =>
    words &&
    storyText(words, { seat: 1, command, events, before }, () => ({ name: 'Bolk', you }))?.replaceAll('\u00a0', ' ');
  expect([en, de, nl, cs].map((words) => tell(words, true))).toEqual([
    'You acted in purple, paid 2 gold, then gained 8 culture and 1 gold.',
    'Du führst im lila Bereich eine Aktion durch, zahlst 2 Gold, erhältst 8 Kultur und 1 Gold.',
    'Je voert in het paarse gebied een actie uit, betaalt 2 goud, krijgt 8 cultuur en 1 goud.',
    'Provádíte akci ve fialové oblasti, platíte 2 zlaté, získáváte 8 jednotek kultury a 1 zlatý.',
  ]);
  expect(tell(en, false)).toBe('Bolk acted in purple, paid 2 gold, then gained 8 culture and 1 gold.');
  expect(tell(cs, false)).toBe(
    'Bolk provádí akci ve fialové oblasti, platí 2 zlaté, získává 8 jednotek kultury a 1 zlatý.',
  );
});
