import { TRACKS } from '#content';
import { beyond, type Player, type Seat } from '#engine';
import { Icon, type IconName } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { about, type Topic } from '../../kit/topic.ts';
import { lowestTrack } from '../mat/tracks.tsx';
import { useView } from '../view/view.ts';
import css from './brief.module.css';

/** The mat in small: how far each track is from the parchment, and the hand. A touch shows the mat itself. */
export function Brief({ seat, player }: { readonly seat: Seat; readonly player: Player }) {
  const view = useView();
  const { table } = words.value;
  const lowest = lowestTrack(player);
  const tracks = [
    ...TRACKS.map((track) => ({ track, inside: beyond(player, track) })),
    { track: 'legendary' as const, inside: player.legendary ? 0 : -1 },
  ];
  return (
    <button
      type="button"
      class={`${css.brief} on-parchment`}
      {...address({ of: 'brief' })}
      onClick={() => {
        view.tab.value = 'mat';
      }}
    >
      <span class="visually-hidden">{table.tabs.mat}</span>
      {tracks.map(({ track, inside }) => (
        <Figure
          key={track}
          of={track}
          topic={{ of: 'track', seat, track }}
          name={table.tracks[track]}
          shown={inside < 0 ? `−${-inside}` : `✓${inside + 1}`}
          said={inside < 0 ? table.toGoShort(-inside) : table.insideShort(inside + 1)}
          low={track === lowest && inside < 0}
        />
      ))}
      <Figure of="deck" name="" shown={`${player.hand.length}`} said={table.handOf(player.hand.length)} low={false} />
    </button>
  );
}

interface Props {
  readonly of: IconName;
  /** What a finger that rests on it is told of. */
  readonly topic?: Topic;
  readonly name: string;
  readonly shown: string;
  readonly said: string;
  readonly low: boolean;
}

function Figure({ of, topic, name, shown, said, low }: Props) {
  return (
    <span class={css.figure} {...(topic && about(topic))} data-low={low || undefined}>
      <Icon of={of} size={20} />
      <b aria-hidden="true">{shown}</b>
      <span class="visually-hidden">
        {name} {said}
      </span>
    </span>
  );
}
