import { marginOf, type Position, type Puzzle, type Theme, themeIn, themeOf } from '#analysis';
import {
  AT_ONCE,
  adept,
  type Bot,
  counsel,
  type Dice,
  diceOf,
  learntNetwork,
  master,
  preparedChampion,
  type Sight,
} from '#bots';
import { type Command, copy, drawCharacters, type Options } from '#engine';
import { PLAIN, ROUNDS } from '../games/drawTable.ts';
import { fight } from '../games/playOut.ts';

/** A puzzle as it was found, with what speaks for choosing it. */
export interface Found extends Puzzle {
  readonly margin: number;
}

const CHOICES: ReadonlySet<Command['type']> = new Set(['move', 'act']);
/** Of questions about provinces one in so many is looked at, for most of them are puzzles. */
const QUESTIONS_ONE_IN = 6;

/** Plays a game of champions and looks at what they do that is an example of one of these themes. */
export function mine(seed: number, players: number, themes: readonly Theme[], tell: (found: Found) => void): void {
  const dice = diceOf(seed);
  let nth = 0;
  const watch =
    (inner: Bot): Bot =>
    (sight, own) => {
      const decision = inner(sight, own);
      const command = 'do' in decision ? decision.do : undefined;
      if (command !== undefined && isExample(sight, command, themes) && isChosen(command, dice)) {
        const found = puzzleAt(sight, `${seed}-${nth}`);
        if (found !== null) tell(found);
        nth += 1;
      }
      return decision;
    };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const bots = seats.map(() => watch(preparedChampion()));
  fight(
    plainTable(seed, players),
    bots,
    seats.map((seat) => diceOf(seed * 10 + seat)),
  );
}

/** What a champion does is nearly always its favourite on reflection, too. */
function isExample({ game, seat, at }: Sight, command: Command, themes: readonly Theme[]): boolean {
  const theme = themeOf(game, seat, at, command);
  return theme !== null && themes.includes(theme);
}

const isChosen = (command: Command, dice: Dice): boolean =>
  command.type === 'answer' ? dice.next(QUESTIONS_ONE_IN) === 0 : CHOICES.has(command.type);

function plainTable(seed: number, players: number): Options {
  const characters = drawCharacters(seed, Array<'random'>(players).fill('random'));
  const seats = characters.map((character) => ({ character, advancedPlacement: false, glory: false, handicap: {} }));
  return { seed, seats, timing: Array<'timed'>(ROUNDS).fill('timed'), ...PLAIN };
}

/** Nearer and farther looks ahead must say the same. */
const LOOKS = [{ ahead: 180 }, { ahead: 320 }] as const;

export function puzzleAt({ game, seat, at }: Sight, id: string): Found | null {
  const position: Position = { game: copy(game), seat, at };
  const choices = counsel(learntNetwork(), position);
  const theme = themeIn(position, choices);
  if (theme === null) return null;
  const margins = LOOKS.map((over) => {
    const again = counsel(learntNetwork(), position, [], over);
    return JSON.stringify(again[0]?.command) === JSON.stringify(choices[0]?.command) ? marginOf(position, again) : 0;
  });
  const margin = Math.min(marginOf(position, choices), ...margins);
  return margin < CLEAR_EVERYWHERE ? null : foundOf(position, id, theme, margin, choices[0]?.command ?? null);
}

const CLEAR_EVERYWHERE = 0.03;

function foundOf(position: Position, id: string, theme: Theme, margin: number, best: Command | null): Found {
  const finds = (bot: Bot): boolean => {
    const decision = bot(position, diceOf(1));
    return JSON.stringify('do' in decision ? decision.do : null) === JSON.stringify(best);
  };
  const grade = finds(adept(AT_ONCE)) ? 1 : finds(master(AT_ONCE)) ? 2 : 3;
  return { ...position, id, theme, grade, margin };
}
