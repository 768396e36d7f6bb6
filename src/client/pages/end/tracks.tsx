import type { Game, Player } from '#engine';
import { Icon, Mark, type SeatMark } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import { beyondOn, LANES, type Lane, wayOn } from '../finale/plan/lanes.ts';
import css from './tracks.module.css';

interface Props {
  readonly session: Session;
  readonly game: Game;
}

/** Everybody's way on each track, laid over one another so that the parchment begins at the same place. */
export function FourTracks({ session, game }: Props) {
  const { table } = words.value;
  return (
    <div class={css.lanes}>
      {LANES.map((lane) => (
        <div key={lane} class={css.lane}>
          <Icon of={lane} size={30} label={table.tracks[lane]} />
          <ul class={css.ways}>
            {game.players.map((player, seat) => (
              <Way key={player.character} session={session} player={player} seat={seat} lane={lane} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface WayProps {
  readonly session: Session;
  readonly player: Player;
  readonly seat: number;
  readonly lane: Lane;
}

/** Where there is room for the words: after the marker, or on the parchment before or behind it. */
const placeOf = (steps: number): string => (steps < -4 ? 'far' : steps < 0 ? 'near' : steps < 3 ? 'inside' : 'deep');

function Way({ session, player, seat, lane }: WayProps) {
  const { end } = words.value;
  const chair = session.table.value?.chairs[seat];
  const steps = beyondOn(player, lane);
  const { from, to } = wayOn(player, lane);
  const said = steps < 0 ? end.toGo(-steps) : end.inside(steps + 1);
  const colour = chair?.colour ?? seat;
  return (
    <li
      class={css.line}
      data-place={placeOf(steps)}
      style={{
        '--from': from,
        '--to': to,
        '--seat': `var(--seat-${colour})`,
      }}
    >
      <i />
      <Mark seat={colour as SeatMark} size={15} />
      <small>
        <span class="visually-hidden">{chair?.name}: </span>
        {said}
      </small>
    </li>
  );
}
