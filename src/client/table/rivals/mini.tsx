import { TRACKS } from '#content';
import { beyond, type Player } from '#engine';
import { Icon } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { lowestTrack, startColumn } from '../mat/tracks.tsx';
import { useView } from '../view/view.ts';
import css from './mini.module.css';

/** A strip has no room for the word, so a tick says that the track is on the parchment. */
function MiniDistance({ inside }: { readonly inside: number }) {
  const { table } = words.value;
  if (inside < 0) return <b>{table.toGoShort(-inside)}</b>;
  return (
    <b>
      <span aria-hidden="true">✓ {inside + 1}</span>
      <span class="visually-hidden">{table.insideShort(inside + 1)}</span>
    </b>
  );
}

/** The same tracks for a rival, in the width of a strip. */
export function MiniTracks({ player }: { readonly player: Player }) {
  const seat = useView().game.value.players.indexOf(player);
  const { table } = words.value;
  const lowest = lowestTrack(player);
  return (
    <ul class={css.tracks}>
      {TRACKS.map((track) => {
        const inside = beyond(player, track);
        const from = startColumn(player, track);
        return (
          <li
            key={track}
            {...about({ of: 'track', seat, track })}
            class={css.mini}
            data-track={track}
            data-in={inside >= 0 || undefined}
            data-low={lowest === track || undefined}
            style={{ '--from': from, '--at': from + player[track] }}
          >
            <Icon of={track} size={18} label={table.tracks[track]} />
            <i />
            <MiniDistance inside={inside} />
          </li>
        );
      })}
      <li
        {...about({ of: 'track', seat, track: 'legendary' })}
        class={css.mini}
        data-track="legendary"
        data-in={player.legendary || undefined}
        data-low={lowest === 'legendary' || undefined}
        style={{ '--from': 14, '--at': player.legendary ? 15 : 14 }}
      >
        <Icon of="legendary" size={18} label={table.tracks.legendary} />
        <i />
        <MiniDistance inside={player.legendary ? 0 : -1} />
      </li>
    </ul>
  );
}
