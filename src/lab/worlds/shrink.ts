import type { Plan } from './plan.ts';
import { type Outcome, runWorld } from './run.ts';

/** A world that fails with as few faults as possible: each is left out once, and stays out if the same law breaks without it. */
export async function shrink(plan: Plan, outcome: Outcome): Promise<{ plan: Plan; outcome: Outcome }> {
  let best = { plan, outcome };
  for (const fault of plan.faults) {
    const without = { ...best.plan, faults: best.plan.faults.filter((one) => one !== fault) };
    const tried = await runWorld(without);
    if (tried.broken?.law === outcome.broken?.law) best = { plan: without, outcome: tried };
  }
  return best;
}

/** The places of the faults that are left, to be given to `--faults`. */
export const placesOf = (whole: Plan, { faults }: Plan): readonly number[] =>
  faults.map((fault) => whole.faults.indexOf(fault));

/** The same world with those faults only. */
export const withFaults = (plan: Plan, places: readonly number[]): Plan => ({
  ...plan,
  faults: plan.faults.filter((_, place) => places.includes(place)),
});
