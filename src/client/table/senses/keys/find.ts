/** Ways to a piece on the screen by its address, `data-at`. */
export const pieceAt = (at: string): HTMLElement | null => {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)];
  return found.find(isVisible) ?? null;
};

const ASKS = [
  '.popover:not(:has(.about))',
  '.council .question',
  '.council-provinces',
  '.council-cards',
  '.question',
] as const;

/** What asks for an answer now, the topmost first. */
export function asking(): HTMLElement | null {
  for (const selector of ASKS) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null && isVisible(found)) return found;
  }
  return null;
}

/** The answers in their order: the plus signs where amounts are counted, else every button. */
export function answersIn(sheet: HTMLElement): readonly HTMLElement[] {
  const pluses = [...sheet.querySelectorAll<HTMLElement>('[data-plus]')];
  return pluses.length > 0 ? pluses : buttonsIn(sheet).filter((button) => button.dataset.aside === undefined);
}

export const confirmIn = (sheet: HTMLElement): HTMLButtonElement | null =>
  sheet.querySelector<HTMLButtonElement>('[data-confirm]:not(:disabled)');

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

export function focus(element: HTMLElement | null | undefined): boolean {
  if (element === null || element === undefined) return false;
  element.focus({ preventScroll: false, focusVisible: true } as FocusOptions);
  return document.activeElement === element;
}
