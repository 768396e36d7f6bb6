import { useEffect, useRef } from 'preact/hooks';
import { address } from '../../../kit/address.ts';
import { words } from '../../../kit/i18n.ts';
import css from './chart.module.css';
import { colours } from './colours.ts';
import { type Ink, inkOf, type uPlot } from './plot.ts';

const HEIGHT = 280;

interface Props {
  readonly label: string;
  /** Changes whenever the chart is to be drawn anew. */
  readonly of: string;
  readonly draw: (box: HTMLElement, size: { readonly width: number; readonly height: number }, ink: Ink) => uPlot;
  /** The number of the point that was chosen. */
  readonly choose: (index: number) => void;
}

/** A picture of numbers; beside it the same numbers stand in a table. */
export function Chart({ label, of, draw, choose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const painted = colours.value;
  const { language } = words.value;
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const plot = draw(element, { width: element.clientWidth, height: HEIGHT }, inkOf(element));
    const click = () => {
      const { idx } = plot.cursor;
      if (idx !== null && idx !== undefined) choose(idx);
    };
    plot.over.addEventListener('click', click);
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    watch.observe(element);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [of, painted, language]);
  return <div ref={box} class={css.chart} {...address({ of: 'chart' })} role="img" aria-label={label} />;
}
