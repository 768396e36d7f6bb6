import type { Millis } from '#engine';

/** One timer of each name. */
export interface Timers {
  readonly set: (name: string, delay: Millis, act: () => void) => void;
  readonly clear: (name: string) => void;
  readonly has: (name: string) => boolean;
  readonly clearAll: () => void;
}

export function openTimers(): Timers {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  const clear = (name: string): void => {
    clearTimeout(running.get(name));
    running.delete(name);
  };
  return {
    set(name, delay, act) {
      clear(name);
      const timer = setTimeout(
        () => {
          running.delete(name);
          act();
        },
        Math.max(0, delay),
      );
      running.set(name, timer);
    },
    clear,
    has: (name) => running.has(name),
    clearAll: () => {
      for (const name of [...running.keys()]) clear(name);
    },
  };
}
