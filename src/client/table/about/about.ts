import { useEffect } from 'preact/hooks';
import { allAt, around } from '../../kit/address.ts';
import { anchorOf } from '../../kit/anchor.ts';
import { askedAt, askedByFocus } from '../../kit/topic.ts';
import type { View } from '../view/view.ts';
import { createHold, isSlip, type Touch } from './hold.ts';
import { showAbout } from './sheet.tsx';

export { AboutSheet } from './sheet.tsx';

const RESTED = 500;
const LEFT = 400;

/** A mouse that rests or presses its other button, a finger that holds, and either that touches what does nothing else: all ask what a thing is. */
export function useAbout(view: View): void {
  useEffect(() => {
    const stops = [followFingers(view), followMouse(view)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [view]);
}

/** By keyboard: what has the focus, or nothing any more. */
export function askAboutFocus(view: View): void {
  const asked = view.about.value === null ? askedByFocus() : null;
  if (asked === null) view.about.value = null;
  else showAbout(view, asked);
}

function followFingers(view: View): () => void {
  const hold = createHold<Element>({
    after: (time, then) => {
      const timer = setTimeout(then, time);
      return () => clearTimeout(timer);
    },
    show: (piece) => tell(view, piece),
    hide: () => {
      view.about.value = null;
    },
  });
  const stopListening = listen({
    pointerdown: (event) => {
      hold.forget();
      if (event.pointerType !== 'mouse') hold.down(touchOf(event), isExplained(event.target) ? event.target : null);
    },
    pointermove: (event) => hold.move(touchOf(event)),
    pointerup: (event) => hold.leave(touchOf(event)),
    pointercancel: (event) => hold.leave(touchOf(event)),
    scroll: hold.scroll,
    contextmenu: (event) => {
      if (hold.isDown()) event.preventDefault();
    },
    click: (event) => {
      if (hold.wasHold()) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const piece = event.target;
      if (!isPointed(event) || !(piece instanceof Element) || !isExplained(piece)) return;
      // A finger with a worker was on its way to a frame, and rows grow and shrink when a timer is flipped. It may still hold.
      if (isTouch(event) && view.picked.peek()?.what === 'worker') return;
      if (piece.closest('button, a, input, label, [data-shared]') === null) tell(view, piece);
    },
  });
  return () => {
    hold.end();
    stopListening();
  };
}

const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent): Touch => ({ x: clientX, y: clientY, at: timeStamp });

/** What is said to a resting mouse goes as soon as anything is done, and a little after the mouse has gone. */
function followMouse(view: View): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  /** Where the mouse last pressed, here or on the page before; until it moves, whatever slides under it was not asked about. */
  let pressed: PointerEvent | 'before' | null = 'before';
  const hide = () => {
    if (view.about.value?.passing === true) view.about.value = null;
  };
  const stop = () => {
    clearTimeout(resting);
    clearTimeout(leaving);
    hide();
  };
  const come = (event: PointerEvent) => {
    if (event.target instanceof Element && around(event.target, { of: 'tip' }) !== null) return clearTimeout(leaving);
    const asked = askedAt(event.target);
    if (asked?.element === over) return;
    over = asked?.element ?? null;
    clearTimeout(resting);
    clearTimeout(leaving);
    leaving = setTimeout(hide, LEFT);
    if (asked === null || event.buttons !== 0) return;
    resting = setTimeout(() => {
      if (isBusy(view)) return;
      clearTimeout(leaving);
      showAbout(view, asked, true);
    }, RESTED);
  };
  const stopListening = listen({
    pointerover: (event) => {
      if (event.pointerType === 'mouse' && pressed === null) come(event);
    },
    pointermove: (event) => {
      if (pressed === null || event.pointerType !== 'mouse') return;
      if (pressed !== 'before' && !isSlip(touchOf(pressed), touchOf(event))) return;
      pressed = null;
      come(event);
    },
    pointerdown: (event) => {
      if (event.target instanceof Element && around(event.target, { of: 'tip' }) !== null) return;
      if (event.pointerType === 'mouse') pressed = event;
      over = null;
      stop();
    },
    contextmenu: (event) => {
      const asked = isTouch(event) ? null : askedAt(event.target);
      if (asked === null) return;
      event.preventDefault();
      showAbout(view, asked);
    },
    keydown: stop,
  });
  return () => {
    stop();
    stopListening();
  };
}

const isBusy = (view: View): boolean => view.about.value?.passing === false || allAt({ of: 'popover' }).length > 0;

type Listeners = { readonly [K in keyof WindowEventMap]?: (event: WindowEventMap[K]) => void };

/** Heard before the piece itself hears of it; a list's scrolling is heard in no other way. */
const FIRST: ReadonlySet<string> = new Set(['click', 'scroll']);

function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as readonly [string, (event: Event) => void][];
  for (const [type, listener] of all) addEventListener(type, listener, { capture: FIRST.has(type) });
  return () => {
    for (const [type, listener] of all) removeEventListener(type, listener, { capture: FIRST.has(type) });
  };
}

const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType !== 'mouse';

/** By a finger or a mouse, not by a key. */
const isPointed = (event: MouseEvent): boolean => event.detail > 0;

/** Not a group: its name alone answers nothing. */
const NAMED = '[title], button[aria-label], [role="img"][aria-label]';

const isExplained = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  around(target, { of: 'table' }) !== null &&
  (askedAt(target) !== null || target.closest(NAMED) !== null);

function tell(view: View, target: Element): void {
  const asked = askedAt(target);
  if (asked !== null) return showAbout(view, asked);
  const piece = target.closest(NAMED);
  const text = piece?.getAttribute('title') ?? piece?.getAttribute('aria-label') ?? '';
  if (piece === null || text === '') return;
  view.about.value = { anchor: anchorOf(piece), asked: null, text, passing: false };
}
