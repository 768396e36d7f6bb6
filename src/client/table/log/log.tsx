import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PHRASES } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { SayForm } from '../../kit/sayForm.tsx';
import { settings } from '../../kit/settings/settings.ts';
import { questionPlace } from '../ask/place.ts';
import { useIsLeaping } from '../senses/leap.ts';
import { useLayout, useVast } from '../view/layout.ts';
import panel from '../view/panel.module.css';
import { isBot } from '../view/people.ts';
import { useView, type View } from '../view/view.ts';
import { type Line, SHOWN, type Story, story } from './lines.ts';
import css from './log.module.css';
import { LogRow } from './row.tsx';

/** So much more is shown at each wish. */
const MORE = 200;

/** So much of the top fades out. */
const FADE = 8;

/** What happened, in signs or in words, and what was said. */
export function LogAndChat() {
  const view = useView();
  const list = useRef<HTMLOListElement>(null);
  const [more, setMore] = useState(0);
  const shown = SHOWN[useVast().value ? 'column' : 'among'] + more;
  const told = useRef<Story>(null);
  // While time leaps the log stays as it was: it is told when time has come to rest. An empty one is told at once.
  const isTold = (told.current?.lines.length ?? 0) > 0;
  if (!useIsLeaping(view) || told.current === null || !isTold) told.current = story(view, shown);
  const { lines, hasMore } = told.current;
  const inWords = settings.inWords.value ?? view.guided.value;
  const rows = useMemo(() => lines.map((line) => rowOf(line, inWords)), [lines, inWords]);
  const talks = view.me.value !== null && hasCompany(view);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    if (list.current === null) return undefined;
    const { current } = list;
    // Told once at first and whenever its height changes, each time after the page is laid out: nothing is laid out twice.
    const watch = new ResizeObserver(() => toLast(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, [last]);
  return (
    <section
      class={`${panel.panel} ${css.log}`}
      data-seated={view.me.value !== null || undefined}
      data-talks={talks || undefined}
      data-covered={questionPlace(view, useLayout().value) === 'apart' || undefined}
    >
      <header class={css.head}>
        <h2>{words.value.table.log}</h2>
        <button
          type="button"
          class={css.switch}
          {...address({ of: 'inWords' })}
          aria-label={words.value.table.inWords}
          title={words.value.table.inWords}
          aria-pressed={inWords}
          onClick={() => {
            settings.inWords.value = !inWords;
          }}
        >
          <span>{words.value.table.inWords}</span>
          <i aria-hidden="true">Aa</i>
        </button>
      </header>
      <ol ref={list} {...address({ of: 'log' })} tabIndex={0} aria-label={words.value.table.log}>
        {hasMore && (
          <li key="earlier">
            <button type="button" class={button.quiet} onClick={() => setMore(more + MORE)}>
              {words.value.table.earlier}
            </button>
          </li>
        )}
        {rows}
      </ol>
      {talks && <Say view={view} />}
    </section>
  );
}

const rowOf = (line: Line, inWords: boolean) => (
  <li key={line.place}>
    <LogRow line={line} inWords={inWords} />
  </li>
);

/** To the end, or where little fits, to where the last line begins. */
function toLast(list: HTMLElement): void {
  const last = list.lastElementChild;
  if (last instanceof HTMLElement) list.scrollTo(0, last.offsetTop - list.offsetTop - FADE);
}

/** Nobody talks to bots, nor at an empty table. */
const hasCompany = (view: View): boolean =>
  view.game.value.players.some((_, seat) => seat !== view.me.value && !isBot(view, seat));

function Say({ view }: { readonly view: View }) {
  const [phrases, setPhrases] = useState(false);
  const { table, names } = words.value;
  return (
    <SayForm say={view.session.say} class={css.say}>
      <button
        type="button"
        class={button.icon}
        aria-label={table.phrases}
        aria-expanded={phrases}
        onClick={() => setPhrases(!phrases)}
      >
        <Icon of="chat" size={18} />
      </button>
      {phrases && (
        <ul class={css.phrases}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                onClick={() => {
                  view.session.sayPhrase(phrase);
                  setPhrases(false);
                }}
              >
                {names.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </SayForm>
  );
}
