import { useEffect, useState } from 'preact/hooks';
import { type DailyRanking, type DailyRow, SEATS_OF_DAY, streakOf } from '#protocol';
import { Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { settings } from '../../kit/settings/settings.ts';
import { type Handed, handIn, ownPass, rankingOf } from '../../net/daily/handIn.ts';
import type { SoloResult } from '../../net/shelf/saved.ts';
import css from './ranking.module.css';
import { owedDays } from './records.ts';
import { dateText } from './texts.ts';

interface Told {
  readonly ranking: DailyRanking;
  /** What came of handing in games, by their dates. */
  readonly handed: ReadonlyMap<string, Handed>;
}

interface OfDay {
  readonly date: string;
  readonly results: readonly SoloResult[];
}

/** Who has played this day how well. Without a server there is none, and nothing is said of it. */
export function Ranking({ date, results }: OfDay) {
  const speaks = useSaid();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let wanted = true;
    look({ date, results }, (news) => wanted && setTold(news));
    return () => {
      wanted = false;
    };
  }, [date, results]);
  return speaks && told !== null ? <Board date={date} told={told} /> : null;
}

/** Days that were played and not handed in are handed in now, those played offline too. */
async function look({ date, results }: OfDay, tell: (told: Told) => void): Promise<void> {
  const pass = await ownPass();
  const before = await rankingOf(date, pass);
  if (before === null) return;
  tell({ ranking: before, handed: new Map() });
  const owed = pass === null ? [] : owedDays(results, before.days, date);
  if (pass === null || owed.length === 0) return;
  const handed = new Map<string, Handed>();
  for (const { date: day, id } of owed) {
    const came = day === null ? null : await handIn(day, id, pass);
    if (day !== null && came !== null) handed.set(day, came);
  }
  tell({ ranking: (await rankingOf(date, pass)) ?? before, handed });
}

/** What is said of a game that was handed in. Of other days only that they do not count. */
function toldOf(handed: Handed, day: string, date: string): string | null {
  const { daily } = said.value;
  if (handed === 'counts' || handed === 'waits') return day === date ? daily[handed] : null;
  return `${day === date ? daily.refusedToday : daily.refusedDay(dateText(day))} ${daily.refusals[handed]}`;
}

function Board({ date, told: { ranking, handed } }: { readonly date: string; readonly told: Told }) {
  const { daily } = said.value;
  const streak = streakOf(ranking.days, date);
  return (
    <section class={css.ranking} aria-labelledby="ranking-title">
      <h3 id="ranking-title">
        {daily.ranking}
        {streak > 0 && <small>{daily.streak(streak)}</small>}
      </h3>
      {ranking.people === 0 ? <p>{daily.nobody}</p> : <Rows ranking={ranking} />}
      <div role="status">
        {[...handed].map(([day, came]) => {
          const told = toldOf(came, day, date);
          return told !== null && <p key={day}>{told}</p>;
        })}
      </div>
      {settings.proven.value === '' && (
        <p>
          {daily.needsName} <a href={at('/you')}>{daily.takeName}</a>
        </p>
      )}
      {ranking.before !== null && <Best {...ranking.before} />}
    </section>
  );
}

function Best({ date, name }: NonNullable<DailyRanking['before']>) {
  return (
    <p>
      <a href={at(`/replay/${date}`)}>
        <Icon of="eye" size={18} /> {said.value.daily.watchBest(dateText(date), name)}
      </a>
    </p>
  );
}

const MOST_ROWS = 10;

function Rows({ ranking: { people, best, mine } }: { readonly ranking: DailyRanking }) {
  const { daily } = said.value;
  return (
    <>
      <p>{mine === null ? daily.people(people) : daily.mine(mine.rank, people)}</p>
      <ol class={css.rows}>
        {best.slice(0, MOST_ROWS).map((row, nth) => (
          <Row key={row.name} row={row} isMine={nth + 1 === mine?.rank} />
        ))}
      </ol>
    </>
  );
}

function Row({ row: { name, points, won, place }, isMine }: { readonly row: DailyRow; readonly isMine: boolean }) {
  const { solo, outcomes } = words.value;
  return (
    <li aria-current={isMine ? 'true' : undefined}>
      <b>{name}</b>
      <span>
        {won && <Icon of="crown" size={16} />} {solo.place(place, SEATS_OF_DAY)}
      </span>
      <span>{outcomes.points(points)}</span>
    </li>
  );
}
