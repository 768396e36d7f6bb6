import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { address } from './address.ts';
import { words } from './i18n.ts';

interface Props {
  readonly say: (text: string) => void;
  readonly class: string | undefined;
  /** What stands beside the line. */
  readonly children: ComponentChildren;
}

/** One line to write to the others at the table. Enter sends it. */
export function SayForm({ say, class: name, children }: Props) {
  const [text, setText] = useState('');
  const { saySomething } = words.value.table;
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '') say(text.trim());
    setText('');
  };
  return (
    <form class={name} onSubmit={send}>
      <input
        {...address({ of: 'say' })}
        value={text}
        maxLength={200}
        placeholder={saySomething}
        aria-label={saySomething}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {children}
    </form>
  );
}
