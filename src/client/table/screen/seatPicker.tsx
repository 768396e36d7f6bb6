import type { Signal } from '@preact/signals';
import type { Seat } from '#engine';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import { useLayout } from '../view/layout.ts';
import { chairName } from '../view/people.ts';
import { useView } from '../view/view.ts';
import css from './seatPicker.module.css';

interface Props {
  readonly names: readonly string[];
  readonly watched: Signal<Seat | null>;
  /** What is shown when nobody is chosen. */
  readonly nobody?: string;
}

/** Whose mat lies in front of a spectator. */
export function SeatChoice({ names, watched, nobody = said.value.replay.everybody }: Props) {
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
      <option value={-1}>{nobody}</option>
    </select>
  );
}

/** The same at a table where a game goes on: with room for it all mats lie side by side until one is chosen. */
export function SeatPicker() {
  const view = useView();
  const isWide = useLayout().value === 'wide';
  if (!useSaid()) return null;
  const { quick, replay } = said.value;
  const names = view.game.value.players.map((_, seat) => chairName(view, seat));
  return <SeatChoice names={names} watched={view.watched} nobody={isWide ? quick.allMats : replay.everybody} />;
}
