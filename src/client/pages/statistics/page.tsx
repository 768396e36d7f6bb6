import { useEffect, useState } from 'preact/hooks';
import type { Count } from '#protocol';
import { ClockGround } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import drawing from '../analysis/chart/chart.module.css';
import { useFetched } from '../players/fetched.ts';
import { Head } from '../players/head.tsx';
import css from '../players/page.module.css';
import { isBot, isOf, mean, ofPlayers, spread, total } from './counts.ts';
import { SpreadChart } from './spreadChart.tsx';
import { ByCharacter, ByPlayers, FirstRewards, Overview } from './tables.tsx';

/** What all finished games of this server tell, people and bots apart. */
export function StatisticsPage() {
  const speaks = useSaid();
  const found = useFetched<{ readonly counts: readonly Count[] }>('/api/statistics');
  useEffect(() => {
    if (speaks) document.title = `${said.value.statistics.title} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  const { statistics, players } = said.value;
  return (
    <main class={`${layout.page} ${css.players}`} {...address({ of: 'statistics' })}>
      <Head title={statistics.title} here="statistics" />
      <p class="soft">{statistics.hint}</p>
      {found === 'unreachable' && <p>{players.unreachable}</p>}
      {typeof found === 'object' && (found.counts.length === 0 ? <p>{statistics.none}</p> : <Sheets {...found} />)}
    </main>
  );
}

const NUMBERS = [0, 1, 2, 3, 4, 5];

function Sheets({ counts: all }: { readonly counts: readonly Count[] }) {
  const [players, setPlayers] = useState(0);
  const { statistics, players: words } = said.value;
  const counts = ofPlayers(all, players === 0 ? null : players);
  const there = NUMBERS.filter((number) => number === 0 || all.some((count) => count.players === number));
  const options = there.map((value) => ({ value, label: value === 0 ? words.all : String(value) }));
  return (
    <>
      <Choice label={statistics.players} value={players} options={options} choose={setPlayers} />
      <Overview counts={counts} />
      <Winners counts={counts} />
      <Lengths counts={counts} />
      {players === 0 && there.length > 2 && <ByPlayers counts={counts} numbers={there.slice(1)} />}
      <ByCharacter counts={counts} />
      <FirstRewards counts={counts} />
      <Downloads />
    </>
  );
}

function Winners({ counts }: { readonly counts: readonly Count[] }) {
  const { statistics } = said.value;
  const lines = [
    { name: statistics.people, spread: spread(counts.filter(isOf('people')), 'winningPoints') },
    { name: statistics.bots, spread: spread(counts.filter(isBot), 'winningPoints') },
  ];
  return (
    <section class={`${layout.sheet} ${drawing.sheet}`}>
      <h2>{statistics.winners}</h2>
      <SpreadChart label={statistics.winners} unit={statistics.onAxis} lines={lines} />
    </section>
  );
}

/** Minutes in one step of the chart. */
const STEP = 5;

function Lengths({ counts }: { readonly counts: readonly Count[] }) {
  const { statistics } = said.value;
  const all = spread(counts, 'minutes');
  const lines = [
    { name: statistics.onlyPeople, spread: spread(counts.filter(isOf('people')), 'minutes') },
    { name: statistics.mixed, spread: spread(counts.filter(isOf('mixed')), 'minutes') },
  ];
  return (
    <section class={`${layout.sheet} ${drawing.sheet}`}>
      <h2>
        {statistics.length} <small class="soft">{statistics.games(total(all))}</small>
      </h2>
      <p>{statistics.average(words.value.speech.number(Math.round(mean(all))))}</p>
      <SpreadChart label={statistics.length} unit={statistics.minutes} lines={lines} width={STEP} />
    </section>
  );
}

function Downloads() {
  const { statistics } = said.value;
  return (
    <section class={layout.sheet}>
      <h2>{statistics.download}</h2>
      <p class="row">
        <a class={button.plain} href={at('/api/statistics')} download="pendulum-statistics.json">
          JSON
        </a>
        <a class={button.plain} href={at('/api/statistics.csv')} download="pendulum-statistics.csv">
          CSV
        </a>
      </p>
    </section>
  );
}
