import { useEffect, useState } from 'preact/hooks';
import type { Game } from '#engine';
import { linkTo } from '../../kit/base.ts';
import { said } from '../../kit/chronicle/said.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { CopyButton, ShareButton } from '../lobby/sendLink.tsx';
import { pack } from '../position/link.ts';
import css from './sandbox.module.css';

/** The whole position as a link; no server keeps it. */
export function ShareDialog({ game, close }: { readonly game: Game; readonly close: () => void }) {
  const { sandbox } = said.value;
  const [link, setLink] = useState('');
  useEffect(() => {
    pack(game).then((text) => setLink(linkTo(`/sandbox#${text}`)));
  }, [game]);
  return (
    <Dialog title={sandbox.share} close={close}>
      <div class="stack">
        <p>{sandbox.shareHint}</p>
        <input class={css.link} type="text" readOnly value={link} aria-label={sandbox.share} />
        <p class="row">
          <CopyButton text={link} label={sandbox.title} main />
          <ShareButton text={link} label={sandbox.title} />
        </p>
      </div>
    </Dialog>
  );
}
