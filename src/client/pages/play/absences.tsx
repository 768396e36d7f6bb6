import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '#engine';
import type { Absence } from '#protocol';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import css from './absences.module.css';

/** A page that is loaded anew is back so soon. */
const MOMENT = 3000;

/** Who has dropped out of the running game, said to all who play, with what they can do and what happens otherwise. */
export function Absences({ session }: { readonly session: Session }) {
  const table = session.table.value;
  const away = table?.away ?? [];
  const [waited, setWaited] = useState<readonly Seat[]>([]);
  useEffect(() => setWaited((seats) => seats.filter((seat) => away.some((one) => one.seat === seat))), [away]);
  if (table === null || session.me.value === null) return null;
  const isPassedBy = session.held.value.some((seat) => table.chairs[seat]?.standIn === true);
  if (isPassedBy) return <PassedBy />;
  const shown = away.find(({ seat }) => !waited.includes(seat));
  if (shown === undefined) return null;
  const wait = () => setWaited([...waited, shown.seat]);
  return <Absent key={shown.seat} session={session} absence={shown} wait={wait} />;
}

/** A person who let an untimed round wait too long. */
function PassedBy() {
  const [isRead, setRead] = useState(false);
  const { connection } = words.value;
  if (isRead) return null;
  return (
    <section class={css.absent} {...address({ of: 'absent' })} role="alert">
      <h2>{connection.passedBy}</h2>
      <p>{connection.passedByHint}</p>
      <p class="row">
        <button type="button" class={button.main} onClick={() => setRead(true)}>
          {connection.dismiss}
        </button>
      </p>
    </section>
  );
}

interface Props {
  readonly session: Session;
  readonly absence: Absence;
  readonly wait: () => void;
}

function Absent({ session, absence, wait }: Props) {
  const { seat, standInMs } = absence;
  const left = useLeft(standInMs);
  const { connection } = words.value;
  const table = session.table.value;
  const name = table?.chairs[seat]?.name ?? '';
  const gone = left === null ? MOMENT : (table?.terms.standInAfter ?? 0) - left;
  if (gone < MOMENT) return null;
  return (
    <section class={css.absent} {...address({ of: 'absent' })} role="alert">
      <h2>{connection.away.title(name)}</h2>
      <p aria-hidden={left !== null}>
        {left === null ? connection.away.never : connection.away.bot(Math.ceil(left / 1000))}
      </p>
      <p class="row">
        <button type="button" class={button.plain} onClick={wait}>
          {connection.away.wait}
        </button>
        {table?.terms.rated !== true && (
          <button type="button" class={button.plain} onClick={() => session.standIn(seat)}>
            {connection.away.standIn}
          </button>
        )}
        <button type="button" class={button.main} onClick={() => session.ask({ type: 'pause' })}>
          {connection.pause}
        </button>
      </p>
    </section>
  );
}

/** What is left of so many milliseconds, looked at every second. */
function useLeft(ms: number | null): number | null {
  const until = useMemo(() => (ms === null ? null : performance.now() + ms), [ms]);
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((nth) => nth + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return until === null ? null : Math.max(0, until - performance.now());
}
