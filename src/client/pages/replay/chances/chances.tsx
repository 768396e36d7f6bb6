import { useMemo } from 'preact/hooks';
import type { Millis } from '#engine';
import type { Recording } from '#protocol';
import { Mark, type SeatMark } from '../../../art/index.ts';
import { nameOfSeat } from '../../../kit/chronicle/names.ts';
import { said } from '../../../kit/chronicle/said.ts';
import { words } from '../../../kit/i18n.ts';
import { chancesAfter, curveOf, type Told } from '../../../net/teacher/asking/curve.ts';
import css from './chances.module.css';

interface Props {
  readonly recording: Recording;
}

/** The chances of all players as lines over the time of the game. */
export function ChanceLines({ recording, duration }: Props & { readonly duration: Millis }) {
  const told = curveOf(recording).value;
  const paths = useMemo(() => (told === null ? [] : pathsOf(told, duration)), [told, duration]);
  return (
    <svg class={css.lines} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {paths.map((path, seat) => (
        <path key={seat} d={path} data-colour={recording.seats[seat]?.colour} />
      ))}
    </svg>
  );
}

function pathsOf({ curve, moments }: Told, duration: Millis): readonly string[] {
  const seats = [...(curve[0] ?? []).keys()];
  const y = (index: number, seat: number): string => (1 - (curve[index]?.[seat] ?? 0)).toFixed(3);
  return seats.map((seat) =>
    moments.reduce(
      (path, { at }, index) => `${path}H${(at / Math.max(1, duration)).toFixed(4)}V${y(index + 1, seat)}`,
      `M0 ${y(0, seat)}`,
    ),
  );
}

/** Everybody's chance at the moment that is shown. */
export function ChancesNow({ recording, position }: Props & { readonly position: number }) {
  const told = curveOf(recording).value;
  if (told === null) return null;
  const { percent, list } = words.value.speech;
  const chances = chancesAfter(told, recording, position);
  const texts = chances.map((chance, seat) => `${nameOfSeat(recording, seat)} ${percent(chance)}`);
  const label = `${said.value.analysis.chances}: ${list(texts)}`;
  return (
    <span class={css.now} role="img" aria-label={label} title={label}>
      {chances.map((chance, seat) => (
        <span key={seat}>
          <Mark seat={(recording.seats[seat]?.colour ?? seat) as SeatMark} size={10} />
          {percent(chance)}
        </span>
      ))}
    </span>
  );
}
