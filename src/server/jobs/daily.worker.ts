import { dayOf, type HandedIn } from '#protocol';
import { serveAsClerk } from '../machine/thread.ts';
import { type DailyVerdict, judgeDay } from './daily.ts';

/** A day is judged beside the tables: its regents think through the whole game once more. */
serveAsClerk(
  ({ date, ...handedIn }: HandedIn & { readonly date: string }): DailyVerdict => judgeDay(dayOf(date), handedIn),
);
