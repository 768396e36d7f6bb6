import { useState } from 'preact/hooks';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import layout from '../../kit/layout.module.css';
import { recall, remember, settings } from '../../kit/settings/settings.ts';
import { ownKey } from '../../net/person/home.ts';
import { enterByPasskey, restore } from '../../net/person/person.ts';
import { seedFrom, wordsOf } from '../../net/person/words.ts';
import { QrCode } from '../lobby/qrCode.tsx';
import { useDoing } from './doing.ts';
import css from './page.module.css';

/** Twelve words on a sheet of paper, and the way back from them. */
export function Recovery({ changed }: { readonly changed: () => void }) {
  const [sheet, setSheet] = useState<readonly string[] | null>(null);
  const { you } = said.value;
  const show = async () => {
    setSheet(wordsOf((await ownKey()).seed));
    remember('sheetSeen', true);
  };
  const isUnsaved = settings.proven.value !== '' && recall('sheetSeen') !== true;
  return (
    <section class={`${layout.sheet} ${css.sheet}`}>
      <h2>{you.sheet}</h2>
      <p>{isUnsaved ? you.saveSheet : you.sheetHint}</p>
      {sheet === null ? (
        <button type="button" class={button.plain} onClick={show}>
          {you.showSheet}
        </button>
      ) : (
        <Sheet sheet={sheet} hide={() => setSheet(null)} />
      )}
      <Restore changed={changed} />
    </section>
  );
}

function Sheet({ sheet, hide }: { readonly sheet: readonly string[]; readonly hide: () => void }) {
  const { you } = said.value;
  return (
    <>
      <ol class={css.words} aria-label={you.words}>
        {sheet.map((word) => (
          <li key={word} lang="en">
            {word}
          </li>
        ))}
      </ol>
      <QrCode text={sheet.join(' ')} label={you.words} />
      <p class="row">
        <button type="button" class={button.plain} onClick={() => print()}>
          {you.print}
        </button>
        <button type="button" class={button.plain} onClick={hide}>
          {you.hide}
        </button>
      </p>
    </>
  );
}

/** On another device: by the words, or by a passkey. */
function Restore({ changed }: { readonly changed: () => void }) {
  const { you } = said.value;
  const [text, setText] = useState('');
  const { busy, news, run } = useDoing(changed);
  const seed = seedFrom(text);
  return (
    <>
      <h3>{you.restore}</h3>
      <label class="soft" for="restore-words">
        {you.restoreHint}
      </label>
      <textarea
        id="restore-words"
        class={css.typed}
        value={text}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="row">
        <button
          type="button"
          class={button.plain}
          disabled={busy || seed === null}
          onClick={() => run(async () => seed && (await restore(seed)), you.restored)}
        >
          {you.restoreButton}
        </button>
        <button type="button" class={button.plain} disabled={busy} onClick={() => run(enterByPasskey, you.restored)}>
          {you.enterByPasskey}
        </button>
      </p>
      <p role="status">{news}</p>
    </>
  );
}
