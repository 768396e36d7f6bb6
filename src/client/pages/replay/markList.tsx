import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MARKS, type Mark } from '#analysis';
import { startFollowing } from '#protocol';
import { storyText } from '#words/story';
import { Icon } from '../../art/index.ts';
import button from '../../kit/button.module.css';
import { clockOf, whoPlayed } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { type Film, nextPicture, type Picture } from './film.ts';
import css from './markList.module.css';
import type { ReplaySession } from './session.ts';

interface Props {
  readonly session: ReplaySession;
  readonly close: () => void;
}

const KINDS = MARKS.filter((mark) => mark !== 'end');

/** The signs on the line of time as words, each leading to its moment. */
export function MarkList({ session, close }: Props) {
  const { film } = session;
  const { replay } = said.value;
  const [kind, setKind] = useState<Mark['mark'] | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { language } = words.value;
  const lines = useMemo(() => linesOf(film), [film, language]);
  const position = session.position.value;
  const shown = once(lines.filter(({ mark }) => kind === null || mark.mark === kind));
  const current = shown.findLast(({ mark }) => mark.position <= position)?.mark;
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <section class={`${layout.sheet} ${css.list}`} aria-label={replay.marks}>
      <header class="row">
        <h2>{replay.marks}</h2>
        <select
          class={controls.select}
          aria-label={replay.marks}
          value={kind ?? ''}
          onChange={(event) => {
            const wanted = event.currentTarget.value;
            setKind(KINDS.find((one) => one === wanted) ?? null);
          }}
        >
          <option value="">{said.value.analysis.all}</option>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {replay.kinds[one]}
            </option>
          ))}
        </select>
        <button type="button" class={button.icon} aria-label={words.value.settings.close} onClick={close}>
          <Icon of="close" size={20} />
        </button>
      </header>
      <ol ref={list}>
        {shown.map(({ mark, text }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={mark === current}
              onClick={() => {
                session.pause();
                session.seek(mark.position);
              }}
            >
              <time>{clockOf(mark.at)}</time>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Several signs may stand for the same entry. */
const once = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ mark }, index) => mark.position !== lines[index - 1]?.mark.position);

interface Line {
  readonly mark: Mark;
  readonly text: string;
}

/** One walk through the game tells them all. */
function linesOf(film: Film): readonly Line[] {
  const { recording, entries, marks } = film;
  const who = whoPlayed(recording);
  const wanted = new Set(marks.map(({ position }) => position));
  const texts = new Map<number, string>();
  let picture: Picture = {
    position: 0,
    following: startFollowing({ seq: 0, game: recording.opening.game }),
    feed: [],
  };
  for (const entry of entries) {
    picture = nextPicture({ ...picture, feed: [] }, entry, true);
    if (!wanted.has(picture.position)) continue;
    const told = picture.feed.flatMap((item) => storyText(words.value, item, who) ?? []);
    texts.set(picture.position, told.join(' '));
  }
  const { replay } = said.value;
  return marks.map((mark) => ({ mark, text: texts.get(mark.position) || replay.kinds[mark.mark] }));
}
