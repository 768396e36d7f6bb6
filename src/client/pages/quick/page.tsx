import { useEffect, useState } from 'preact/hooks';
import { QUICK_PACES } from '#protocol';
import { ClockGround, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { go } from '../../kit/router.ts';
import { settings } from '../../kit/settings/settings.ts';
import { LanguageSelect, Tools } from '../../kit/tools/panel.tsx';
import { lookForTable, stopLooking } from '../../net/quick/look.ts';
import { looking } from '../../net/quick/looking.ts';
import { type Choices, choices, keepChoices, LEASTS, WAITS, wishOf } from '../../net/quick/wish.ts';
import { OpenTables } from '../start/openTables.tsx';
import css from './quick.module.css';
import { Search } from './search.tsx';

/** From the start page the search begins at once; by any other way it waits for a touch. */
const NOW = '?now';

/** One looks for a table here, and never at an empty screen: who waits, what is played, what to do meanwhile. */
export function QuickPage() {
  const speaks = useSaid();
  const [chosen, setChosen] = useState(choices);
  const found = looking.value?.found ?? null;
  useEffect(() => {
    if (location.search !== NOW) return;
    go('/quick', 'replace');
    if (looking.value === null) lookForTable(wishOf(chosen));
  }, []);
  useEffect(() => {
    if (found === null) return;
    stopLooking();
    go(`/t/${found}`, 'replace');
  }, [found]);
  useEffect(() => {
    document.title = `${words.value.start.findTable} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  const choose = (more: Partial<Choices>): void => {
    const next = { ...chosen, ...more };
    setChosen(next);
    keepChoices(next);
    if (looking.value !== null) lookForTable(wishOf(next));
  };
  return (
    <main class={`${layout.page} ${css.quick}`} {...address({ of: 'quick' })}>
      <ClockGround />
      <header class={layout.head}>
        <h1>{words.value.start.findTable}</h1>
        <span class="row">
          <a class={button.icon} href={at('/')} aria-label={words.value.start.home}>
            <Icon of="home" size={22} />
          </a>
          <LanguageSelect />
          <Tools />
        </span>
      </header>
      <section class={`${layout.sheet} ${css.search}`}>
        <Search find={() => lookForTable(wishOf(chosen))} />
        <Wishes chosen={chosen} choose={choose} />
      </section>
      <div class={css.meanwhile}>
        {looking.value?.fault === null && <Meanwhile />}
        <OpenTables alone />
      </div>
    </main>
  );
}

const STAKES = ['unrated', 'rated'] as const;

interface WishesProps {
  readonly chosen: Choices;
  readonly choose: (more: Partial<Choices>) => void;
}

function Wishes({ chosen, choose }: WishesProps) {
  const { quick } = said.value;
  const isProven = settings.proven.value !== '';
  const isRated = chosen.rated && isProven;
  return (
    <div class="stack">
      <Choice
        label={quick.stake}
        value={isRated ? 'rated' : 'unrated'}
        options={STAKES.map((value) => ({ value, label: quick.stakes[value] }))}
        choose={(stake) => choose({ rated: stake === 'rated' })}
        disabled={!isProven}
        hint={isRated ? quick.ratedHint : undefined}
      />
      {!isProven && (
        <small class={`soft ${css.needsName}`}>
          {quick.ratedNeedsName} <a href={at('/you')}>{said.value.daily.takeName}</a>
        </small>
      )}
      <Choice
        label={quick.pace}
        value={chosen.pace}
        options={QUICK_PACES.map((value) => ({ value, label: quick.paces[value] }))}
        choose={(pace) => choose({ pace })}
      />
      <Choice
        label={quick.wait}
        value={chosen.waitMs}
        options={WAITS.map((value) => ({
          value: value as number,
          label: value < 60_000 ? quick.seconds(value / 1000) : quick.minutes(value / 60_000),
        }))}
        choose={(waitMs) => choose({ waitMs })}
      />
      {!isRated && (
        <Choice
          label={quick.least}
          value={chosen.least}
          options={LEASTS.map((value) => ({ value: value as number, label: quick.atLeast(value) }))}
          choose={(least) => choose({ least })}
        />
      )}
    </div>
  );
}

function Meanwhile() {
  const { quick } = said.value;
  const { solo, start } = words.value;
  return (
    <section class={`${layout.sheet} stack`}>
      <h2>{quick.meanwhile}</h2>
      <p class="soft">{quick.meanwhileHint}</p>
      <p class="row">
        <a class={button.plain} href={at('/solo')}>
          <Icon of="bot" size={20} />
          {solo.title}
        </a>
        <a class={button.plain} href={at('/practice')}>
          <Icon of="check" size={20} />
          {start.practice}
        </a>
      </p>
    </section>
  );
}
