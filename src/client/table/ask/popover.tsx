import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { address, allAt } from '../../kit/address.ts';
import type { Anchor } from '../../kit/anchor.ts';
import { beside } from './beside.ts';
import css from './popover.module.css';

interface Props {
  readonly anchor: Anchor;
  readonly title: string;
  /** The title is only said: the sheet shows it in another way. */
  readonly untitled?: boolean;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** Only one at a time: a player who opens the next by key touches nothing elsewhere. */
let closeOpen: (() => void) | undefined;

/** A small sheet beside the place it is about. It never covers the whole table and goes away at a touch elsewhere. */
export function Popover({ anchor, title, untitled = false, close, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  useBeside(sheet, anchor);
  // At once: a player who goes on by key in the meantime must not be taken back.
  useLayoutEffect(() => {
    closeOpen?.();
    closeOpen = close;
    const before = document.activeElement;
    sheet.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const away = (event: Event) => {
      if (event.target instanceof Node && !sheet.current?.contains(event.target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('pointerdown', away, { capture: true });
    addEventListener('keydown', key);
    return () => {
      if (closeOpen === close) closeOpen = undefined;
      removeEventListener('pointerdown', away, { capture: true });
      removeEventListener('keydown', key);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [close]);
  return (
    <div ref={sheet} class={css.popover} {...address({ of: 'popover' })} role="dialog" aria-label={title}>
      {title !== '' && !untitled && <h3>{title}</h3>}
      {children}
    </div>
  );
}

/** Lays a sheet beside a piece, and anew whenever the window changes or `what` it says does. */
export function useBeside(sheet: RefObject<HTMLElement | null>, anchor: Anchor | null, what?: unknown): void {
  useLayoutEffect(() => {
    const lay = () => {
      if (sheet.current === null) return;
      if (anchor === null) sheet.current.removeAttribute('style');
      else place(sheet.current, anchor());
    };
    lay();
    addEventListener('resize', lay);
    return () => removeEventListener('resize', lay);
  }, [anchor, what]);
}

function place(sheet: HTMLElement, anchor: DOMRect): void {
  // Measured in the corner: near the right edge it would be squeezed.
  sheet.style.left = '0';
  const glasses = allAt({ of: 'glass' }).map((glass) => glass.getBoundingClientRect());
  const { left, top } = beside(
    anchor,
    sheet.getBoundingClientRect(),
    { width: innerWidth, height: innerHeight },
    glasses,
  );
  sheet.style.left = `${left}px`;
  sheet.style.top = `${top}px`;
}
