import { type Address, around } from '../../../kit/address.ts';
import type { FeedItem } from '../../../net/store/session.ts';
import type { View } from '../../view/view.ts';
import { type Aim, lostTo } from '../director/lost.ts';
import { rectBefore, type Stood } from './trails.ts';

const SHOWN_FOR = 3000;

/** A hand is on a place if the mouse or the focus is there, or if a worker is held that could go there. */
function aimOf(view: View): Aim {
  const picked = view.picked.peek();
  return (place, command) => {
    if (picked?.what === 'worker') return command.type === 'move' && command.worker === picked.worker;
    return isTouched(place);
  };
}

function isTouched(place: Address): boolean {
  const hovered = matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
  return [hovered, document.activeElement].some((element) => element != null && around(element, place) !== null);
}

/** Says where another was faster. */
export function showSnatched(view: View, items: readonly FeedItem[], stood: Stood): void {
  const me = view.me.peek();
  for (const item of me === null ? [] : items) {
    const place = lostTo(item, me ?? 0, aimOf(view));
    const rect = place === null ? undefined : rectBefore([place], stood);
    if (rect === undefined) continue;
    const mark = { key: item.seq, seat: item.seat, x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
    view.snatched.value = [...view.snatched.peek(), mark];
    setTimeout(() => {
      view.snatched.value = view.snatched.peek().filter(({ key }) => key !== mark.key);
    }, SHOWN_FOR);
  }
}
