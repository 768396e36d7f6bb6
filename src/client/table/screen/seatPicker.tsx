import type { Signal } from '@preact/signals';
import type { Seat } from '#engine';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import { chairName } from '../view/people.ts';
import { useView } from '../view/view.ts';
import css from './seatPicker.module.css';

interface Props {
  readonly names: readonly string[];
  readonly watched: Signal<Seat | null>;
}

/** Whose mat lies in front of somebody who only watches. */
export function SeatChoice({ names, watched }: Props) {
  const { replay } = said.value;
  return (
    <select
      class={`${controls.select} ${css.choice}`}
      aria-label={replay.seenBy}
      title={replay.seenBy}
      value={watched.value ?? -1}
      onChange={(event) => {
        const seat = Number(event.currentTarget.value);
        watched.value = seat < 0 ? null : seat;
      }}
    >
      {names.map((name, seat) => (
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
      <option value={-1}>{replay.everybody}</option>
    </select>
  );
}

/** The same at a table where a game goes on. */
export function SeatPicker() {
  const view = useView();
  if (!useSaid()) return null;
  return <SeatChoice names={view.game.value.players.map((_, seat) => chairName(view, seat))} watched={view.watched} />;
}
