import type { Page } from 'playwright-core';

/** What somebody in front of the screen sees: enough to decide what to do next, never how to do it. */
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

export const look = (page: Page): Promise<Scene> =>
  page.evaluate(() => {
    const seen = (selector: string): readonly HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
    const main = document.querySelector('main');
    const words = main?.className.split(' ') ?? [];
    const phases = ['placement', 'round', 'called', 'rewards', 'discards', 'moves', 'over'];
    const asks = () => {
      if (seen('.popover button').length > 0) return 'ways' as const;
      if (seen('[data-at="confirm"]:not(:disabled)').length > 0) return 'confirm' as const;
      if (seen('[data-at^="more-"]:not(:disabled)').length > 0) return 'amounts' as const;
      if (seen('.council-provinces button, .question-answers button').length > 0) return 'answers' as const;
      return null;
    };
    const hint = seen('.hint')[0]?.textContent ?? '';
    const finish = seen('.finish')[0];
    return {
      over: seen('.end-ranking').length > 0,
      phase: phases.find((phase) => words.includes(`table-${phase}`)) ?? '',
      digest: [main?.textContent ?? '', words.join(' ')].join('|'),
      asks: asks(),
      offers: [...document.querySelectorAll('.council-cards .offer')].flatMap((offer, nth) =>
        offer.classList.contains('offer-open') ? [nth] : [],
      ),
      places: seen('.frame:not(:has(.piece-picked)) .target').map((target) => target.dataset.key ?? ''),
      workers: seen('.crew-place:not(.crew-absent)').map((place) => ({
        key: place.querySelector<HTMLElement>('[data-key]')?.dataset.key ?? '',
        state: /crew-(free|waiting|canAct|stuck)/.exec(place.className)?.[1] ?? '',
      })),
      mayPlace: hint.startsWith('Place your'),
      maySayDone: finish?.classList.contains('button-main') === true || seen('.council-side .button-main').length > 0,
      hasSaidDone: finish !== undefined && !finish.classList.contains('button-main'),
    };
  });

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
