import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isCouncil, playerAt, type Seat } from '#engine';
import { Mark } from '../../art/index.ts';
import { loadSaid, said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { settings } from '../../kit/settings/settings.ts';
import { colourOf } from '../view/people.ts';
import { useView, type View } from '../view/view.ts';
import css from './says.module.css';
import { type Heard, heardIn, isLine } from './voices.ts';

/** What each rival says at the moment. */
export type Spoken = Signal<ReadonlyMap<Seat, Heard>>;

const LINE = 4500;
const SIGN = 1600;
/** Between two lines; what comes sooner is only a sign. */
const PAUSE = 9000;

/** Listens to the table, and lets rivals speak without haste. */
export function useSpoken(): Spoken {
  const view = useView();
  const spoken: Spoken = useMemo(() => signal(new Map()), [view]);
  useEffect(() => listen(view, spoken), [view]);
  return spoken;
}

function listen({ session }: View, spoken: Spoken): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let last = session.feed.peek().at(-1)?.seq ?? -1;
  let quietUntil = 0;
  let held: readonly Heard[] = [];
  const forget = (heard: Heard) => {
    if (spoken.peek().get(heard.seat) === heard) spoken.value = without(spoken.peek(), heard.seat);
  };
  const speak = (heard: Heard) => {
    const isQuiet = heard.says !== 'start' && performance.now() < quietUntil;
    if (isLine(heard.says) && isQuiet) return;
    if (isLine(heard.says)) quietUntil = performance.now() + PAUSE;
    spoken.value = new Map([...spoken.peek(), [heard.seat, heard]]);
    timers.add(setTimeout(() => forget(heard), isLine(heard.says) ? LINE : SIGN));
  };
  const stop = effect(() => {
    const news = session.feed.value.filter(({ seq, quiet }) => seq > last && !quiet);
    last = session.feed.value.at(-1)?.seq ?? -1;
    held = settings.lines.peek() ? [...held, ...news.flatMap(heardIn)] : [];
    const now = news.at(-1)?.after;
    // A council lies over the rivals: what it makes them say waits until they are in sight again.
    if (held.length === 0 || now === undefined || isCouncil(now)) return;
    const heard = held;
    held = [];
    loadSaid(words.peek().language).then(() => heard.forEach(speak), ignore);
  });
  return () => {
    stop();
    timers.forEach(clearTimeout);
  };
}

const ignore = (): void => undefined;

const without = (spoken: ReadonlyMap<Seat, Heard>, seat: Seat): ReadonlyMap<Seat, Heard> =>
  new Map([...spoken].filter(([one]) => one !== seat));

/** Where no rival is in sight: what one of them says, with that player's mark. */
export function Overheard() {
  const view = useView();
  const spoken = useSpoken();
  const lines = [...spoken.value.values()].filter(({ seat, says }) => isLine(says) && seat !== view.front.value);
  const heard = view.tab.value === 'rivals' ? undefined : lines.at(-1);
  return heard === undefined ? null : (
    <p class={css.overheard} aria-hidden="true">
      <Mark seat={colourOf(view, heard.seat)} size={14} /> {lineOf(view, heard)}
    </p>
  );
}

function lineOf({ game }: View, { seat, says }: Heard): string {
  const { character } = playerAt(game.value, seat);
  return isLine(says) ? said.value.voices[character][says] : SIGNS[says];
}

const SIGNS = { wonders: '?', grumbles: '…' } as const;

/** A slip of paper beside the medallion. Touches go through it, and screen readers pass it by. */
export function Says({ spoken, seat }: { readonly spoken: Spoken; readonly seat: Seat }) {
  const view = useView();
  const heard = spoken.value.get(seat);
  if (heard === undefined) return null;
  return (
    <span class={css.says} data-line={isLine(heard.says)} aria-hidden="true">
      {lineOf(view, heard)}
    </span>
  );
}
