import { type Dice, diceOf } from '#bots';

/**
 * CMA-ES with a diagonal covariance (Ros and Hansen, 2008): a cloud of candidates is drawn, moves towards its better half, and
 * becomes wider or narrower along each axis. A full covariance would need far more candidates than games can be played for.
 */
export interface Cloud {
  readonly generation: number;
  readonly mean: readonly number[];
  readonly width: number;
  readonly variances: readonly number[];
  /** Where the mean has been going lately: by this the width is judged, and the shape. */
  readonly widthPath: readonly number[];
  readonly shapePath: readonly number[];
}

export const firstCloud = (axes: number, width: number): Cloud => {
  const nought = Array<number>(axes).fill(0);
  return { generation: 0, mean: nought, width, variances: nought.map(() => 1), widthPath: nought, shapePath: nought };
};

export function drawFrom({ mean, width, variances, generation }: Cloud, count: number, seed: number) {
  const dice = diceOf(seed * 1_000_003 + generation);
  return Array.from({ length: count }, () =>
    mean.map((middle, axis) => middle + width * Math.sqrt(variances[axis] ?? 1) * normal(dice)),
  );
}

const even = (dice: Dice): number => (dice.next(2 ** 30) + 0.5) / 2 ** 30;
const normal = (dice: Dice): number => Math.sqrt(-2 * Math.log(even(dice))) * Math.cos(2 * Math.PI * even(dice));

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** How much each of the better half counts, the best most. */
function weightsOf(count: number): readonly number[] {
  const half = Math.floor(count / 2);
  const raw = Array.from({ length: half }, (_, nth) => Math.log(half + 0.5) - Math.log(nth + 1));
  return raw.map((weight) => weight / sum(raw));
}

/** How fast everything is learnt, by the number of axes and of those that count; the names are the paper's. */
function ratesOf(axes: number, weights: readonly number[]) {
  const mu = 1 / sum(weights.map((weight) => weight ** 2));
  const cs = (mu + 2) / (axes + mu + 3);
  const ds = 1 + cs + 2 * Math.max(0, Math.sqrt((mu - 1) / (axes + 1)) - 1);
  const cc = 4 / (axes + 4);
  const full = 2 / (axes + Math.SQRT2) ** 2 / mu + (1 - 1 / mu) * Math.min(1, (2 * mu - 1) / ((axes + 2) ** 2 + mu));
  const usual = Math.sqrt(axes) * (1 - 1 / (4 * axes) + 1 / (21 * axes ** 2));
  return { mu, cs, ds, cc, cov: Math.min(1, (full * (axes + 2)) / 3), usual };
}

/** The next cloud, from candidates in the order of their success. */
export function moved(cloud: Cloud, ranked: readonly (readonly number[])[]): Cloud {
  const weights = weightsOf(ranked.length);
  const { mu, cs, ds, cc, cov, usual } = ratesOf(cloud.mean.length, weights);
  const steps = weights.map((_, nth) =>
    cloud.mean.map((middle, axis) => ((ranked[nth]?.[axis] ?? 0) - middle) / cloud.width),
  );
  const step = cloud.mean.map((_, axis) => sum(weights.map((weight, nth) => weight * (steps[nth]?.[axis] ?? 0))));
  const variance = (axis: number): number => cloud.variances[axis] ?? 1;
  const widthPath = cloud.widthPath.map(
    (path, axis) => (1 - cs) * path + (Math.sqrt(cs * (2 - cs) * mu) * (step[axis] ?? 0)) / Math.sqrt(variance(axis)),
  );
  const shapePath = cloud.shapePath.map(
    (path, axis) => (1 - cc) * path + Math.sqrt(cc * (2 - cc) * mu) * (step[axis] ?? 0),
  );
  const spread = (axis: number): number => sum(weights.map((weight, nth) => weight * (steps[nth]?.[axis] ?? 0) ** 2));
  return {
    generation: cloud.generation + 1,
    mean: cloud.mean.map((middle, axis) => middle + cloud.width * (step[axis] ?? 0)),
    width: cloud.width * Math.exp((cs / ds) * (Math.hypot(...widthPath) / usual - 1)),
    variances: cloud.variances.map(
      (old, axis) => (1 - cov) * old + (cov / mu) * (shapePath[axis] ?? 0) ** 2 + cov * (1 - 1 / mu) * spread(axis),
    ),
    widthPath,
    shapePath,
  };
}
