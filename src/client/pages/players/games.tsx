import { CHARACTERS, type CharacterId } from '#content';
import type { RatedGame } from '#protocol';
import { Emblem, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import figures from '../../kit/chronicle/figures.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import cell from '../analysis/cell.module.css';
import css from './page.module.css';
import { dateText } from './say.ts';

interface Props {
  readonly title: string;
  readonly games: readonly RatedGame[];
}

/** Rated games, each with the way to its replay. */
export function Games({ title, games }: Props) {
  const { players, history } = said.value;
  return (
    <section class={`${layout.sheet} ${css.wide}`}>
      <h2>{title}</h2>
      <div class={`${figures.figures} ${css.games}`} tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{players.date}</th>
              <th scope="col">{players.pace}</th>
              <th scope="col">{players.character}</th>
              <th scope="col">{history.placed}</th>
              <th scope="col">{history.points}</th>
              <th scope="col">{players.change}</th>
              <th scope="col">{players.against}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <Row key={game.code} game={game} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ game }: { readonly game: RatedGame }) {
  const { players, history } = said.value;
  const { speech, characters } = words.value;
  const character = game.character as CharacterId;
  const { person, side } = CHARACTERS[character];
  const change = Math.round(game.after) - Math.round(game.before);
  return (
    <tr>
      <th scope="row">{dateText(game.endedAt)}</th>
      <td>{players.paces[game.pace]}</td>
      <td>
        <span class={cell.who}>
          <Emblem of={person} side={side} size={26} />
          {characters.epithets[character]}
        </span>
      </td>
      <td>
        {history.place(game.place, game.others.length + 1)}
        {game.standIn && ' '}
        {game.standIn && <small class="soft">{players.left}</small>}
      </td>
      <td>
        <span class={cell.who}>
          {game.points}
          {game.complete && <Icon of="check" size={16} label={players.complete} />}
        </span>
      </td>
      <td>
        {speech.number(Math.round(game.after))} <small class="soft">{change < 0 ? `−${-change}` : `+${change}`}</small>
      </td>
      <td>{speech.list(game.others.map(({ name }) => name).filter((name) => name !== ''))}</td>
      <td>
        <a class={button.icon} href={at(`/replay/${game.code}`)} aria-label={history.replay} title={history.replay}>
          <Icon of="play" size={18} />
        </a>
      </td>
    </tr>
  );
}
