import { effect, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../../../kit/i18n.ts';
import { settings } from '../../../kit/settings/settings.ts';
import { whoIs } from '../../view/people.ts';
import { useView, type View } from '../../view/view.ts';
import { isUrgent, put, type Queue, take, timeToHear } from './queue.ts';
import { type Said, sandOutNews, tell } from './tell.ts';

const FIRST_WAIT = 150;

/** Says to a screen reader what matters to this player, at a pace that can be followed. */
export function Announcer() {
  const view = useView();
  const said = useMemo(() => signal<readonly [string, number]>(['', 0]), []);
  useEffect(() => {
    let queue: Queue = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      const { say, rest } = take(queue, performance.now());
      queue = rest;
      timer = undefined;
      if (say === '') return;
      said.value = [say, said.peek()[1] + 1];
      timer = setTimeout(speak, timeToHear(say));
    };
    const hear = (lines: readonly Said[]) => {
      for (const line of lines) queue = put(queue, { ...line, at: performance.now() });
      if (isUrgent(lines)) {
        clearTimeout(timer);
        timer = undefined;
      }
      if (lines.length > 0) timer ??= setTimeout(speak, FIRST_WAIT);
    };
    const stops = [followFeed(view, hear), followSand(view, hear)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [view, said]);
  const [text, nth] = said.value;
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions text" data-announcer="">
      {text !== '' && <p key={nth}>{text}</p>}
    </div>
  );
}

type Hear = (lines: readonly Said[]) => void;

function followFeed(view: View, hear: Hear): () => void {
  let last = view.session.feed.peek().at(-1)?.seq ?? -1;
  return effect(() => {
    const news = view.session.feed.value.filter(({ seq, quiet }) => seq > last && !quiet);
    last = Math.max(last, view.session.feed.value.at(-1)?.seq ?? -1);
    for (const item of news) {
      hear(tell(words.peek(), item, view.me.peek(), settings.announced.peek(), whoIs(view)));
    }
  });
}

function followSand(view: View, hear: Hear): () => void {
  let before = view.sandOut.peek();
  return effect(() => {
    const now = view.sandOut.value;
    const was = before;
    before = now;
    if (settings.announced.peek() === 'little') return;
    hear(sandOutNews(words.peek(), view.game.peek(), was, now, view.session.now()));
  });
}
