import { QUICK_PACES, type QuickWish } from '#protocol';
import { ownName } from '../../kit/name.ts';
import { recall, remember, settings } from '../../kit/settings/settings.ts';

/** What is remembered of a wish for the next time. */
export type Choices = Pick<QuickWish, 'pace' | 'waitMs' | 'least'> & { readonly rated: boolean };

export const WAITS = [30_000, 60_000, 180_000, 300_000] as const;
export const LEASTS = [2, 3, 4, 5] as const;
const USUAL: Choices = { pace: 'usual', waitMs: 60_000, least: 3, rated: false };

export function choices(): Choices {
  const kept = recall('quick') as Partial<Choices> | undefined;
  const one = <T>(of: readonly T[], value: unknown, usual: T): T => of.find((each) => each === value) ?? usual;
  return {
    pace: one(QUICK_PACES, kept?.pace, USUAL.pace),
    waitMs: one<number>(WAITS, kept?.waitMs, USUAL.waitMs),
    least: one<number>(LEASTS, kept?.least, USUAL.least),
    rated: kept?.rated === true,
  };
}

export const keepChoices = (chosen: Choices): void => remember('quick', chosen);

/** Rated games are for proven names, whatever was chosen when this one was. */
export const wishOf = (chosen: Choices): QuickWish & Choices => ({
  ...chosen,
  rated: chosen.rated && settings.proven.value !== '',
  name: ownName(),
  newcomer: !settings.seasoned.value,
});
