import { address } from '../../kit/address.ts';
import { linkTo } from '../../kit/base.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import { alongPath } from '../../kit/settings/along.ts';
import { QrCode } from '../lobby/qrCode.tsx';
import { CopyButton, ShareButton } from '../lobby/sendLink.tsx';

/** The seats of this browser for another device: as a code to scan, or as a link. */
export function Along({ close }: { readonly close: () => void }) {
  const { along, alongHint } = words.value.start;
  const { ownLinkHint } = words.value.lobby;
  const link = linkTo(alongPath());
  return (
    <Dialog title={along} close={close}>
      <div class="stack" {...address({ of: 'along' })}>
        <p>{alongHint}</p>
        <QrCode text={link} label={along} />
        <p class="row">
          <ShareButton text={link} label={along} main />
          <CopyButton text={link} label={along} />
        </p>
        <p class="soft">{ownLinkHint}</p>
      </div>
    </Dialog>
  );
}
