import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { questionText } from '#words';
import { storyText } from '#words/story';
import { address } from '../../../kit/address.ts';
import button from '../../../kit/button.module.css';
import { words } from '../../../kit/i18n.ts';
import { commandLabel } from '../../view/label.ts';
import { whoIs } from '../../view/people.ts';
import { ask } from '../../view/touch.ts';
import { mine, useView, type View } from '../../view/view.ts';
import { grouped } from './deeds.ts';
import { describe } from './describe.ts';
import css from './text.module.css';

const LATELY = 8;
const LOOK_AGAIN = 5000;

/** The whole table as text: what can I do, what is where. For ears, and for anyone who would rather read. */
export function TextTable({ aside }: { readonly aside: ComponentChildren }) {
  const view = useView();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNowAndThen(view);
  const game = view.game.value;
  const { reader } = words.value;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class={css.view}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {reader.title}
        </h1>
        <BackToTable />
      </header>
      <div class={css.aside}>{aside}</div>
      <Deeds />
      <section aria-labelledby="what-is-where">
        <h2 id="what-is-where">{reader.whatIsWhere}</h2>
        {describe(words.value, game, view.me.value, now, whoIs(view)).map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line, nth) => (
                <li key={nth}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <Lately />
      </section>
      <BackToTable />
    </div>
  );
}

function BackToTable() {
  const view = useView();
  return (
    <button
      type="button"
      class={button.plain}
      onClick={() => {
        view.asText.value = false;
      }}
    >
      {words.value.reader.backToTable}
    </button>
  );
}

/** Everything the rules allow now, each as a button. */
function Deeds() {
  const view = useView();
  const { reader } = words.value;
  const question = mine(view)?.todo[0];
  const open = view.open.value;
  return (
    <section class={css.deeds} {...address({ of: 'deeds' })} aria-labelledby="what-can-i-do">
      <h2 id="what-can-i-do">{reader.whatCanIDo}</h2>
      {question !== undefined && <p>{questionText(words.value, question)}</p>}
      {open.length === 0 && <p>{reader.nothing}</p>}
      {grouped(open).map(([group, commands]) => (
        <section key={group}>
          <h3>{reader.groups[group]}</h3>
          <ul>
            {commands.map((command) => (
              <li key={JSON.stringify(command)}>
                <button
                  type="button"
                  class={button.plain}
                  {...address({ of: 'deed', command: JSON.stringify(command) })}
                  onClick={() => ask(view, command)}
                >
                  {commandLabel(view, command)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Lately() {
  const view = useView();
  const lines = view.session.feed.value
    .slice(-LATELY)
    .flatMap((item) => storyText(words.value, item, whoIs(view)) ?? []);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{words.value.reader.lately}</h3>
      <ol>
        {lines.map((line, nth) => (
          <li key={nth}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

function useNowAndThen(view: View): number {
  const [now, setNow] = useState(view.session.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(view.session.now()), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [view]);
  return now;
}

/** The first thing a screen reader finds at the table. */
export function TextLink() {
  const view = useView();
  return (
    <button
      type="button"
      class={`${button.plain} ${css.link}`}
      {...address({ of: 'textLink' })}
      aria-keyshortcuts="T"
      onClick={() => {
        view.asText.value = true;
      }}
    >
      {words.value.reader.asText}
    </button>
  );
}
