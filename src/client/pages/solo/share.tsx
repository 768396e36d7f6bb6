import { useState } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import { linkTo } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import type { SoloResult } from '../../net/shelf/saved.ts';
import { resultLine } from './texts.ts';

/** By the phone's own means where it has any, else by copying. */
async function share(text: string): Promise<boolean> {
  const url = linkTo('/solo');
  const sharing = { text, url };
  if (typeof navigator.share === 'function' && navigator.canShare?.(sharing)) {
    await navigator.share(sharing).catch(() => undefined);
    return false;
  }
  await navigator.clipboard.writeText(`${text} ${url}`);
  return true;
}

export function ShareButton({ result }: { readonly result: SoloResult }) {
  const [copied, setCopied] = useState(false);
  const { daily } = words.value.solo;
  const text = resultLine(result);
  return (
    <button
      type="button"
      class={button.main}
      title={text}
      onClick={() => {
        share(text).then(setCopied, () => prompt(daily.share, text));
      }}
    >
      <Icon of={copied ? 'check' : 'share'} size={20} />
      <span aria-live="polite">{copied ? daily.shared : daily.share}</span>
    </button>
  );
}
