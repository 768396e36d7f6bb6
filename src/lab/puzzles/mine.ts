import { type Found, puzzleAt, type Theme, themeOf } from '#analysis';
import { type Bot, type Dice, diceOf, preparedChampion, type Sight, TEACHER } from '#bots';
import { type Command, copy, drawCharacters, type Options } from '#engine';
import { PLAIN, ROUNDS } from '../games/drawTable.ts';
import { fight } from '../games/playOut.ts';

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
        const found = puzzleAt(TEACHER, { ...sight, game: copy(sight.game) }, `${seed}-${nth}`);
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
