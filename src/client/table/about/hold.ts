/** A finger on the screen: where, and when by the finger's own clock, which a busy page does not delay. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Ports<T> {
  /** Does something after so many milliseconds; gives what stops it. */
  readonly after: (time: number, then: () => void) => () => void;
  readonly show: (piece: T) => void;
  readonly hide: () => void;
}

export const HELD = 450;
const SLIPPED = 10;

export const isSlip = (from: Pick<Touch, 'x' | 'y'>, to: Pick<Touch, 'x' | 'y'>): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) > SLIPPED;

/** A finger that holds still long enough. One that slips, scrolls or lifts sooner held nothing, even if a busy page hears of it late. */
export function createHold<T>({ after, show, hide }: Ports<T>) {
  let from: Touch | null = null;
  let stopTimer = (): void => undefined;
  let shown = false;
  const end = (): void => {
    stopTimer();
    from = null;
  };
  const leave = (touch: Touch): void => {
    if (from !== null && shown && touch.at - from.at < HELD) {
      shown = false;
      hide();
    }
    end();
  };
  return {
    isDown: () => from !== null,
    /** Whether the touch that ends now was a hold; asked once. */
    wasHold: () => {
      const was = shown;
      shown = false;
      return was;
    },
    forget: () => {
      shown = false;
    },
    down(touch: Touch, piece: T | null): void {
      end();
      from = touch;
      if (piece === null) return;
      stopTimer = after(HELD, () => {
        shown = true;
        show(piece);
      });
    },
    move(touch: Touch): void {
      if (from !== null && isSlip(from, touch)) leave(touch);
    },
    leave,
    /** What is shown may itself have scrolled the table to be in sight: that hides nothing. */
    scroll: () => stopTimer(),
    end,
  };
}
