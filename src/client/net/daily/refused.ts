import { DAY_REFUSALS, DAYS_TO_HAND_IN, type DayRefusal } from '#protocol';
import { recall, remember } from '../../kit/settings/settings.ts';

const KEY = 'refusedDays';

type Refused = readonly [id: string, why: DayRefusal];

const isRefused = (value: unknown): value is Refused =>
  Array.isArray(value) && typeof value[0] === 'string' && DAY_REFUSALS.some((one) => one === value[1]);

function kept(): readonly Refused[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isRefused) : [];
}

/** Why the server refused this game when it was handed in; null if it did not. */
export const refusedBefore = (id: string): DayRefusal | null => kept().find(([one]) => one === id)?.[1] ?? null;

/** As many as days that can be handed in. */
export const keepRefused = (id: string, why: DayRefusal): void =>
  remember(KEY, [[id, why], ...kept().filter(([one]) => one !== id)].slice(0, DAYS_TO_HAND_IN));
