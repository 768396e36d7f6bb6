import { HEAD_STARTS, type RegencyStep } from '#protocol';
import { goodsText, tagOf } from '#words';
import { language, words } from '../../kit/i18n.ts';
import { characterOf, ownSeat, type SoloPlan } from '../../net/shelf/plan.ts';
import type { SoloResult } from '../../net/shelf/saved.ts';
import { wishName } from '../lobby/who.ts';

const tag = (): string => tagOf(language.value);

/** The date here, as 2026-07-30. */
export function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const dateText = (date: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Intl.DateTimeFormat(tag(), { ...style, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

export const momentText = (moment: number): string =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

/** "The Regency · Licinia, the Implacable" */
export function planText(plan: SoloPlan): string {
  const chair = plan.chairs[ownSeat(plan.chairs)];
  const kind = words.value.solo.kinds[plan.kind];
  return chair === undefined ? kind : `${kind} · ${wishName(characterOf(chair))}`;
}

export function stepName(step: RegencyStep): string {
  const { lobby, solo } = words.value;
  switch (step) {
    case 'novice':
    case 'adept':
    case 'master':
      return lobby.levels[step];
    default:
      return solo.regency.steps[step];
  }
}

export function stepHint(step: RegencyStep): string {
  const { regency } = words.value.solo;
  switch (step) {
    case 'novice':
    case 'adept':
    case 'master':
      return regency.stepHints[step];
    default:
      return regency.headStart(goodsText(words.value, HEAD_STARTS[step]));
  }
}

/** One line for friends. */
export function resultLine(result: SoloResult): string {
  const { solo, outcomes } = words.value;
  const place = solo.place(result.place, result.of);
  const date = result.date === null ? '' : dateText(result.date);
  return solo.daily.line(date, place, wishName(result.character), outcomes.points(result.points));
}
