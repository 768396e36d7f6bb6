import type { Origin } from '#protocol';
import { words } from '../../kit/i18n.ts';
import { ownName } from '../../kit/name.ts';
import { go } from '../../kit/router.ts';
import { newId } from './dice.ts';
import type { Pace, People, SoloPlan } from './plan.ts';

interface Beginning {
  readonly plan: SoloPlan;
  readonly origin: Origin | null;
}

const plans = new Map<string, Beginning>();

/** Goes to a new table; the plan waits there. */
export function begin(plan: SoloPlan, origin: Origin | null = null): void {
  const id = newId();
  plans.set(id, { plan, origin });
  go(`/solo/${id}`);
}

/** A game is begun once; afterwards it is on the shelf. */
export function takePlan(id: string): Beginning | null {
  const beginning = plans.get(id) ?? null;
  plans.delete(id);
  return beginning;
}

/** The person, and bots in an order that the chance number decides. */
export function people(chance: number): People {
  const { bots } = words.value.names;
  const from = chance % bots.length;
  return { name: ownName(), bots: [...bots.slice(from), ...bots.slice(0, from)] };
}

/** The address may ask for bots that do not pretend to think: /solo?pace=blitz */
export const paceAsked = (): Pace => (new URLSearchParams(location.search).get('pace') === 'blitz' ? 'blitz' : 'human');
