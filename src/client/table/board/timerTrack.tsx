import { TIMER_TRACK } from '#content';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { useView } from '../view/view.ts';
import css from './timerTrack.module.css';

const MOMENTS = ['past', 'now', 'later'] as const;

/** UNT-2: the eleven moments of an untimed round, and where we are. */
export function TimerTrack() {
  const { game } = useView();
  const { table } = words.value;
  if (game.value.timing !== 'untimed' || game.value.phase !== 'round') return null;
  return (
    <ol class={css.track} {...about({ of: 'moments' })} aria-label={table.timerTrack(game.value.trackSpace + 1)}>
      {TIMER_TRACK.map((areas, space) => (
        <li
          key={space}
          {...(space === game.value.trackSpace ? address({ of: 'moment', space }) : {})}
          data-moment={MOMENTS[Math.sign(space - game.value.trackSpace) + 1]}
          data-next={space === game.value.trackSpace + 1 || undefined}
          title={table.trackSpace(space + 1, areas.map((area) => table.areas[area]).join(' · '))}
        >
          {areas.map((area) => (
            <i key={area} class={css.grain} data-hue={area} />
          ))}
        </li>
      ))}
    </ol>
  );
}
