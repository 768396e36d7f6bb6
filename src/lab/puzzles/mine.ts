import { type Found, mayBePuzzle, puzzleAt, type Theme } from '#analysis';
import { type Bot, botFor, type Dice, diceOf, type Level, TEACHER } from '#bots';
import { type Command, copy, drawCharacters, type Options } from '#engine';
import { PLAIN, ROUNDS } from '../games/drawTable.ts';
import { fight } from '../games/playOut.ts';

const CHOICES: ReadonlySet<Command['type']> = new Set(['move', 'act']);
/** Of questions about provinces one in so many is looked at, for most of them are puzzles. */
const QUESTIONS_ONE_IN = 6;

/** Plays a game, one of each level in turn, and looks for puzzles of these themes wherever one of them does something. */
export function mine(seed: number, levels: readonly Level[], themes: readonly Theme[], tell: (found: Found) => void) {
  const dice = diceOf(seed);
  let nth = 0;
  const watch =
    (inner: Bot): Bot =>
    (sight, own) => {
      const decision = inner(sight, own);
      if ('do' in decision && isChosen(decision.do, dice) && mayBePuzzle(sight, TEACHER.optionsIn(sight))) {
        const found = puzzleAt(TEACHER, { ...sight, game: copy(sight.game) }, `${seed}-${nth}`);
        if (found !== null && themes.includes(found.theme)) tell(found);
        nth += 1;
      }
      return decision;
    };
  fight(
    plainTable(seed, levels.length),
    levels.map((level) => watch(botFor(level))),
    levels.map((_, seat) => diceOf(seed * 10 + seat)),
  );
}

const isChosen = (command: Command, dice: Dice): boolean =>
  command.type === 'answer' ? dice.next(QUESTIONS_ONE_IN) === 0 : CHOICES.has(command.type);

function plainTable(seed: number, players: number): Options {
  const characters = drawCharacters(seed, Array<'random'>(players).fill('random'));
  const seats = characters.map((character) => ({ character, advancedPlacement: false, glory: false, handicap: {} }));
  return { seed, seats, timing: Array<'timed'>(ROUNDS).fill('timed'), ...PLAIN };
}
