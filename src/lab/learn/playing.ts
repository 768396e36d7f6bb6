import { type Dice, diceOf, dreamed } from '#bots';
import { copy, type Game, type Millis, type Options } from '#engine';
import { drawTable, PLAIN, ROUNDS } from '../games/drawTable.ts';
import { fight } from '../games/playOut.ts';
import { label, recordOf } from './record.ts';
import { restless } from './restless.ts';
import { botOf, type Variant } from './variant.ts';

/** How many commands lie between two positions that are kept, on average, and how often a bot strays. */
const KEPT_ONE_IN = 20;
const STRAYS_ONE_IN = 20;
const FARTHEST = 280;
/** Most tables are of four. */
const COUNTS = [2, 2, 3, 3, 4, 4, 4, 4, 5, 5] as const;

/** Plays one game and gives its positions, half of them imagined: a bot judges where its plans lead, not where it stands. */
export function recordsOf(number: number, variants: readonly Variant[]): readonly Uint8Array[] {
  const dice = diceOf(number);
  const options = tableFor(dice);
  const records: Uint8Array[] = [];
  const bots = options.seats.map(() => restless(botOf(variants[dice.next(variants.length)] as Variant), STRAYS_ONE_IN));
  const own = options.seats.map((_, seat) => diceOf(number * 31 + seat));
  const { game } = fight(options, bots, own, ({ at }, _, after) => {
    if (after.phase === 'over' || dice.next(KEPT_ONE_IN) > 0) return;
    records.push(recordOf(after, at, number, false), imaginedRecord(after, at, number, dice));
  });
  label(records, game);
  return records;
}

function imaginedRecord(game: Game, at: Millis, number: number, dice: Dice): Uint8Array {
  const seat = dice.next(game.players.length);
  const dream = dreamed(copy(game), seat, at, 60 + dice.next(FARTHEST - 60));
  return recordOf(dream.game, dream.now, number, true);
}

/** Every second table is plain; the others have any variants and timings. */
function tableFor(dice: Dice): Options {
  const players = COUNTS[dice.next(COUNTS.length)] ?? 4;
  const table = drawTable(dice, players, dice.next(3) === 0 ? 'mixed' : 'timed');
  if (dice.next(2) === 0) return { ...table, timing: table.timing };
  const seats = table.seats.map((seat) => ({ ...seat, advancedPlacement: false, glory: false }));
  return { ...PLAIN, seed: table.seed, seats, timing: Array<'timed'>(ROUNDS).fill('timed') };
}
