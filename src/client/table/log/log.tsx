import { useEffect, useRef, useState } from 'preact/hooks';
import { NOBODY } from '#engine';
import { PHRASES } from '#protocol';
import { storyText } from '#words/story';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import type { FeedItem } from '../../net/store/session.ts';
import { reasonOf } from '../reasons/reason.ts';
import { reasonText } from '../reasons/text.ts';
import panel from '../view/panel.module.css';
import { chairName, colourOf, isBot, whoIs } from '../view/people.ts';
import { useView, type View } from '../view/view.ts';

/** At least so much of the past is shown. Older lines go many at a time, for each that goes makes the others move up. */
const SHOWN = 40;
const AT_ONCE = 20;
const SAID = 12;
/** So much of the top fades out. */
const FADE = 8;

/** What happened, in words, and what was said. */
export function LogAndChat() {
  const view = useView();
  const list = useRef<HTMLOListElement>(null);
  const lines = story(view);
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
    <section class={`${panel.panel} log`}>
      <h2>{words.value.table.log}</h2>
      <ol ref={list} {...address({ of: 'log' })} tabIndex={0} aria-label={words.value.table.log}>
        {lines.map((line) => (
          <li key={line.place} class={line.said ? 'log-said' : ''}>
            {line.time !== null && <time>{line.time}</time>}
            <span>
              {line.who !== null && <b style={{ color: line.colour }}>{line.who}</b>} {line.text}
              {line.why !== null && <small class="log-why">{line.why}</small>}
            </span>
          </li>
        ))}
      </ol>
      {view.me.value !== null && hasCompany(view) && <Say view={view} />}
    </section>
  );
}

/** To the end, or where little fits, to where the last line begins. */
function toLast(list: HTMLElement): void {
  const last = list.lastElementChild;
  if (last instanceof HTMLElement) list.scrollTo(0, last.offsetTop - list.offsetTop - FADE);
}

/** Nobody talks to bots, nor at an empty table. */
const hasCompany = (view: View): boolean =>
  view.game.value.players.some((_, seat) => seat !== view.me.value && !isBot(view, seat));

interface Line {
  /** From the top. A leap in time writes anew on the same lines. */
  readonly place: number;
  readonly key: string;
  readonly time: string | null;
  readonly who: string | null;
  readonly colour: string;
  readonly text: string;
  /** Why a bot did it. */
  readonly why: string | null;
  readonly said: boolean;
}
type Entry = Omit<Line, 'place'>;

function story(view: View): readonly Line[] {
  const feed = view.session.feed.value;
  const from = Math.floor(((feed.at(-1)?.seq ?? 0) - SHOWN) / AT_ONCE) * AT_ONCE;
  const happened = feed.filter(({ seq }) => seq > from).flatMap((item) => told(view, item));
  const chat = view.session.chat.value;
  const said = chat.slice(-SAID).map((line, index): Entry => {
    const text = line.phrase === null ? (line.text ?? '') : words.value.names.phrases[line.phrase];
    const removed = line.removedBy && words.value.connection.removedBy[line.removedBy](chairName(view, line.seat));
    return {
      key: `said-${Math.max(0, chat.length - SAID) + index}`,
      time: null,
      who: removed === null ? `${chairName(view, line.seat)}:` : null,
      colour: colour(view, line.seat),
      text: removed ?? text,
      why: null,
      said: true,
    };
  });
  return [...happened, ...said].map((entry, place) => ({ ...entry, place }));
}

function told(view: View, item: FeedItem): readonly Entry[] {
  const text = storyText(words.value, item, whoIs(view));
  if (text === null) return [];
  const why = isBot(view, item.seat) ? reasonOf(item) : null;
  return [
    {
      key: `seq-${item.seq}`,
      time: words.value.speech.clock(item.at),
      who: null,
      colour: colour(view, item.seat),
      text,
      why: why === null ? null : reasonText(words.value, why),
      said: false,
    },
  ];
}

const colour = (view: View, seat: number): string =>
  seat === NOBODY ? 'inherit' : `var(--seat-${colourOf(view, seat)}-text)`;

function Say({ view }: { readonly view: View }) {
  const [text, setText] = useState('');
  const [phrases, setPhrases] = useState(false);
  const { table, names } = words.value;
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '') view.session.say(text.trim());
    setText('');
  };
  return (
    <form class="say" onSubmit={send}>
      <input
        {...address({ of: 'say' })}
        value={text}
        maxLength={200}
        placeholder={table.saySomething}
        aria-label={table.saySomething}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={table.phrases}
        aria-expanded={phrases}
        onClick={() => setPhrases(!phrases)}
      >
        <Icon of="chat" size={18} />
      </button>
      {phrases && (
        <ul class="phrases">
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
    </form>
  );
}
