import { CHARACTERS, type CharacterId } from '#content';
import { tagOf } from '#words';
import { Emblem, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { language, words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import cell from '../analysis/cell.module.css';
import css from './list.module.css';
import { forgetPlayed } from './played.ts';
import type { Counted } from './sums.ts';

export interface Listed extends Counted {
  readonly kind: 'table' | 'solo';
  readonly id: string;
  readonly character: CharacterId;
  readonly endedAt: number;
  readonly others: readonly string[];
  /** There is a replay of it. */
  readonly seen: boolean;
  /** The game it was begun from; null if that lies nowhere, not there for a game that began with its set-up. */
  readonly from?: string | null;
}

interface Props {
  readonly games: readonly Listed[];
  readonly changed: () => void;
}

const dateText = (moment: number): string =>
  new Intl.DateTimeFormat(tagOf(language.value), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment);

export function GameList({ games, changed }: Props) {
  const { history } = said.value;
  return (
    <section class={`${layout.sheet} ${css.list}`} {...address({ of: 'history' })}>
      <h2>
        {history.list} <small class="soft">{history.games(games.length)}</small>
      </h2>
      <div class={figures.figures} tabIndex={0} role="region" aria-label={history.list}>
        <table>
          <thead>
            <tr>
              <th scope="col">{history.date}</th>
              <th scope="col">{history.character}</th>
              <th scope="col">{history.placed}</th>
              <th scope="col">{history.points}</th>
              <th scope="col">{history.against}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <Row key={game.id} game={game} changed={changed} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ game, changed }: { readonly game: Listed; readonly changed: () => void }) {
  const { history } = said.value;
  const { person, side } = CHARACTERS[game.character];
  const { epithets } = words.value.characters;
  return (
    <tr>
      <th scope="row">
        {dateText(game.endedAt)}
        {game.from !== undefined && <small class={`soft ${css.begun}`}>{said.value.playOn.begun}</small>}
      </th>
      <td>
        <span class={cell.who}>
          <Emblem of={person} side={side} size={26} />
          {epithets[game.character]}
        </span>
      </td>
      <td>
        <span class={cell.who}>
          {history.place(game.place, game.of)}
          {game.won && <Icon of="crown" size={18} label={history.won} />}
        </span>
      </td>
      <td>{game.points}</td>
      <td>{game.kind === 'solo' ? history.solo : words.value.speech.list(game.others)}</td>
      <td>
        <span class={`row ${css.deeds}`}>
          {game.seen && (
            <a class={button.icon} href={at(`/replay/${game.id}`)} aria-label={history.replay} title={history.replay}>
              <Icon of="play" size={18} />
            </a>
          )}
          {game.kind === 'table' && (
            <button
              type="button"
              class={button.icon}
              aria-label={history.forgetOne(dateText(game.endedAt))}
              title={history.forget}
              onClick={() => {
                forgetPlayed(game.id);
                changed();
              }}
            >
              <Icon of="close" size={18} />
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}
