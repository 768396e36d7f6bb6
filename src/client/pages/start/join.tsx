import { useState } from 'preact/hooks';
import button from '../../kit/button.module.css';
import controls from '../../kit/controls.module.css';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import { codeIn, go, seatIn, seatLink } from '../../kit/router.ts';
import { takeAlong } from '../../kit/settings/along.ts';
import css from './join.module.css';

/** A code or a whole link, whatever was sent. */
export function JoinDialog({ close }: { readonly close: () => void }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const { start } = words.value;
  const enter = (event: Event) => {
    event.preventDefault();
    if (takeAlong(text) > 0) return location.reload();
    const code = codeIn(text);
    if (code === null) return setWrong(true);
    const seat = seatIn(text);
    close();
    go(seat === null ? `/t/${code}` : seatLink(code, seat));
  };
  return (
    <Dialog title={start.join} close={close}>
      <form class="stack" onSubmit={enter}>
        <label class={controls.field}>
          <span>{start.codeOrLink}</span>
          <input
            class={css.codeInput}
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={text}
            aria-invalid={wrong}
            aria-describedby="join-hint"
            onInput={(event) => {
              setText(event.currentTarget.value);
              setWrong(false);
            }}
          />
        </label>
        <p id="join-hint" class={wrong ? 'bad' : 'soft'} aria-live="polite">
          {wrong ? start.notACode : start.codeHint}
        </p>
        <button type="submit" class={button.main} disabled={text.trim() === ''}>
          {start.enter}
        </button>
      </form>
    </Dialog>
  );
}
