import type { ComponentChildren } from 'preact';
import type { Moment } from '#analysis';
import { Mark, type SeatMark } from '../../art/index.ts';
import { clockOf } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import css from './cell.module.css';
import type { Person } from './people.ts';

interface Props {
  readonly moment: Moment | null;
  readonly watch: (seq: number) => void;
  readonly children: ComponentChildren;
}

/** A figure that leads to a moment, where there is one. */
export function Figure({ moment, watch, children }: Props) {
  if (moment === null) return <span class={css.momentNone}>{children}</span>;
  const title = said.value.analysis.watchAt(clockOf(moment.at));
  return (
    <button type="button" class={css.moment} title={title} onClick={() => watch(moment.seq)}>
      {children}
      <span class="visually-hidden">: {title}</span>
    </button>
  );
}

/** A time that leads to its moment. */
export function Watch({
  moment,
  watch,
}: {
  readonly moment: Pick<Moment, 'seq' | 'at'>;
  readonly watch: (seq: number) => void;
}) {
  const time = clockOf(moment.at);
  return (
    <button
      type="button"
      class={css.moment}
      aria-label={said.value.analysis.watchAt(time)}
      onClick={() => watch(moment.seq)}
    >
      {time}
    </button>
  );
}

export const WhoHeading = ({ person: { name, colour } }: { readonly person: Person }) => (
  <h3 class={css.who}>
    <Mark seat={colour as SeatMark} size={14} />
    {name}
  </h3>
);

export function WhoCell({ person: { name, colour } }: { readonly person: Person }) {
  return (
    <th scope="row">
      <span class={css.who}>
        <Mark seat={colour as SeatMark} size={13} />
        {name}
      </span>
    </th>
  );
}

/** As long as its share of the longest; the figure beside it says the same. */
export const Bar = ({ share, kind }: { readonly share: number; readonly kind: string }) => (
  <i class={css.bar} data-kind={kind} style={{ '--share': share }} aria-hidden="true" />
);
