/** How well a player plays, how sure that is, and how steady. See http://www.glicko.net/glicko/glicko2.pdf for the letters. */
export interface Strength {
  readonly rating: number;
  /** Two of these to either side hold the true strength nineteen times out of twenty. */
  readonly deviation: number;
  readonly volatility: number;
}

/** A comparison with another player: 1 won, 0 lost. */
export interface Encounter {
  readonly other: Strength;
  readonly score: 0 | 1;
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const TAU = 0.5;
const CLOSE = 1e-6;
/** A rating that is as sure as it gets (60) is provisional again (110) after a year away. */
const PERIOD = 86_400_000 / 0.2143;

/** A deviation above it, or fewer games, make a rating provisional. */
export const PROVISIONAL = { deviation: 110, games: 10 } as const;

/** A rating becomes less sure while its person does not play. */
export const aged = (strength: Strength, millis: number): Strength => ({
  ...strength,
  deviation: Math.min(
    NEWCOMER.deviation,
    Math.hypot(strength.deviation, strength.volatility * SCALE * Math.sqrt(Math.max(millis, 0) / PERIOD)),
  ),
});

/** How long it takes until a deviation has grown to that of a provisional rating. */
export const settledFor = ({ deviation, volatility }: Strength): number =>
  Math.max(0, (PROVISIONAL.deviation ** 2 - deviation ** 2) / (volatility * SCALE) ** 2) * PERIOD;

/**
 * One step of Glicko-2: all encounters of one game. They are no games of their own, so each counts less the more there
 * are: those of a table of five tell as much as 1.6 games of two.
 */
export function stepped(
  own: Strength,
  encounters: readonly Encounter[],
  weight = 2 / (encounters.length + 1),
): Strength {
  const phi = own.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { other, score } of encounters) {
    const g = 1 / Math.sqrt(1 + (3 * (other.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp((-g * (own.rating - other.rating)) / SCALE));
    information += weight * g * g * expected * (1 - expected);
    surprise += weight * g * (score - expected);
  }
  const volatility = volatilityAfter(own.volatility, phi, 1 / information, surprise / information);
  const variance = 1 / (1 / phi ** 2 + information);
  const rating = own.rating + SCALE * variance * surprise;
  return { rating, deviation: SCALE * Math.sqrt(variance), volatility };
}

/** Step 5 of the paper: the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi ** 2 + v + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2;
  };
  let [A, B] = [a, Math.log(delta ** 2 - phi ** 2 - v)];
  if (!(delta ** 2 > phi ** 2 + v)) for (B = a - TAU; f(B) < 0; ) B -= TAU;
  let [fA, fB] = [f(A), f(B)];
  while (Math.abs(B - A) > CLOSE) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}
