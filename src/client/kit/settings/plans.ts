/** What to do on arriving at a table one has just made: sit down, or also fill it with bots and begin. */
export type Plan = 'sit' | 'play';

const plans = new Map<string, Plan>();

export const planFor = (code: string, plan: Plan): void => void plans.set(code, plan);

/** A plan is carried out once. */
export function takePlan(code: string): Plan | undefined {
  const plan = plans.get(code);
  plans.delete(code);
  return plan;
}
