import { useState } from 'preact/hooks';
import type { Seat } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { isMuted } from '../../kit/manners/ears.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import type { Session } from '../../net/store/session.ts';

interface Props {
  readonly session: Session;
  readonly seat: Seat;
  /** Only the sign, where there is little room. */
  readonly brief?: boolean;
}

const mannersDialog = () => import('./dialog.tsx').then(({ MannersDialog }) => MannersDialog);

/** The way to mute, block or report a person at this table, also one who was removed. */
export function MannersButton({ session, seat, brief = false }: Props) {
  const [open, setOpen] = useState(false);
  const chair = session.table.value?.chairs[seat];
  const isOther = chair !== undefined && chair.name !== '' && !session.held.value.includes(seat);
  if (!isOther || (chair.bot !== null && !wasRemoved(session, seat))) return null;
  const label = words.value.removal.manners(chair.name);
  return (
    <>
      <button
        type="button"
        class={brief ? button.icon : button.quiet}
        aria-label={label}
        title={label}
        {...address({ of: 'manners', seat })}
        onClick={() => setOpen(true)}
      >
        <Icon of={isMuted(chair) ? 'mute' : 'chat'} size={brief ? 20 : 18} />
        {!brief && label}
      </button>
      {open && <Lazy load={mannersDialog} with={{ session, seat, close: () => setOpen(false) }} />}
    </>
  );
}

const wasRemoved = ({ chat }: Session, seat: Seat): boolean =>
  chat.value.some((line) => line.type === 'removed' && line.seat === seat);
