import type { Page } from 'playwright-core';
import { at } from './at.ts';

const THINGS = [at({ of: 'worker' }), at({ of: 'timer' }), at({ of: 'ownStrip' }), at({ of: 'hand' })].join();

/** Workers, hand and clocks that lie under what is said, by their addresses. */
export const covered = (page: Page, by: 'coach' | 'hint'): Promise<readonly (string | null)[]> =>
  page.locator(at({ of: by })).evaluate((said, things) => {
    const { left, top, width, height } = said.getBoundingClientRect();
    // A shadow or a line of brass at an edge covers nothing.
    const rim = 3;
    const parts = [0, 0.25, 0.5, 0.75, 1];
    const under = parts.flatMap((x) =>
      parts.flatMap((y) =>
        document.elementsFromPoint(left + rim + x * (width - 2 * rim), top + rim + y * (height - 2 * rim)),
      ),
    );
    return under.filter((one) => one.matches(things)).map((one) => one.getAttribute('data-at'));
  }, THINGS);
