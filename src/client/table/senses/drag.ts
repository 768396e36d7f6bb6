import { around, isAt, valuesAt } from '../../kit/address.ts';
import { ask, askOneOf } from '../view/touch.ts';
import { commandsOf, type View } from '../view/view.ts';

const FAR = 6;

/** Dragging a worker is the same as touching it and then the place: a frame to move to, or a box to act in. */
export function startDrag(view: View, worker: number, down: PointerEvent): void {
  // Around one screen each finger belongs to a seat: there a touch takes the worker, and the next one puts it down.
  if (down.button !== 0 || (down.pointerType === 'touch' && view.turn !== null)) return;
  const piece = down.currentTarget;
  if (!(piece instanceof HTMLElement)) return;
  let dragging = false;
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!dragging && Math.hypot(x, y) < FAR) return;
    if (!dragging) pickUp(view, worker, piece);
    dragging = true;
    piece.style.transform = `translate(${x}px, ${y}px)`;
  };
  const stop = (event: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    if (!dragging) return;
    piece.style.transform = '';
    piece.removeAttribute('data-dragged');
    piece.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => piece.removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup') drop(view, worker, event);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

function pickUp(view: View, worker: number, piece: HTMLElement): void {
  piece.setAttribute('data-dragged', '');
  if (commandsOf(view, 'move').some((move) => move.worker === worker)) view.picked.value = { what: 'worker', worker };
}

/** A drag must not end as a click on the piece it began with. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function drop(view: View, worker: number, event: PointerEvent): void {
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  const place = below
    .map((element) => around(element, { of: 'frame' }, { of: 'box' }, { of: 'crew' }))
    .find((found) => found !== null);
  if (place === undefined || place === null) view.picked.value = null;
  else if (isAt(place, 'crew')) ask(view, { type: 'move', worker, to: 'mat' });
  else if (isAt(place, 'frame')) ask(view, { type: 'move', worker, to: Number(valuesAt(place)[0]) });
  else actIn(view, worker, Number(valuesAt(place)[0]), place);
}

function actIn(view: View, worker: number, action: number, place: Element): void {
  const ways = commandsOf(view, 'act').filter((act) => act.worker === worker && act.action === action);
  askOneOf(view, place, '', ways, { type: 'act', worker, action, with: [] });
}
