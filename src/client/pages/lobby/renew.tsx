import { useState } from 'preact/hooks';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';

/** New keys for the seats held here: old links and other devices open them no more. */
export function RenewButton({ session }: { readonly session: Session }) {
  const [done, setDone] = useState(false);
  const { removal } = words.value;
  const renew = () => {
    for (const seat of session.held.value) session.renew(seat);
    setDone(true);
  };
  return (
    <>
      <p class="soft" aria-live="polite">
        {done ? removal.renewed : removal.renewHint}
      </p>
      <button type="button" class={button.plain} disabled={done} onClick={renew}>
        {removal.renew}
      </button>
    </>
  );
}
