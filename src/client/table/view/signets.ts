import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FeedItem } from '../../net/store/session.ts';
import type { Signets, View } from './view.ts';

const SHOWN_FOR = 5000;

/** Who flipped which timers; when a round begins nobody did, not even the player who was ready last. */
export const flippedIn = ({ seat, command, events }: Pick<FeedItem, 'seat' | 'command' | 'events'>): Signets =>
  Object.fromEntries(
    events.flatMap((event) => (event.type === 'timerFlipped' && command.type === 'flip' ? [[event.area, seat]] : [])),
  );

/** Who flips a timer leaves a signet on it, for as long as the eye needs to find it. */
export function useSignets(view: View): void {
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    let last = view.session.feed.peek().at(-1)?.seq ?? -1;
    const stop = effect(() => {
      const news = view.session.feed.value.filter(({ seq, quiet }) => seq > last && !quiet);
      last = view.session.feed.value.at(-1)?.seq ?? -1;
      for (const item of news) {
        const signets = flippedIn(item);
        view.signets.value = { ...view.signets.peek(), ...signets };
        for (const area of Object.keys(signets)) {
          clearTimeout(timers.get(area));
          timers.set(
            area,
            setTimeout(() => lift(view, area), SHOWN_FOR),
          );
        }
      }
    });
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      stop();
    };
  }, [view]);
}

function lift(view: View, gone: string): void {
  view.signets.value = Object.fromEntries(Object.entries(view.signets.peek()).filter(([area]) => area !== gone));
}
