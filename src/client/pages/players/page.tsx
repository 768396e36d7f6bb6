import { useEffect, useState } from 'preact/hooks';
import { PACES, type Pace, type Ranking } from '#protocol';
import { ClockGround } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { useFetched } from './fetched.ts';
import { Head } from './head.tsx';
import css from './page.module.css';
import { PlayerSheets } from './player.tsx';
import { RankingSheet } from './ranking.tsx';

/** Who is how good at this server, or how one of them plays. */
export function PlayersPage({ name }: { readonly name: string | null }) {
  const speaks = useSaid();
  useEffect(() => {
    if (speaks) document.title = `${name ?? said.value.players.title} · ${words.value.start.title}`;
  });
  if (!speaks) return <ClockGround />;
  return (
    <main class={`${layout.page} ${css.players}`} {...address({ of: 'players' })}>
      <Head title={name ?? said.value.players.title} here={name === null ? 'players' : null} />
      {name === null ? <Rankings /> : <PlayerSheets key={name} name={name} />}
    </main>
  );
}

function Rankings() {
  const [pace, setPace] = useState<Pace>('usual');
  const ranking = useFetched<Ranking>(`/api/ratings?pace=${pace}`, 'oneself');
  const { players } = said.value;
  const options = PACES.map((value) => ({ value, label: players.paces[value] }));
  return (
    <>
      <Choice label={players.pace} value={pace} options={options} choose={setPace} unlabelled />
      {typeof ranking === 'object' && <RankingSheet ranking={ranking} />}
      {ranking === 'unreachable' && <p>{players.unreachable}</p>}
      <HowSheet />
    </>
  );
}

/** How ratings come about. */
function HowSheet() {
  const { players } = said.value;
  return (
    <section class={`${layout.sheet} ${css.how}`}>
      <h2>{players.how}</h2>
      <ul>
        {players.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
