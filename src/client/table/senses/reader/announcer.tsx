import { computed, effect, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../../../kit/i18n.ts';
import { settings } from '../../../kit/settings/settings.ts';
import { guideLine } from '../../guide/guide.tsx';
import { whoIs } from '../../view/people.ts';
import { useView, type View } from '../../view/view.ts';
import { sandOutNews, tell } from './tell.ts';
import { createTeller, type Teller } from './teller.ts';
import { canSpeak, emptyRegions, ownVoice, readerVoice, type Shown } from './voices.ts';

const after = (time: number, then: () => void) => {
  const timer = setTimeout(then, time);
  return () => clearTimeout(timer);
};

/** Says what matters to this player, to a screen reader or aloud, at a pace that can be followed. */
export function Announcer() {
  const view = useView();
  const regions = useMemo(emptyRegions, []);
  useEffect(() => {
    const reader = readerVoice(regions, after);
    const voice = () => (settings.voice.peek() && canSpeak() ? ownVoice : reader);
    const teller = createTeller({ now: () => performance.now(), after, voice });
    const stops = [
      followFeed(view, teller.hear),
      followSand(view, teller.hear),
      followGuide(view, teller.hear),
      teller.stop,
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [view, regions]);
  return (
    <>
      <Region role="log" live="polite" shown={regions.calm} />
      <Region role="alert" live="assertive" shown={regions.urgent} />
    </>
  );
}

interface RegionProps {
  readonly role: 'log' | 'alert';
  readonly live: 'polite' | 'assertive';
  readonly shown: Signal<Shown>;
}

function Region({ role, live, shown }: RegionProps) {
  const [text, nth] = shown.value;
  return (
    <div class="visually-hidden" role={role} aria-live={live} aria-relevant="additions text" data-announcer={live}>
      {text !== '' && <p key={nth}>{text}</p>}
    </div>
  );
}

type Hear = Teller['hear'];

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

/** What is worth doing is heard after what happened. */
function followGuide(view: View, hear: Hear): () => void {
  const line = computed(() => guideLine(view));
  return effect(() => hear([{ text: line.value, weight: 2, about: 'guide' }]));
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
