import { type Bot, type Decision, type Dice, diceOf, greedy, random } from '#bots';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, type Goods } from '#content';
import { type Command, forbids, type Options, type SeatOptions, type Timing } from '#engine';
import type { Recording } from '#protocol';
import { PLAIN, ROUNDS } from '../games/drawTable.ts';
import { recordContest } from './contest.ts';
import { record } from './recording.ts';

/** A game worth keeping: how it is set up, who plays, and what must come of it. */
interface Scenario {
  readonly about: string;
  readonly options: (seed: number) => Options;
  readonly bot: (seat: number) => Bot;
  readonly claims?: number;
  readonly wants: (recording: Recording) => boolean;
}

const MOST_SEEDS = 5000;

/** The first seed that brings what the scenario wants. */
export function recordScenario({ about, options, bot, claims, wants }: Scenario): Recording {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const table = options(seed);
    const bots = table.seats.map((_, seat) => bot(seat));
    const dice: Dice = diceOf(seed);
    const recording =
      claims === undefined ? record(about, table, bots, dice) : recordContest(about, table, bots, dice, claims);
    if (wants(recording)) return recording;
  }
  throw new Error(`no seed up to ${MOST_SEEDS} brings "${about}"`);
}

const BASIC = CHARACTER_IDS.filter((id) => CHARACTERS[id].side === 'basic');
const ADVANCED = CHARACTER_IDS.filter((id) => CHARACTERS[id].side === 'advanced');

function table(characters: readonly CharacterId[], timing: readonly Timing[], more: Partial<SeatOptions> = {}) {
  const seats = characters.map(
    (character): SeatOptions => ({ character, advancedPlacement: false, glory: false, handicap: {}, ...more }),
  );
  return (seed: number): Options => ({ ...PLAIN, seed, seats, timing });
}

const all = (timing: Timing): readonly Timing[] => Array.from({ length: ROUNDS }, () => timing);
const MIXED: readonly Timing[] = ['timed', 'untimed', 'timed', 'untimed'];
const AHEAD: Goods = { power: 12, prestige: 12, popularity: 12, military: 5, culture: 5, gold: 2, votes: 3 };
const WELL_OFF: Goods = { military: 4, culture: 4, gold: 4, votes: 3 };
const AT_THE_END: Goods = { power: 21, prestige: 21, popularity: 21, military: 4, culture: 6, gold: 6, votes: 6 };

const outcome = ({ ranking }: Recording) => ranking?.outcome;
const decider = ({ ranking }: Recording) => ranking?.standings[0]?.decidedBy;
const has = (recording: Recording, type: Command['type']): boolean =>
  recording.entries.some((entry) => entry.type === 'happened' && entry.command.type === type);
const hasCard = (recording: Recording, cards: readonly string[]): boolean => {
  const played = new Set<string>();
  for (const entry of recording.entries) {
    for (const event of entry.type === 'happened' ? entry.events : []) {
      if (event.type === 'cardPlayed') played.add(event.card);
    }
  }
  return cards.every((card) => played.has(card));
};

/** Asks for something else first, if that is allowed. */
const before =
  (bot: Bot, wish: (dice: Dice, seat: number) => Command | undefined): Bot =>
  (sight, dice) => {
    const { game, seat, at } = sight;
    const command = wish(dice, seat);
    if (command !== undefined && forbids(game, { seat, at, command }) === undefined) return { do: command };
    return game.paused ? { do: { type: 'resume' } } : bot(sight, dice);
  };

const ASLEEP: Decision = { askAgainAt: Number.POSITIVE_INFINITY };
const asleep: Bot = () => ASLEEP;
const hurrying = before(greedy, () => ({ type: 'callTime' }));
const pausing = before(greedy, (dice) => (dice.next(40) === 0 ? { type: 'pause' } : undefined));
const voting = before(random, (dice) =>
  dice.next(3) === 0 ? { type: 'voteTiming', timing: dice.next(2) === 0 ? 'timed' : 'untimed' } : undefined,
);

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'one-player-untimed': {
    about: 'One player alone, untimed',
    options: table(['justicar'], all('untimed')),
    bot: () => random,
    wants: () => true,
  },
  'two-players-timed': {
    about: 'Two players and the neutral marker, timed',
    options: table(['briber', 'champion'], all('timed')),
    bot: () => greedy,
    wants: () => true,
  },
  'three-players-mixed': {
    about: 'Three players on wide frames, timed and untimed rounds in turn',
    options: table(['implacable', 'insidious', 'justicar'], MIXED),
    bot: () => greedy,
    wants: () => true,
  },
  'four-players-untimed': {
    about: 'Four players, untimed, random play',
    options: table(BASIC.slice(0, 4), all('untimed')),
    bot: () => random,
    wants: () => true,
  },
  'five-players-timed': {
    about: 'Five players, timed',
    options: table(BASIC, all('timed')),
    bot: () => greedy,
    wants: () => true,
  },
  'civil-war': {
    about: 'Nobody takes the legendary point: civil war',
    options: table(BASIC.slice(1, 4), all('untimed'), { advancedPlacement: true }),
    bot: () => random,
    wants: (recording) => outcome(recording) === 'civilWar',
  },
  'closest-wins': {
    about: 'Nobody has every track on the parchment: among the legendary the closest wins',
    options: table(['tyrant', 'pacifist', 'briber'], all('untimed')),
    bot: () => random,
    wants: (recording) => outcome(recording) === 'closest' && decider(recording) === 'lowest',
  },
  'complete-by-points': {
    about: 'Two players have every track on the parchment: the points decide',
    options: table(BASIC.slice(0, 4), all('untimed'), { handicap: AHEAD }),
    bot: () => greedy,
    wants: (recording) => outcome(recording) === 'complete' && decider(recording) === 'points',
  },
  'complete-by-glory': {
    about: 'A tie on the parchment goes to the one with more glory',
    options: table(BASIC.slice(0, 4), all('untimed'), { handicap: AT_THE_END, glory: true }),
    bot: () => greedy,
    wants: (recording) => outcome(recording) === 'complete' && decider(recording) === 'glory',
  },
  'advanced-characters': {
    about: 'Five advanced characters with both variants; strike, neighbour, twice, unearned and twofold are all played',
    options: table(ADVANCED, all('untimed'), { advancedPlacement: true, glory: true, handicap: WELL_OFF }),
    bot: () => random,
    wants: (recording) => hasCard(recording, ['strike', 'onslaught', 'patience', 'commonCause', 'twofold', 'distil']),
  },
  'waiting-is-limited': {
    about: 'One player acts and calls time; for the two who are away the table takes plain defaults',
    options: (seed) => ({ ...table(BASIC.slice(0, 3), all('timed'))(seed), waitLimit: 60_000 }),
    bot: (seat) => (seat === 0 ? hurrying : asleep),
    wants: (recording) => has(recording, 'due') && has(recording, 'callTime'),
  },
  'paused-now-and-then': {
    about: 'Anybody pauses the table and anybody resumes it',
    options: table(['alchemist', 'insurgent'], all('timed')),
    bot: () => pausing,
    wants: (recording) => has(recording, 'pause'),
  },
  'timing-by-vote': {
    about: 'In council the table votes how the next round is timed',
    options: (seed) => ({ ...table(['warmonger', 'insidious'], all('untimed'))(seed), speed: 10 }),
    bot: () => voting,
    wants: (recording) => has(recording, 'voteTiming'),
  },
  'privilege-claimed': {
    about: 'Higher ranks claim privilege, the table rewinds and goes on',
    options: table(BASIC, all('untimed')),
    bot: () => random,
    claims: 5,
    wants: ({ entries }) => entries.filter(({ type }) => type === 'rewound').length === 5,
  },
};
