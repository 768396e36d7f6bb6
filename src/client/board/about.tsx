import { useEffect } from 'preact/hooks';
import { words } from '../i18n.ts';
import { Popover } from '../panels/popover.tsx';
import { useView, type View } from './view.ts';

const HELD = 450;
const SLIPPED = 10;

/** What a mouse learns by hovering, a finger learns by touching what does nothing else, or by holding what does. */
export function useAbout(view: View): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let shown = false;
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      from = event;
      shown = false;
      clearTimeout(timer);
      const piece = explained(event.target);
      if (piece === null) return;
      timer = setTimeout(() => {
        shown = true;
        explain(view, piece);
      }, HELD);
    };
    const move = (event: PointerEvent) => {
      if (from !== null && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLIPPED) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      from = null;
    };
    const click = (event: MouseEvent) => {
      if (shown) {
        event.preventDefault();
        event.stopPropagation();
        shown = false;
        return;
      }
      const piece = explained(event.target);
      if (piece !== null && isTouch(event) && piece.closest('button, a, input, label') === null) explain(view, piece);
    };
    const menu = (event: Event) => {
      if (from !== null) event.preventDefault();
    };
    addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
    addEventListener('click', click, { capture: true });
    addEventListener('contextmenu', menu);
    return () => {
      stop();
      removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
      removeEventListener('click', click, { capture: true });
      removeEventListener('contextmenu', menu);
    };
  }, [view]);
}

const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType !== 'mouse';

function explained(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('.table') === null) return null;
  return target.closest<HTMLElement>(
    '[title], button[aria-label], [role="group"][aria-label], [role="img"][aria-label]',
  );
}

function explain(view: View, piece: HTMLElement): void {
  const text = piece.title || (piece.getAttribute('aria-label') ?? '');
  if (text !== '') view.about.value = { anchor: piece.getBoundingClientRect(), text };
}

export function AboutSheet() {
  const view = useView();
  const about = view.about.value;
  if (about === null) return null;
  const close = () => {
    view.about.value = null;
  };
  return (
    <Popover anchor={about.anchor} title={about.text} untitled close={close}>
      <p class="about">{about.text}</p>
      <button type="button" class="button" onClick={close}>
        {words.value.table.close}
      </button>
    </Popover>
  );
}
