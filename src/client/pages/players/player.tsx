import { PACES, type Player } from '#protocol';
import { Figures } from '../../kit/chronicle/figures.tsx';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { CharacterSums } from './characters.tsx';
import { Course } from './course.tsx';
import { useFetched } from './fetched.ts';
import { Games } from './games.tsx';
import { Figure } from './ranking.tsx';

/** What the rated games of one player tell. */
export function PlayerSheets({ name }: { readonly name: string }) {
  const player = useFetched<Player>(`/api/players/${encodeURIComponent(name)}`);
  const { players } = said.value;
  if (player === 'coming') return null;
  if (typeof player === 'string') return <p>{player === 'missing' ? players.unknown : players.unreachable}</p>;
  if (player.last.length === 0) return <p>{players.noGames}</p>;
  return (
    <>
      <Ratings ratings={player.ratings} />
      <CharacterSums counts={player.counts} />
      <Course games={player.course} />
      <Games title={players.best} games={player.best} />
      <Games title={players.last} games={player.last} />
    </>
  );
}

function Ratings({ ratings }: Pick<Player, 'ratings'>) {
  const { players } = said.value;
  const { number } = words.value.speech;
  const rows = PACES.flatMap((pace) => {
    const own = ratings[pace];
    if (own === undefined) return [];
    const [low, high] = [own.rating - 2 * own.deviation, own.rating + 2 * own.deviation];
    const likely = players.range(number(low), number(high));
    return [[players.paces[pace], <Figure key={pace} {...own} />, likely, number(own.games)] as const];
  });
  return (
    <section class={layout.sheet}>
      <h2>{players.rating}</h2>
      <Figures
        label={players.rating}
        columns={[players.pace, players.rating, players.likely, players.games]}
        rows={rows}
      />
    </section>
  );
}
