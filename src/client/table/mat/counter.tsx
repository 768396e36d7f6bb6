import { useEffect, useRef, useState } from 'preact/hooks';
import css from './counter.module.css';

const SHOWN_FOR = 1200;

/** A figure that says, for one beat, by how much it has just changed. */
export function Counter({ value }: { readonly value: number }) {
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
      <b class="figure" key={value}>
        {value}
      </b>
      {change !== 0 && (
        <i class={css.change} data-less={change < 0 || undefined} key={`${value}-${change}`} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </i>
      )}
    </>
  );
}
