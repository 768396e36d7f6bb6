import { rem } from './rem.ts';
import { Rendered } from './rendered.tsx';
import { FLAG_ASIDE, WORKER_COLUMNS } from './workerFrame.ts';

/** The mark of each seat, so that no seat is told by colour alone. */
export type SeatMark = 0 | 1 | 2 | 3 | 4 | 'neutral';

export const WORKER_STATES = ['free', 'waiting', 'canAct', 'stuck', 'ghost'] as const;

type WorkerState = (typeof WORKER_STATES)[number];

export const MARK_PATHS: Readonly<Record<SeatMark, string>> = {
  0: 'M6 .8a5.2 5.2 0 1 1-.01 0z',
  1: 'M1.2 1.2h9.6v9.6H1.2z',
  2: 'M6 .4 11.8 10.8H.2z',
  3: 'M6-.2 11.8 6 6 12.2.2 6z',
  4: 'M3.1.8h5.8L11.8 6 8.9 11.2H3.1L.2 6z',
  neutral: 'M.5 4h11v4H.5z',
};

const COMMON =
  'M20 15.5a8.5 8.5 0 0 1 5.7 14.8C29.5 33 31 39 32 48h2.5v10h-29V48H8c1-9 2.5-15 6.3-17.7A8.5 8.5 0 0 1 20 15.5z';
const GRANDE =
  'M11.5 9 9.5.5l5.8 4L20-1l4.7 5.5 5.8-4L28.5 9c.7 5-.2 8.5-2.8 11 6.5 2.5 8.8 12 10 27.5H38V58H2V47.5h2.3C5.5 32 7.8 22.5 14.3 20c-2.6-2.5-3.5-6-2.8-11z';
const CREST = 'M11.5 9 9.5.5l5.8 4L20-1l4.7 5.5 5.8-4L28.5 9z';

/** Pawns take their colour from --seat; they stand on a grid of 40 by 60 and may reach beyond it. */
export const WORKER_SYMBOLS = (
  <>
    {Object.entries(MARK_PATHS).map(([seat, path]) => (
      <symbol key={seat} id={`mark-${seat}`} viewBox="0 0 12 12" overflow="visible">
        <path d={path} fill="var(--mark, currentColor)" />
      </symbol>
    ))}
    <symbol id="worker-common" viewBox="0 0 40 60" overflow="visible">
      <path
        d={COMMON}
        fill="var(--seat)"
        stroke="var(--edge)"
        stroke-width="4"
        stroke-linejoin="round"
        paint-order="stroke"
      />
      <path
        d="M20 15.5a8.5 8.5 0 0 1 5.7 14.8C29.5 33 31 39 32 48h2.5v10H25c4-12 3-22-3-27 5-4 5-10-2-15.5z"
        fill="#000"
        opacity=".24"
      />
      <path d="M8 48.6H32" stroke="var(--edge)" stroke-width="1.6" />
      <path d="M15.2 20.5c-1.5 1.8-1.7 4.3-.7 6.2" class="worker-shine" />
    </symbol>
    <symbol id="worker-grande" viewBox="0 0 40 60" overflow="visible">
      <path
        d={GRANDE}
        fill="var(--seat)"
        stroke="var(--edge)"
        stroke-width="4"
        stroke-linejoin="round"
        paint-order="stroke"
      />
      <path
        d="M20-1l4.7 5.5 5.8-4L28.5 9c.7 5-.2 8.5-2.8 11 6.5 2.5 8.8 12 10 27.5H38V58H27c3-14 2-30-4-36 5-4 4-14-3-23z"
        fill="#000"
        opacity=".24"
      />
      <path d="M4.3 48.2H35.7" stroke="var(--edge)" stroke-width="1.6" />
      <path d={CREST} fill="var(--brass-fill)" stroke="var(--edge)" stroke-width="1.6" stroke-linejoin="round" />
      <path d="M14.5 12c-.2 2 .2 4 1.2 5.5" class="worker-shine" />
    </symbol>
    <symbol id="worker-chain" viewBox="0 0 40 60" overflow="visible">
      <path d="M1 57 39 45" stroke="var(--edge)" stroke-width="11" stroke-linecap="round" />
      <g fill="none" stroke="#e6ecf5" stroke-width="2.4">
        <rect x="-1" y="52.3" width="12" height="7" rx="3.5" transform="rotate(-17.5 5 55.8)" />
        <rect x="14" y="47.5" width="12" height="7" rx="3.5" transform="rotate(-17.5 20 51)" />
        <rect x="29" y="42.8" width="12" height="7" rx="3.5" transform="rotate(-17.5 35 46.3)" />
        <path d="M9.5 54.3l6-1.9M24.5 49.6l6-1.9" stroke-width="3" />
      </g>
    </symbol>
    <symbol id="worker-flag" viewBox="0 0 24 36" overflow="visible">
      <path d="M3 1V36" stroke="var(--edge)" stroke-width="5" />
      <path d="M3 2V36" stroke="#f6dc9a" stroke-width="2" />
      <path d="M3 1.5H23L20 9.5 23 17.5H3z" fill="var(--brass-fill)" stroke="var(--edge)" stroke-width="1.5" />
    </symbol>
  </>
);

export type WorkerProps = {
  readonly seat: SeatMark;
  readonly grande?: boolean;
  readonly state?: WorkerState;
  /** Height in pixels; the width is two thirds of it. */
  readonly size?: number;
  readonly label?: string | undefined;
};

/** Below this size only the flat drawing can be told apart on a plain screen. */
const SMALL = 34;

/** Free stands, waiting leans on its frame, one that can act raises its mark, a stuck one is chained. */
export function Worker({ seat, grande = false, state = 'free', size = 48, label }: WorkerProps) {
  return (
    <svg
      class={`worker worker-${state}`}
      data-size={size < SMALL ? 'small' : undefined}
      style={{ '--seat': `var(--seat-${seat})` }}
      width={rem((size * 2) / 3)}
      height={rem(size)}
      viewBox="0 0 40 60"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      {state === 'ghost' ? <Ghost grande={grande} /> : <Pawn seat={seat} grande={grande} state={state} />}
    </svg>
  );
}

function Ghost({ grande }: { readonly grande: boolean }) {
  return <path class="worker-outline" d={grande ? GRANDE : COMMON} />;
}

function Pawn({ seat, grande, state }: Required<Pick<WorkerProps, 'seat' | 'grande' | 'state'>>) {
  const mark = grande ? { x: 12, y: 28, width: 16, height: 16 } : { x: 13.5, y: 33, width: 13, height: 13 };
  return (
    <g class="worker-body">
      <g class="worker-flat">
        <use href={grande ? '#worker-grande' : '#worker-common'} width="40" height="60" />
        <use href={`#mark-${seat}`} {...mark} />
        {state === 'stuck' && <use href="#worker-chain" width="40" height="60" />}
      </g>
      <Turned column={`${seat}`} grande={grande} />
      {state === 'stuck' && <Turned column="chain" grande={grande} />}
      {state === 'canAct' && (
        <g class="worker-flag">
          <use class="worker-flat" href="#worker-flag" x="33" y={grande ? 4 : 12} width="24" height="36" />
          <Turned column="flag" grande={grande} />
          <use href={`#mark-${seat}`} x="39" y={grande ? 8.5 : 16.5} width="10" height="10" />
        </g>
      )}
    </g>
  );
}

type Column = (typeof WORKER_COLUMNS)[number];

function Turned({ column, grande }: { readonly column: Column; readonly grande: boolean }) {
  const aside = column === 'flag' ? FLAG_ASIDE : 0;
  return <Rendered sheet="workers" column={WORKER_COLUMNS.indexOf(column)} row={grande ? 1 : 0} aside={aside} />;
}

/** A seat's mark alone, in the seat's colour. */
export function Mark({ seat, size = 14 }: { readonly seat: SeatMark; readonly size?: number }) {
  return (
    <svg
      class="mark"
      style={{ '--mark': `var(--seat-${seat}-text)` }}
      width={rem(size)}
      height={rem(size)}
      aria-hidden="true"
    >
      <use href={`#mark-${seat}`} />
    </svg>
  );
}
