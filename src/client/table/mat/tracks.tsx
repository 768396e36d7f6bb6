import { CHARACTERS, TRACKS, type Track } from '#content';
import { beyond, type Player } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { useView } from '../view/view.ts';

/** The first parchment column of every track. */
const PARCHMENT = 15;

const startColumn = (player: Player, track: Track): number => PARCHMENT - CHARACTERS[player.character].enter[track];

/** The track farthest from the parchment: the one that decides (END-3). */
function lowestTrack(player: Player): Track | 'legendary' {
  const lowest = TRACKS.reduce((low, track) => (beyond(player, track) < beyond(player, low) ? track : low));
  return !player.legendary && beyond(player, lowest) >= -1 ? 'legendary' : lowest;
}

/** Four tracks that end on the same parchment, with what is still to go. */
export function VictoryTracks({ player }: { readonly player: Player }) {
  const seat = useView().game.value.players.indexOf(player);
  const { table } = words.value;
  const lowest = lowestTrack(player);
  return (
    <div class="tracks" {...address({ of: 'tracks' })}>
      <div class="scroll" aria-hidden="true">
        <span>{table.parchment}</span>
      </div>
      {TRACKS.map((track) => {
        const inside = beyond(player, track);
        const classes = ['track', `track-${track}`, inside >= 0 && 'track-in', lowest === track && 'track-low'];
        const from = startColumn(player, track);
        return (
          <div
            key={track}
            {...about({ of: 'track', seat, track })}
            class={classes.filter(Boolean).join(' ')}
            style={{ '--from': from, '--at': from + player[track] }}
          >
            <span class="track-name">{table.tracks[track]}</span>
            <i class="track-line" />
            <i class="track-trail" />
            <i class="track-token" {...address({ of: 'track', character: player.character, track })}>
              <Icon of={track} size={34} />
            </i>
            {player.glory[track] > 0 && (
              <i class="track-glory" title={table.glory(player.glory[track])}>
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
        class={lowest === 'legendary' ? 'track track-legendary track-low' : 'track track-legendary'}
      >
        <span class="track-name">{table.tracks.legendary}</span>
        <i class="track-socket" />
        <i class={player.legendary ? 'track-token track-token-home' : 'track-token'}>
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
    <p class="track-distance">
      <b class="figure">{inside < 0 ? -inside : inside + 1}</b> {inside < 0 ? table.toGo : table.inside}
      {lowest && <small>{table.yourLowest}</small>}
    </p>
  );
}

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
    <ul class="mini-tracks">
      {TRACKS.map((track) => {
        const inside = beyond(player, track);
        const from = startColumn(player, track);
        return (
          <li
            key={track}
            {...about({ of: 'track', seat, track })}
            class={[`mini mini-${track}`, inside >= 0 && 'mini-in', lowest === track && 'mini-low']
              .filter(Boolean)
              .join(' ')}
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
        class={['mini mini-legendary', player.legendary && 'mini-in', lowest === 'legendary' && 'mini-low']
          .filter(Boolean)
          .join(' ')}
        style={{ '--from': 14, '--at': player.legendary ? 15 : 14 }}
      >
        <Icon of="legendary" size={18} label={table.tracks.legendary} />
        <i />
        <MiniDistance inside={player.legendary ? 0 : -1} />
      </li>
    </ul>
  );
}
