import { NOBODY, type Seat } from '#engine';
import { storyText } from '#words/story';
import { words } from '../../kit/i18n.ts';
import type { ChatLine, FeedItem } from '../../net/store/session.ts';
import { because } from '../manners/reasons.tsx';
import { reasonOf } from '../reasons/reason.ts';
import { reasonText } from '../reasons/text.ts';
import { chairName, colourOf, isBot, whoIs } from '../view/people.ts';
import type { View } from '../view/view.ts';
import { type Sign, signsOf } from './signs.ts';

/** At least so much of the past is shown, in a column of its own or with other things. Older lines go many at a time, for each that goes makes the others move up. */
export const SHOWN = { column: 40, among: 20 };
const AT_ONCE = 20;

export interface Line {
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
  /** Who did it, in signs; null where something was said. */
  readonly deed: { readonly seat: Seat; readonly signs: readonly Sign[] } | null;
}

type Entry = Omit<Line, 'place'> & { readonly seq: number };

export interface Story {
  readonly lines: readonly Line[];
  readonly hasMore: boolean;
}

/** What happened and what was said, in one order, at least the last so many entries of it. */
export function story(view: View, shown: number): Story {
  const last = view.session.feed.value.at(-1)?.seq ?? 0;
  const from = Math.floor((last - shown) / AT_ONCE) * AT_ONCE;
  const feed = view.session.feed.value;
  const chat = view.session.chat.value;
  const happened = feed.filter(({ seq }) => seq > from).flatMap((item) => told(view, item));
  const said = chat.flatMap((line, nth) => (line.after > from ? [spoken(view, line, nth)] : []));
  // A line of chat comes after the entry of its number: the order of what was said itself is kept.
  const both = [...happened, ...said].toSorted((one, other) => one.seq - other.seq);
  const lines = both.map(({ seq: _, ...line }, place): Line => ({ ...line, place }));
  return { lines, hasMore: (feed[0]?.seq ?? 0) <= from || (chat[0]?.after ?? from + 1) <= from };
}

function spoken(view: View, line: ChatLine, nth: number): Entry {
  const name = chairName(view, line.seat);
  return {
    seq: line.after,
    key: `said-${nth}`,
    time: null,
    who: line.type === 'said' || line.type === 'saidPhrase' ? `${name}:` : null,
    colour: colour(view, line.seat),
    text: textOf(line, name),
    why: null,
    said: true,
    deed: null,
  };
}

function textOf(line: ChatLine, name: string): string {
  const { connection, names } = words.value;
  switch (line.type) {
    case 'said':
      return line.text;
    case 'saidPhrase':
      return names.phrases[line.phrase];
    case 'removed':
      return `${connection.removedBy[line.by](name)}${because(line)}`;
    case 'tookOver':
      return connection.tookOver(line.name, line.of);
  }
}

function told(view: View, item: FeedItem): readonly Entry[] {
  const text = storyText(words.value, item, whoIs(view));
  if (text === null) return [];
  const why = isBot(view, item.seat) ? reasonOf(item) : null;
  return [
    {
      seq: item.seq,
      key: `seq-${item.seq}`,
      time: words.value.speech.clock(item.at),
      who: null,
      colour: colour(view, item.seat),
      text,
      why: why === null ? null : reasonText(words.value, why),
      said: false,
      deed: item.seat === NOBODY ? null : { seat: item.seat, signs: signsOf(item) },
    },
  ];
}

const colour = (view: View, seat: number): string =>
  seat === NOBODY ? 'inherit' : `var(--seat-${colourOf(view, seat)}-text)`;
