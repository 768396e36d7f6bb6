import { useMemo, useState } from 'preact/hooks';
import type { Game } from '#engine';
import { Icon } from '../../art/index.ts';
import { linkTo } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import { saveBlob } from '../replay/load.ts';
import { cardOf, lineOf, type Sitter } from './card.ts';
import css from './dialog.module.css';
import { Drawing } from './drawing.tsx';
import { paintPng, printSvg } from './print.ts';

interface Props {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly endedAt: number | null;
  /** What the game is called in links; null where there is none. */
  readonly name: string | null;
  readonly close: () => void;
}

/** The result as a picture and as a line of text, to keep or to send. */
export function ShareDialog({ game, sitters, endedAt, name, close }: Props) {
  const { share } = said.value;
  const { language } = words.value;
  const picture = useMemo(() => cardOf(game, sitters, endedAt), [game, language]);
  const [copied, setCopied] = useState(false);
  const line = lineOf(game, sitters);
  const text = name === null ? line : `${line} ${linkTo(`/replay/${name}`)}`;
  const file = `pendulum-${name ?? 'result'}`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => prompt(share.copyText, text),
    );
  const send = async () => {
    const png = new File([await paintPng(picture)], `${file}.png`, { type: 'image/png' });
    const whole = { text, files: [png] };
    await navigator.share(navigator.canShare?.(whole) ? whole : { text }).catch(() => undefined);
  };
  return (
    <Dialog title={share.title} close={close} width="wide">
      <Drawing picture={picture} label={share.picture} />
      <p class={css.line}>{text}</p>
      <p class="row">
        {typeof navigator.share === 'function' && (
          <button type="button" class={button.main} onClick={send}>
            <Icon of="share" size={20} />
            {share.send}
          </button>
        )}
        <button type="button" class={button.plain} onClick={copy}>
          <Icon of={copied ? 'check' : 'link'} size={20} />
          <span aria-live="polite">{copied ? share.copied : share.copyText}</span>
        </button>
        <button
          type="button"
          class={button.plain}
          onClick={() => paintPng(picture).then((png) => saveBlob(png, `${file}.png`))}
        >
          {share.savePng}
        </button>
        <button
          type="button"
          class={button.plain}
          onClick={() => saveBlob(new Blob([printSvg(picture)], { type: 'image/svg+xml' }), `${file}.svg`)}
        >
          {share.saveSvg}
        </button>
      </p>
    </Dialog>
  );
}
