import { useEffect, useState } from 'preact/hooks';
import { dailyOf, dayOf, dueOn, type Puzzle } from '#analysis';
import { dateOfPuzzle, type PuzzleOfDay } from '#protocol';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { useComing } from '../../kit/parts/coming.ts';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { puzzleOfDay } from '../../net/practice/day.ts';
import { cards, ownPuzzles, triedOfDays } from '../../net/practice/own.ts';
import css from './practice.module.css';
import { puzzleSet } from './set.ts';
import { Solve } from './solve.tsx';

/** All puzzles, or the one that was chosen. */
export function PracticePage({ puzzle: id }: { readonly puzzle: string | null }) {
  const speaks = useSaid();
  const [set, setSet] = useState<readonly Puzzle[]>([]);
  const asked = (id === null ? null : dateOfPuzzle(id)) ?? 'today';
  const [told, setTold] = useState<Told | null>(null);
  useComing(puzzleSet, [], setSet);
  useComing(async () => ({ asked, ofDay: await puzzleOfDay(asked) }), [asked], setTold);
  useEffect(() => {
    if (speaks) document.title = `${words.value.start.practice} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  const ofDay = told?.ofDay ?? null;
  const all = [...ownPuzzles(), ...(ofDay?.puzzle ? [ofDay.puzzle] : []), ...triedOfDays(), ...set];
  const puzzle = all.find((one) => one.id === id);
  if (puzzle !== undefined) {
    const missed = puzzle === ofDay?.puzzle ? ofDay.missed : null;
    return <Solve key={puzzle.id} puzzle={puzzle} missed={missed} next={nextOf(all, puzzle.id)} />;
  }
  const isKnown = told?.asked === asked;
  return asked !== 'today' && !isKnown ? (
    <ClockGround />
  ) : (
    <Overview all={all} set={set} ofDay={isKnown ? ofDay : undefined} />
  );
}

/** What the server told of a day; null where none did. */
interface Told {
  readonly asked: string;
  readonly ofDay: PuzzleOfDay | null;
}

/** First what is due, then what was never tried, then simply the next. */
function nextOf(all: readonly Puzzle[], id: string): string | null {
  const others = all.filter((one) => one.id !== id);
  const due = dueOn(cards.value, dayOf(new Date()));
  const found =
    others.find((one) => due.includes(one.id)) ?? others.find((one) => cards.value[one.id] === undefined) ?? others[0];
  return found?.id ?? null;
}

interface OverviewProps {
  readonly all: readonly Puzzle[];
  readonly set: readonly Puzzle[];
  /** Undefined while it is not known. */
  readonly ofDay: PuzzleOfDay | null | undefined;
}

function Overview({ all, set, ofDay }: OverviewProps) {
  const { practice } = said.value;
  const today = dayOf(new Date());
  const own = ownPuzzles();
  const due = dueOn(cards.value, today).flatMap((id) => all.find((one) => one.id === id) ?? []);
  const daily = ofDay === undefined ? undefined : (ofDay?.puzzle ?? dailyOf(set, today));
  return (
    <main class={`${layout.page} ${css.practice}`} {...address({ of: 'practice' })}>
      <ClockGround />
      <header class={layout.head}>
        <h1>{words.value.start.practice}</h1>
        <span class="row">
          <a class={button.icon} href={at('/')} aria-label={words.value.start.home}>
            <Icon of="home" size={22} />
          </a>
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      <p>{practice.intro}</p>
      <p class="row">
        {daily !== undefined && (
          <a class={button.main} href={at(`/practice/${daily.id}`)}>
            {practice.daily}
          </a>
        )}
        {due[0] !== undefined && (
          <a class={button.plain} href={at(`/practice/${due[0].id}`)}>
            {practice.due(due.length)}
          </a>
        )}
        <a class={button.plain} href={at('/learn')}>
          <Icon of="help" size={20} />
          {words.value.start.learn}
        </a>
        <a class={button.plain} href={at('/sandbox')}>
          <Icon of="settings" size={20} />
          {said.value.sandbox.title}
        </a>
      </p>
      {ofDay?.puzzle && <p class="soft">{ofDay.missed ? practice.publicMissed : practice.publicFound}</p>}
      <List title={practice.own} hint={own.length === 0 ? practice.noOwn : practice.ownHint} puzzles={own} />
      {GRADES.map((grade) => (
        <List
          key={grade}
          title={practice.grades[grade]}
          hint={practice.gradeHints[grade]}
          puzzles={set.filter((one) => one.grade === grade)}
        />
      ))}
    </main>
  );
}

const GRADES = [1, 2, 3] as const;

interface ListProps {
  readonly title: string;
  readonly hint: string;
  readonly puzzles: readonly Puzzle[];
}

function List({ title, hint, puzzles }: ListProps) {
  const { practice } = said.value;
  return (
    <section class={`${layout.sheet} ${css.list}`}>
      <h2>{title}</h2>
      <p class="soft">{hint}</p>
      <ol>
        {puzzles.map(({ id, theme }, nth) => (
          <li key={id}>
            <a href={at(`/practice/${id}`)} data-known={(cards.value[id]?.box ?? 0) > 0 || undefined}>
              <b class="figure">{nth + 1}</b> {practice.themes[theme]}
              {cards.value[id] !== undefined && (
                <Icon of={cards.value[id].box > 0 ? 'check' : 'refresh'} size={14} label={practice.tried} />
              )}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
