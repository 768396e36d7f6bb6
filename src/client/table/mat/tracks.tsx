import { CHARACTERS, TRACKS, type Track } from '#content';
import { beyond, type Player } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { useView } from '../view/view.ts';
import css from './tracks.module.css';

/** The first parchment column of every track. */
const PARCHMENT = 15;

export const startColumn = (player: Player, track: Track): number =>
  PARCHMENT - CHARACTERS[player.character].enter[track];

/** The track farthest from the parchment: the one that decides (END-3). */
export function lowestTrack(player: Player): Track | 'legendary' {
  const lowest = TRACKS.reduce((low, track) => (beyond(player, track) < beyond(player, low) ? track : low));
  return !player.legendary && beyond(player, lowest) >= -1 ? 'legendary' : lowest;
}

/** Four tracks that end on the same parchment, with what is still to go. */
export function VictoryTracks({ player }: { readonly player: Player }) {
  const seat = useView().game.value.players.indexOf(player);
  const { table } = words.value;
  const lowest = lowestTrack(player);
  return (
    <div class={css.tracks} {...address({ of: 'tracks' })}>
      <div class={css.scroll} aria-hidden="true">
        <span>{table.parchment}</span>
      </div>
      {TRACKS.map((track) => {
        const inside = beyond(player, track);
        const from = startColumn(player, track);
        return (
          <div
            key={track}
            {...about({ of: 'track', seat, track })}
            class={css.track}
            data-track={track}
            data-in={inside >= 0 || undefined}
            data-low={lowest === track || undefined}
            style={{ '--from': from, '--at': from + player[track] }}
          >
            <span class={css.name}>{table.tracks[track]}</span>
            <i class={css.line} />
            <i class={css.trail} />
            <i class={css.token} {...address({ of: 'track', character: player.character, track })}>
              <Icon of={track} size={34} />
            </i>
            {player.glory[track] > 0 && (
              <i class={css.glory} title={table.glory(player.glory[track])}>
                <Icon of="glory" size={16} />
                {player.glory[track]}
              </i>
            )}
            <Distance inside={inside} lowest={lowest === track} />
          </div>
        );
      })}
      <div
        {...about({ of: 'track', seat, track: 'legendary' })}
        class={css.track}
        data-track="legendary"
        data-low={lowest === 'legendary' || undefined}
      >
        <span class={css.name}>{table.tracks.legendary}</span>
        <i class={css.socket} />
        <i class={css.token} data-home={player.legendary || undefined}>
          <Icon of="legendary" size={34} />
        </i>
        <Distance inside={player.legendary ? 0 : -1} lowest={lowest === 'legendary'} />
      </div>
    </div>
  );
}

function Distance({ inside, lowest }: { readonly inside: number; readonly lowest: boolean }) {
  const { table } = words.value;
  return (
    <p class={css.distance}>
      <b class="figure">{inside < 0 ? -inside : inside + 1}</b> {inside < 0 ? table.toGo : table.inside}
      {lowest && <small>{table.yourLowest}</small>}
    </p>
  );
}
