import { useState } from 'preact/hooks';
import type { Table } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { linkTo } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import controls from '../../kit/controls.module.css';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { seatLink } from '../../kit/router.ts';
import { seatTokens } from '../../kit/settings/seats.ts';
import type { Session } from '../../net/store/session.ts';
import css from './invite.module.css';
import more from './more.module.css';
import { QrCode } from './qrCode.tsx';
import { RenewButton } from './renew.tsx';
import { CopyButton, ShareButton } from './sendLink.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** How others, and one's own phone, come to this table. */
export function Invite({ session, table }: Props) {
  const [shown, setShown] = useState(false);
  const { lobby } = words.value;
  const link = linkTo(`/t/${table.code}`);
  const isAlone = session.held.value.length > 0 && table.chairs.filter(({ name }) => name !== '').length === 1;
  const token = session.held.value.length === 0 ? undefined : seatTokens(table.code).at(-1);
  return (
    <section class={`${layout.sheet} stack`}>
      <h2>{lobby.invite}</h2>
      <div class={css.code}>
        <span class={controls.legend}>{lobby.code}</span>
        <b class="figure">{table.code}</b>
        <CopyButton text={link} label={lobby.inviteLink} main />
        <button type="button" class={button.plain} onClick={() => setShown(true)}>
          <Icon of="qr" size={20} />
          {lobby.qr}
        </button>
      </div>
      <ShareButton text={link} label={lobby.table(table.code)} main />
      {isAlone && (
        <div class={css.atOnce}>
          <QrCode text={link} label={lobby.inviteLink} />
          <p class="soft">{lobby.qrHint}</p>
        </div>
      )}
      {token !== undefined && (
        <details class={more.more}>
          <summary>{lobby.ownLink}</summary>
          <p class="soft">{lobby.ownLinkHint}</p>
          <CopyButton text={linkTo(seatLink(table.code, token))} label={lobby.ownLink} />
          <RenewButton session={session} />
        </details>
      )}
      {shown && (
        <Dialog title={lobby.qr} close={() => setShown(false)}>
          <QrCode text={link} label={lobby.inviteLink} />
          <p class="soft">{lobby.qrHint}</p>
          <p class={css.link} {...address({ of: 'invite' })}>
            {link}
          </p>
        </Dialog>
      )}
    </section>
  );
}
