import {
  DAYS_TO_HAND_IN,
  type DailyRanking,
  type DailyRow,
  type DayRefusal,
  daysBefore,
  type HandedIn,
  isDate,
  type PersonId,
  type Stored,
} from '#protocol';
import type { DailyRecord, Ledger } from '#table/kept';
import type { DailyVerdict } from '../jobs/daily.ts';
import { change } from './change.ts';

const DAY = 86_400_000;
/** So long after a date began at Greenwich it is over everywhere. */
const OVER_AFTER = 1.5 * DAY;
/** A game of slow masters takes the judge seconds: others who come meanwhile are asked to come again. */
const MOST_JUDGED = 20;
/** So many are ranked; a ranking is worked out once in so long. */
const MOST_RANKED = 10_000;
const KEPT_FOR = 10_000;

type Handing =
  | { readonly ok: true; readonly score: DailyRecord }
  | { readonly ok: false; readonly why: DayRefusal | 'tooMany' };

export interface Daily {
  /** The first game of a person that is handed in for a day counts. */
  readonly handIn: (person: PersonId, date: string, handedIn: HandedIn) => Promise<Handing>;
  /** Best first. */
  readonly ranking: (date: string) => Promise<readonly (DailyRow & { readonly person: PersonId })[]>;
  /** The best game of a day that is over everywhere. */
  readonly best: (date: string) => Promise<(HandedIn & { readonly name: string }) | undefined>;
  /** The last day before that one which is over everywhere, and whose its best game is. */
  readonly bestBefore: (date: string) => Promise<DailyRanking['before'] | undefined>;
}

export interface DailyPorts {
  readonly ledger: Ledger;
  readonly nameOf: (person: PersonId) => string | null;
  readonly judge: (day: HandedIn & { readonly date: string }) => Promise<DailyVerdict>;
  readonly today: () => number;
}

const keyOf = (date: string, person: PersonId): string => `${date}.${person}`;
const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

export function openDaily({ ledger, nameOf, judge, today }: DailyPorts): Daily {
  const judging = new Set<PersonId>();
  const rankings = new Map<string, { readonly rows: Promise<Ranked[]>; readonly at: number }>();

  /** It is today somewhere, or was not long ago. */
  const isNow = (date: string): boolean =>
    isDate(date) && startOf(date) - today() < DAY && today() - startOf(date) < DAYS_TO_HAND_IN * DAY;

  const judged = async (person: PersonId, date: string, handedIn: HandedIn): Promise<Handing> => {
    const verdict = await judge({ date, ...handedIn });
    if ('forged' in verdict) return { ok: false, why: verdict.forged };
    const score: DailyRecord = { ...verdict, at: today() };
    if (!(await ledger.put('daily', keyOf(date, person), score, 0))) return kept(person, date, score);
    await change(ledger, 'days', person, (days) => [...(days ?? []).filter((one) => one !== date), date]);
    await change(ledger, 'dailyBest', date, (best) =>
      best === undefined || byRank(score, best.score) < 0 ? { person, score, ...handedIn } : best,
    );
    rankings.delete(date);
    return { ok: true, score };
  };
  const kept = async (person: PersonId, date: string, score: DailyRecord): Promise<Handing> => ({
    ok: true,
    score: (await ledger.get('daily', keyOf(date, person)))?.value ?? score,
  });

  const rank = async (date: string): Promise<Ranked[]> => {
    const all = await ledger.list('daily', `${date}.`, MOST_RANKED);
    return all
      .map(([key, score]) => ({ person: key.slice(date.length + 1), score }))
      .sort((one, other) => byRank(one.score, other.score));
  };

  const best: Daily['best'] = async (date) => {
    const isOver = isDate(date) && today() - startOf(date) >= OVER_AFTER;
    const found = isOver ? (await ledger.get('dailyBest', date))?.value : undefined;
    const name = found === undefined ? null : nameOf(found.person);
    return found === undefined || name === null ? undefined : { name, asked: found.asked };
  };

  return {
    async handIn(person, date, handedIn) {
      if (!isNow(date)) return { ok: false, why: 'notNow' };
      const found = await ledger.get('daily', keyOf(date, person));
      if (found !== undefined) return { ok: true, score: found.value };
      if (judging.has(person) || judging.size >= MOST_JUDGED) return { ok: false, why: 'tooMany' };
      judging.add(person);
      return judged(person, date, handedIn).finally(() => judging.delete(person));
    },
    async ranking(date) {
      const known = rankings.get(date);
      const ranked = known !== undefined && today() - known.at < KEPT_FOR ? known : { rows: rank(date), at: today() };
      if (isDate(date)) rankings.set(date, ranked);
      // Of a person who has no name any more nothing is told.
      return (await ranked.rows).flatMap(({ person, score: { at, ...score } }) => {
        const name = nameOf(person);
        return name === null ? [] : [{ person, name, ...score }];
      });
    },
    best,
    async bestBefore(date) {
      for (const before of [1, 2].map((count) => daysBefore(date, count))) {
        const found = await best(before);
        if (found !== undefined) return { date: before, name: found.name };
      }
      return undefined;
    },
  };
}

interface Ranked {
  readonly person: PersonId;
  readonly score: DailyRecord;
}

/** By place, then by points; of two alike the one that was handed in first. */
const byRank = (one: DailyRecord, other: DailyRecord): number =>
  one.place - other.place || other.points - one.points || one.at - other.at;

/** The days a person has handed in. */
export async function daysOf(ledger: Ledger, person: PersonId): Promise<Stored['days']> {
  const dates = (await ledger.get('days', person))?.value ?? [];
  const scores = await Promise.all(dates.map((date) => ledger.get('daily', keyOf(date, person))));
  return scores.flatMap((score, nth) => (score === undefined ? [] : [{ date: dates[nth] ?? '', ...score.value }]));
}

/** Takes all days of a person away. */
export async function forgetDays(ledger: Ledger, person: PersonId): Promise<void> {
  for (const date of (await ledger.get('days', person))?.value ?? []) {
    await ledger.remove('daily', keyOf(date, person));
    if ((await ledger.get('dailyBest', date))?.value.person === person) await ledger.remove('dailyBest', date);
  }
  await ledger.remove('days', person);
}
