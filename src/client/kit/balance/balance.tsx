import type { CharacterId } from '#content';
import { said, useSaid } from '../chronicle/said.ts';
import { words } from '../i18n.ts';
import css from './balance.module.css';
import { BALANCE, type Won } from './figures.ts';

/** How often a character wins by the champion's hand, at each count of players. */
export function Balance({ of }: { readonly of: CharacterId }) {
  if (!useSaid()) return null;
  const { history } = said.value;
  return (
    <section class={css.balance}>
      <h4>{history.balance}</h4>
      <ul>
        {BALANCE.map(({ players, won }) => (
          <Row key={players} players={players} won={won[of]} />
        ))}
      </ul>
      <small class="soft">{history.balanceHint}</small>
    </section>
  );
}

interface RowProps {
  readonly players: number;
  readonly won: Won;
}

function Row({ players, won: [percent, low, high, games] }: RowProps) {
  const { history } = said.value;
  const share = (of: number): string => words.value.speech.percent(of / 100);
  return (
    <li style={{ '--won': percent, '--low': low, '--high': high, '--even': 100 / players }}>
      <span>{history.players(players)}</span>
      <i aria-hidden="true" />
      <b class="figure">{share(percent)}</b>
      <small class="soft">
        {history.sure(share(low), share(high))}, {history.games(games)}
      </small>
    </li>
  );
}
