import { TIMER_TRACK } from '#content';
import type { Game, Seat } from '#engine';
import type { Rulebook } from '#words/rulebook';
import { Hourglass, Icon, Mark, type SeatMark } from '../../../art/index.ts';
import css from './council.module.css';
import figure from './figure.module.css';
import { Figure } from './figure.tsx';
import { after, given, inRound } from './situation.ts';

const VOTES: readonly number[] = [4, 2, 4];

/** COU-1, decided by the engine when all have said that they are done. */
export function Privilege({ book }: { readonly book: Rulebook }) {
  const called = VOTES.reduce<Game>((game, votes, seat) => given(game, seat, { votes }), {
    ...inRound(3),
    phase: 'called',
    privilege: [0, 1, 2],
  });
  const met = VOTES.reduce<Game>((game, _, seat) => after(game, seat, { type: 'done', done: true }), called);
  return (
    <Figure book={book} of="privilege">
      <Order seats={called.privilege} votes={VOTES} />
      <Icon of="arrow" size={28} class={figure.then} />
      <Order seats={met.privilege} />
    </Figure>
  );
}

function Order({ seats, votes }: { readonly seats: readonly Seat[]; readonly votes?: readonly number[] }) {
  return (
    <ol class={css.order}>
      {seats.map((seat, place) => (
        <li key={seat}>
          <b class="figure">{place + 1}</b>
          <Mark seat={seat as SeatMark} size={30} />
          {votes !== undefined && (
            <span>
              {votes[seat]} <Icon of="vote" size={22} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** UNT-2 */
export function TimerTrack({ book }: { readonly book: Rulebook }) {
  return (
    <Figure book={book} of="timerTrack">
      <ol class={css.track}>
        {TIMER_TRACK.map((areas, space) => (
          <li key={space}>
            <b class="figure">{space + 1}</b>
            {areas.map((area) => (
              <Hourglass key={area} hue={area} level={1} size={34} />
            ))}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
