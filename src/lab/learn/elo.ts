import { diceOf } from '#bots';

/** A rating with its 95 % interval. */
export interface Rating {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly tables: number;
  /** How many of its tables it won. */
  readonly first: number;
}

const SAMPLES = 400;
const ROUNDS = 60;
/** A rating that is known beside the others. */
const ANCHORED = 1500;

/** Ratings by which each comes before another at a table as often as it did; intervals by drawing the tables again. */
export function ratingsOf(rankings: readonly (readonly string[])[], anchor: string): readonly Rating[] {
  const names = [...new Set(rankings.flat())].sort();
  const told = strengths(rankings, names, anchor);
  const dice = diceOf(1);
  const drawn = Array.from({ length: SAMPLES }, () => {
    const again = rankings.map(() => rankings[dice.next(rankings.length)] as readonly string[]);
    return strengths(again, names, anchor);
  });
  return names
    .map((name, nth): Rating => {
      const all = drawn.map((one) => one[nth] ?? 0).sort((one, other) => one - other);
      const own = rankings.filter((ranking) => ranking.includes(name));
      const at = (part: number): number => Math.round(all[Math.floor(part * (SAMPLES - 1))] ?? 0);
      const first = own.filter((ranking) => ranking[0] === name).length;
      return { name, elo: Math.round(told[nth] ?? 0), low: at(0.025), high: at(0.975), tables: own.length, first };
    })
    .sort((one, other) => one.elo - other.elo);
}

/** Bradley and Terry's strengths, made better step by step; half a win and half a loss against the mean keep them finite. */
function strengths(
  rankings: readonly (readonly string[])[],
  names: readonly string[],
  anchor: string,
): readonly number[] {
  const beats = names.map(() => new Float64Array(names.length));
  for (const ranking of rankings) countPairs(ranking, names, beats);
  const strength = new Float64Array(names.length).fill(1);
  for (let round = 0; round < ROUNDS * names.length; round += 1) improve(round % names.length, strength, beats);
  const known = strength[names.indexOf(anchor)] ?? 1;
  return Array.from(strength, (own) => ANCHORED + 400 * Math.log10(own / known));
}

function countPairs(ranking: readonly string[], names: readonly string[], beats: readonly Float64Array[]): void {
  const places = ranking.map((name) => names.indexOf(name));
  places.forEach((one, nth) => {
    for (const other of places.slice(nth + 1)) {
      const row = beats[one];
      if (row !== undefined) row[other] = (row[other] ?? 0) + 1;
    }
  });
}

function improve(one: number, strength: Float64Array, beats: readonly Float64Array[]): void {
  const own = strength[one] ?? 1;
  let won = 0.5;
  let met = 1 / (own + 1);
  strength.forEach((other, nth) => {
    const [wins, losses] = [beats[one]?.[nth] ?? 0, beats[nth]?.[one] ?? 0];
    won += wins;
    met += (wins + losses) / (own + other);
  });
  strength[one] = won / met;
}
