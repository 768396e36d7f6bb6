import type { Page } from 'playwright-core';
import { at } from './at.ts';

/** What a person in front of the screen sees: enough to decide what to do next, never how to do it. */
export interface Scene {
  readonly over: boolean;
  readonly phase: string;
  /** Changes whenever anything worth looking at does. */
  readonly digest: string;
  /** What asks for an answer, if something does. */
  readonly asks: 'ways' | 'amounts' | 'confirm' | 'answers' | null;
  /** Council rewards that may be taken, by their number from the left. */
  readonly offers: readonly number[];
  /** A worker is in hand; the keys of the places that glow for it. */
  readonly places: readonly string[];
  /** Own workers: the key of each, and how it stands. */
  readonly workers: readonly { readonly key: string; readonly state: string }[];
  readonly mayPlace: boolean;
  readonly maySayDone: boolean;
  readonly hasSaidDone: boolean;
}

const SOUGHT = {
  ways: `${at({ of: 'popover' })} button`,
  confirm: `${at({ of: 'confirm' })}:not(:disabled)`,
  amounts: `${at({ of: 'more' })}:not(:disabled)`,
  answers: `${at({ of: 'councilProvinces' })} button, ${at({ of: 'answer' })}`,
  ranking: at({ of: 'ranking' }),
  offer: at({ of: 'offers' }, { of: 'offer' }),
  /** Where the worker in hand stands already, a touch would put it down. */
  move: `${at({ of: 'frame' })}:not(:has([aria-pressed=true])) ${at({ of: 'move' })}`,
  worker: at({ of: 'crewPlace' }),
  hint: at({ of: 'hint' }),
  finish: [at({ of: 'finish' }), at({ of: 'councilFinish' })].join(),
  takeBack: [at({ of: 'takeBack' }), at({ of: 'councilTakeBack' })].join(),
} as const;

export const look = (page: Page): Promise<Scene> =>
  page.evaluate((at) => {
    const seen = (selector: string): readonly HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
    const main = document.querySelector('main');
    const asks = () => {
      if (seen(at.ways).length > 0) return 'ways' as const;
      if (seen(at.confirm).length > 0) return 'confirm' as const;
      if (seen(at.amounts).length > 0) return 'amounts' as const;
      if (seen(at.answers).length > 0) return 'answers' as const;
      return null;
    };
    return {
      over: seen(at.ranking).length > 0,
      phase: main?.dataset.phase ?? '',
      digest: [main?.textContent ?? '', main?.className ?? ''].join('|'),
      asks: asks(),
      offers: [...document.querySelectorAll(at.offer)].flatMap((offer, nth) =>
        offer.getAttribute('aria-disabled') === 'true' ? [] : [nth],
      ),
      places: seen(at.move).map((target) => target.dataset.key ?? ''),
      workers: seen(at.worker).map((place) => ({
        key: place.querySelector<HTMLElement>('[data-key]')?.dataset.key ?? '',
        state: place.dataset.state ?? '',
      })),
      mayPlace: seen(at.hint)[0]?.textContent?.includes('Place your') === true,
      maySayDone: seen(at.finish).length > 0,
      hasSaidDone: seen(at.finish).length === 0 && seen(at.takeBack).length > 0,
    };
  }, SOUGHT);

/** Waits until the screen shows something else. */
export const change = (page: Page, { digest }: Scene, patience: number): Promise<unknown> =>
  page.waitForFunction(
    (before) => {
      const main = document.querySelector('main');
      return [main?.textContent ?? '', main?.className ?? ''].join('|') !== before;
    },
    digest,
    { timeout: patience, polling: 40 },
  );
