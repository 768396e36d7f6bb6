import { useEffect } from 'preact/hooks';
import { allAtSame, isAt, valuesAt } from '../../../kit/address.ts';
import type { View } from '../../view/view.ts';
import { asking, buttonsIn, focus, isVisible, offers, ownWorker, pieceAt } from './find.ts';

/** A piece that moves is drawn anew elsewhere; the focus goes with it instead of falling to the start of the page. */
export function useKeepFocus(view: View): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let byKey = false;
    const remember = (event: FocusEvent) => {
      if (!(event.target instanceof HTMLElement)) return;
      last = event.target;
      byKey = last.matches(':focus-visible');
    };
    // A browser may say that a piece loses the focus just before it is taken away: only then is it seen which it was.
    const leave = ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget === null) queueMicrotask(() => forget(target));
    };
    const forget = (left: EventTarget | null) => {
      if (left === last && last?.isConnected === true) last = null;
    };
    const pointed = () => {
      if (document.activeElement === document.body) last = null;
    };
    const mend = () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const lost = last;
      last = null;
      focus(placeFor(view, lost), byKey);
    };
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    addEventListener('focusout', leave);
    addEventListener('pointerdown', pointed);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('focusout', leave);
      removeEventListener('pointerdown', pointed);
    };
  }, [view]);
}

function placeFor(view: View, lost: HTMLElement): HTMLElement | null {
  const worker = workerOf(lost);
  const sheet = asking();
  const wanted = [
    allAtSame(lost).find(isVisible) ?? null,
    sheet === null ? null : (buttonsIn(sheet)[0] ?? null),
    view.picked.value === null ? null : (offers()[0] ?? null),
    worker === null ? null : ownWorker(view, worker),
    pieceAt({ of: 'deed' }),
    ownWorker(view, 0),
    document.querySelector<HTMLElement>('main'),
  ];
  return wanted.find((piece) => piece !== null && isVisible(piece)) ?? null;
}

/** The worker that a vanished piece was, or was an offer to. */
function workerOf(piece: HTMLElement): number | null {
  const ends = (['worker', 'move', 'act', 'home'] as const).some((of) => isAt(piece, of));
  return ends ? Number(valuesAt(piece).at(-1)) : null;
}
