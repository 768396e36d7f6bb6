import { useState } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import css from './invite.module.css';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly main?: boolean;
}

export function CopyButton({ text, label, main = false }: Props) {
  const [copied, setCopied] = useState(false);
  const { lobby } = words.value;
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => prompt(label, text),
    );
  };
  return (
    <button
      type="button"
      class={main ? `${button.main} ${css.copy}` : button.plain}
      aria-label={`${lobby.copy}: ${label}`}
      onClick={copy}
    >
      <Icon of={copied ? 'check' : 'link'} size={20} />
      <span aria-live="polite">{copied ? lobby.copied : main ? lobby.inviteLink : lobby.copy}</span>
    </button>
  );
}

/** By the device's own means, where it has any. */
export function ShareButton({ text, label, main = false }: Props) {
  const { share } = words.value.lobby;
  if (typeof navigator.share !== 'function') return null;
  const send = () => navigator.share({ url: text, title: label }).catch(() => undefined);
  return (
    <button type="button" class={main ? button.main : button.plain} onClick={send}>
      <Icon of="share" size={20} />
      {share}
    </button>
  );
}
