import { useEffect, useRef, useState } from 'preact/hooks';
import type { Resource } from '#content';
import type { Seat } from '#engine';
import { purseKey, useView } from '../view/view.ts';
import css from './counter.module.css';

const SHOWN_FOR = 1200;

interface Props {
  readonly value: number;
  readonly seat: Seat;
  readonly kind: Resource | 'votes';
}

/** A figure that says, for one beat, by how much it has just changed. */
export function Counter({ value, seat, kind }: Props) {
  const before = useRef(value);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const by = value - before.current;
    before.current = value;
    if (by === 0 || document.hidden) return undefined;
    setChange(by);
    const timer = setTimeout(() => setChange(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <>
      <Arrived value={value} seat={seat} kind={kind} />
      {change !== 0 && (
        <i class={css.change} data-less={change < 0 || undefined} key={`${value}-${change}`} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </i>
      )}
    </>
  );
}

/** What has arrived is seen; what is true is said. */
export function Arrived({ value, seat, kind }: Props) {
  const coming = useView().inFlight.value[purseKey(seat, kind)] ?? 0;
  const arrived = Math.max(0, value - coming);
  const isTrue = arrived === value;
  return (
    <>
      <b class="figure" key={arrived} aria-hidden={isTrue ? undefined : 'true'}>
        {arrived}
      </b>
      {!isTrue && <span class="visually-hidden">{value}</span>}
    </>
  );
}
