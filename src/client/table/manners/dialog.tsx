import { useId, useState } from 'preact/hooks';
import type { Seat } from '#engine';
import { type Chair, LIMITS, type Reason } from '#protocol';
import button from '../../kit/button.module.css';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import { Switch } from '../../kit/controls.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import { isBlocked, isMuted, listenTo } from '../../kit/manners/ears.ts';
import { Masked } from '../../kit/manners/masked.tsx';
import type { ChatLine, Session } from '../../net/store/session.ts';
import { isHost } from '../view/people.ts';
import { ReasonChoice } from './reasons.tsx';

interface Props {
  readonly session: Session;
  readonly seat: Seat;
  readonly close: () => void;
}

/** What one person can do about another: not hear them, not meet them, tell the operator. */
export function MannersDialog({ session, seat, close }: Props) {
  const chair = session.table.value?.chairs[seat];
  if (!useSaid() || chair === undefined) return null;
  const { manners } = said.value;
  const mayReport = session.held.value.length > 0;
  return (
    <Dialog title={words.value.removal.manners(chair.name)} close={close} width="broad">
      <div class="stack">
        <Switch
          label={manners.mute}
          hint={chair.person ? manners.muteHint : manners.muteGuestHint}
          on={isMuted(chair)}
          turn={(on) => listenTo(chair, on ? 'muted' : 'heard')}
        />
        <Switch
          label={manners.block}
          hint={manners.blockHint}
          on={isBlocked(chair)}
          turn={(on) => block(session, seat, chair, on)}
        />
        {mayReport && <ReportForm session={session} seat={seat} close={close} />}
      </div>
    </Dialog>
  );
}

/** A host asks them to leave at once. */
function block(session: Session, seat: Seat, chair: Chair, on: boolean): void {
  listenTo(chair, on ? 'blocked' : 'heard');
  const table = session.table.peek();
  if (on && table !== null && table.stage === 'lobby' && isHost(session, table)) session.unseat(seat);
}

const SHOWN = 5;

function ReportForm({ session, seat, close }: Props) {
  const [reason, setReason] = useState<Reason>('rude');
  const [note, setNote] = useState('');
  const label = useId();
  const { manners } = said.value;
  const table = session.table.value;
  const lines = session.chat.value.filter((line) => line.seat === seat && line.type === 'said').slice(-SHOWN);
  const send = (event: Event) => {
    event.preventDefault();
    session.report(seat, reason, note.trim());
    close();
  };
  return (
    <form class="stack" onSubmit={send}>
      <h3>{manners.report}</h3>
      <p class="soft">{manners.reportHint}</p>
      <ReasonChoice value={reason} choose={setReason} />
      {lines.length > 0 && (
        <div>
          <p class="soft" id={label}>
            {manners.lines}
          </p>
          <ul aria-labelledby={label}>
            {lines.map((line, nth) => (
              <li key={nth}>
                <Masked text={textOf(line)} table={table} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <label class={controls.field}>
        <span>{manners.note}</span>
        <input value={note} maxLength={LIMITS.note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <p class="row">
        <button type="submit" class={button.main}>
          {manners.send}
        </button>
      </p>
    </form>
  );
}

const textOf = (line: ChatLine): string => (line.type === 'said' ? line.text : '');
