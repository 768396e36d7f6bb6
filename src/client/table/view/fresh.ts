import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Command } from '#engine';
import { type Address, addressText } from '../../kit/address.ts';
import type { View } from './view.ts';

const SHOWN_FOR = 2000;
/** More than this at once would only be noise. */
const AT_MOST = 3;

/** In the order in which things ask for attention. */
const ORDER: readonly Command['type'][] = ['act', 'flip', 'claim', 'play', 'pickUp'];

/** Where on the screen each thing that can be done shows itself. */
export function possible(open: readonly Command[]): readonly string[] {
  const found = ORDER.flatMap((type) => open.flatMap((command) => (command.type === type ? addressOf(command) : [])));
  return [...new Set(found.map(addressText))];
}

function addressOf(command: Command): readonly Address[] {
  switch (command.type) {
    case 'act':
      return [{ of: 'box', index: command.action }];
    case 'flip':
      return [{ of: 'timer', area: command.area }];
    case 'play':
      return [{ of: 'card', card: command.card }];
    case 'pickUp':
    case 'claim':
      return [{ of: command.type }];
    default:
      return [];
  }
}

export const news = (before: ReadonlySet<string>, now: readonly string[]): ReadonlySet<string> =>
  new Set(now.filter((address) => !before.has(address)).slice(0, AT_MOST));

/** What became possible a moment ago asks once for attention, and then never again. */
export function useFresh(view: View): void {
  useEffect(() => {
    let before: ReadonlySet<string> | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const now = possible(view.open.value);
      const fresh = before === null || document.hidden ? new Set<string>() : news(before, now);
      before = new Set(now);
      if (fresh.size === 0) return;
      view.fresh.value = fresh;
      clearTimeout(timer);
      timer = setTimeout(() => {
        view.fresh.value = new Set();
      }, SHOWN_FOR);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [view]);
}
