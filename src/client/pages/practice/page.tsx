import { useEffect, useState } from 'preact/hooks';
import { dailyOf, dayOf, dueOn, type Puzzle } from '#analysis';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { useComing } from '../../kit/parts/coming.ts';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { cards, ownPuzzles } from '../../net/practice/own.ts';
import css from './practice.module.css';
import { puzzleSet } from './set.ts';
import { Solve } from './solve.tsx';

/** All puzzles, or the one that was chosen. */
export function PracticePage({ puzzle: id }: { readonly puzzle: string | null }) {
  const speaks = useSaid();
  const [set, setSet] = useState<readonly Puzzle[]>([]);
  useComing(puzzleSet, [], setSet);
  useEffect(() => {
    if (speaks) document.title = `${words.value.start.practice} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  const all = [...ownPuzzles(), ...set];
  const puzzle = all.find((one) => one.id === id);
  if (puzzle !== undefined) return <Solve key={puzzle.id} puzzle={puzzle} next={nextOf(all, puzzle.id)} />;
  return <Overview own={ownPuzzles()} set={set} />;
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
  readonly own: readonly Puzzle[];
  readonly set: readonly Puzzle[];
}

function Overview({ own, set }: OverviewProps) {
  const { practice } = said.value;
  const today = dayOf(new Date());
  const due = dueOn(cards.value, today).flatMap((id) => [...own, ...set].find((one) => one.id === id) ?? []);
  const daily = dailyOf(set, today);
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
