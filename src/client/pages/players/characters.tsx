import type { CharacterId } from '#content';
import type { Player } from '#protocol';
import { Figures } from '../../kit/chronicle/figures.tsx';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { share } from './say.ts';
import { sumsBy, sumsOf } from './sums.ts';

/** How a person does with each character, and with all of them. */
export function CharacterSums({ counts }: Pick<Player, 'counts'>) {
  const { players } = said.value;
  const { speech, characters } = words.value;
  const rows = [...sumsBy(counts), { of: null, ...sumsOf(counts) }];
  return (
    <section class={layout.sheet}>
      <h2>{players.characters}</h2>
      <Figures
        label={players.characters}
        columns={[players.character, players.games, players.won, players.complete, players.points]}
        rows={rows.map(({ of, seats, won, complete, points }) => [
          of === null ? players.all : characters.epithets[of as CharacterId],
          speech.number(seats),
          share(won, seats),
          share(complete, seats),
          speech.number(Math.round((10 * points) / seats) / 10),
        ])}
      />
    </section>
  );
}
