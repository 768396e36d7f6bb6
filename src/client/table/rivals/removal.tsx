import { useState } from 'preact/hooks';
import type { Seat } from '#engine';
import type { Chair, Reason, Table } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import banner from '../../kit/banner.module.css';
import button from '../../kit/button.module.css';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import { ReasonChoice } from '../manners/reasons.tsx';
import { isHost } from '../view/people.ts';

interface Props {
  readonly session: Session;
  readonly seat: Seat;
}

const isPerson = ({ name, bot }: Chair): boolean => name !== '' && bot === null;

/** Where ratings hang on it, the host has one voice like the others. */
const decidesAlone = (session: Session, table: Table): boolean => isHost(session, table) && !table.terms.rated;

/** Whom this browser may want out of the running game. */
function removable(session: Session, table: Table): readonly Seat[] {
  const held = session.held.value;
  const people = table.chairs.flatMap((chair, seat) => (isPerson(chair) ? [seat] : []));
  if (table.stage !== 'playing' || held.length === 0) return [];
  if (people.length < 3 && !decidesAlone(session, table)) return [];
  return people.filter((seat) => !held.includes(seat));
}

/** Asks once more before a person has to go, or gives one's voice for it. */
export function RemoveButton({ session, seat }: Props) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<Reason>('stalling');
  const table = session.table.value;
  if (table === null || !removable(session, table).includes(seat)) return null;
  const { removal } = words.value;
  const name = table.chairs[seat]?.name ?? '';
  const by = table.removals?.find((one) => one.seat === seat)?.by ?? [];
  if (by.some((voter) => session.held.value.includes(voter))) {
    return (
      <button type="button" class={button.quiet} onClick={() => session.remove(seat, false)}>
        {removal.takeBack(name)}
      </button>
    );
  }
  const alone = decidesAlone(session, table);
  const confirm = () => {
    session.remove(seat, true, reason);
    setAsking(false);
  };
  return (
    <>
      <button type="button" class={button.quiet} onClick={() => setAsking(true)}>
        <Icon of="close" size={18} />
        {alone ? removal.remove(name) : removal.vote(name)}
      </button>
      {asking && (
        <Dialog title={alone ? removal.remove(name) : removal.vote(name)} close={() => setAsking(false)}>
          <p>{removal.meaning(name)}</p>
          {!alone && <p class="soft">{removal.voteHint}</p>}
          <ReasonChoice value={reason} choose={setReason} />
          <p class="row">
            <button type="button" class={button.main} onClick={confirm}>
              {alone ? removal.remove(name) : removal.vote(name)}
            </button>
            <button type="button" class={button.plain} onClick={() => setAsking(false)}>
              {removal.cancel}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** All whom this browser may want out of the game, for a table that stands still. */
export function RemovePeople({ session }: Pick<Props, 'session'>) {
  const table = session.table.value;
  const seats = table === null ? [] : removable(session, table);
  if (seats.length === 0) return null;
  return (
    <details>
      <summary>{words.value.removal.title}</summary>
      {seats.map((seat) => (
        <RemoveButton key={seat} session={session} seat={seat} />
      ))}
    </details>
  );
}

/** Who is to go, and how many want it, for everybody at the table. */
export function Removals({ session }: Pick<Props, 'session'>) {
  const table = session.table.value;
  const [removal] = table?.stage === 'playing' ? (table.removals ?? []) : [];
  if (table === null || removal === undefined) return null;
  const name = table.chairs[removal.seat]?.name ?? '';
  return (
    <div class={banner.banner} {...address({ of: 'removal' })} role="status">
      <b>{words.value.removal.wanted(removal.by.length, removal.needed, name)}</b>
      <RemoveButton session={session} seat={removal.seat} />
    </div>
  );
}
