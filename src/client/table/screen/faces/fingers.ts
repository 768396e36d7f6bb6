import { useEffect } from 'preact/hooks';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const SLIPPED = 24;

/** Several fingers at once: each that goes up where it came down has touched that thing, whatever the others do. */
export function createFingers<T>() {
  const down = new Map<number, Spot & { readonly on: T }>();
  return {
    down: (id: number, on: T, { x, y }: Spot) => void down.set(id, { on, x, y }),
    cancel: (id: number) => void down.delete(id),
    /** What this finger has touched; nothing if it slipped. */
    up(id: number, { x, y }: Spot): T | null {
      const from = down.get(id);
      down.delete(id);
      return from === undefined || Math.hypot(x - from.x, y - from.y) > SLIPPED ? null : from.on;
    },
  };
}

const buttonAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button') : null;

/** A browser makes no click of a touch while another finger is down. Here every finger clicks for itself, once. */
export function useFingers(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const fingers = createFingers<HTMLElement>();
    const down = (event: PointerEvent) => {
      const button = event.pointerType === 'touch' ? buttonAt(event) : null;
      if (button !== null) fingers.down(event.pointerId, button, event);
    };
    const up = (event: PointerEvent) => {
      const touched = fingers.up(event.pointerId, event);
      if (touched?.isConnected === true) touched.click();
    };
    const cancel = (event: PointerEvent) => fingers.cancel(event.pointerId);
    const click = (event: MouseEvent) => {
      const byFinger = event.isTrusted && event instanceof PointerEvent && event.pointerType === 'touch';
      if (byFinger && buttonAt(event) !== null) event.stopImmediatePropagation();
    };
    addEventListener('pointerdown', down, { capture: true });
    addEventListener('pointerup', up, { capture: true });
    addEventListener('pointercancel', cancel, { capture: true });
    addEventListener('click', click, { capture: true });
    return () => {
      removeEventListener('pointerdown', down, { capture: true });
      removeEventListener('pointerup', up, { capture: true });
      removeEventListener('pointercancel', cancel, { capture: true });
      removeEventListener('click', click, { capture: true });
    };
  }, [on]);
}
