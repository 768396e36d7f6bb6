import { allAt, allOf, type Pointer } from '../../../kit/address.ts';
import type { View } from '../../view/view.ts';

/** The first piece in sight with one of these addresses. */
export function pieceAt(...pointers: readonly Pointer[]): HTMLElement | null {
  return pointers.flatMap((pointer) => allAt(pointer)).find(isVisible) ?? null;
}

/** Places that glow. */
export const offers = (): readonly HTMLElement[] => allOf({ of: 'move' }, { of: 'act' }, { of: 'tuck' });

/** A worker of the seat at this screen, on the board or on the mat. */
export const ownWorker = (view: View, index: number): HTMLElement | null =>
  view.me.value === null ? null : pieceAt({ of: 'worker', seat: view.me.value, index }, { of: 'away', index });

/** What can ask for an answer, the topmost first. */
const ASKS: readonly (readonly Pointer[])[] = [
  [{ of: 'popover' }],
  [{ of: 'council' }, { of: 'question' }],
  [{ of: 'councilProvinces' }],
  [{ of: 'offers' }],
  [{ of: 'question' }],
];

/** What asks for an answer now. A sheet that explains something asks for none. */
export function asking(): HTMLElement | null {
  const explains = allAt({ of: 'popover' }, { of: 'about' }).length > 0;
  const asks = explains ? ASKS.slice(1) : ASKS;
  return asks.flatMap((path) => allAt(...path)).find(isVisible) ?? null;
}

/** The answers in their order: the plus signs where amounts are counted, else every button. */
export function answersIn(sheet: HTMLElement): readonly HTMLElement[] {
  const pluses = allAt({ of: 'more' }).filter((plus) => sheet.contains(plus));
  return pluses.length > 0 ? pluses : buttonsIn(sheet);
}

export const confirmIn = (sheet: HTMLElement): HTMLElement | undefined =>
  allAt({ of: 'confirm' }).find((button) => sheet.contains(button) && !button.matches(':disabled'));

export const buttonsIn = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);

const FOCUSABLE =
  'button:not(:disabled):not([tabindex="-1"]), a[href], input:not(:disabled), select, summary, [tabindex="0"]';

export function isVisible(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest('[inert]') !== null) return false;
  const { width, height, right, left } = element.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && left < innerWidth;
}

/** Where keys write something, or belong to the browser. */
export const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'));

/** A hand that points sees where it points: only keys need the focus drawn. */
export function focus(element: HTMLElement | null | undefined, focusVisible = true): boolean {
  if (element === null || element === undefined) return false;
  element.focus({ preventScroll: false, focusVisible } as FocusOptions);
  return document.activeElement === element;
}
