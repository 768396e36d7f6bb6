import type { Page } from 'playwright-core';

/** Everything that can be touched on the page and that Tab does not come to; of radio buttons one of a group is enough. */
export async function notReachedByTab(page: Page): Promise<readonly string[]> {
  const wanted = await page.evaluate(() => {
    const TOUCHED = 'a[href], button, input, select, textarea, summary, [role=tab]';
    const groups = new Set<string>();
    const isFirst = (one: HTMLElement): boolean => {
      const group =
        one instanceof HTMLInputElement && one.type === 'radio'
          ? one.name
          : one.getAttribute('role') === 'tab'
            ? 'tabs'
            : '';
      const isNew = group === '' || !groups.has(group);
      groups.add(group);
      return isNew;
    };
    const found = [...document.querySelectorAll<HTMLElement>(TOUCHED)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled') && isFirst(one),
    );
    for (const [nth, one] of found.entries()) one.dataset.touched = String(nth);
    document.body.tabIndex = -1;
    document.body.focus();
    return found.length;
  });
  for (let presses = 0; presses < 2 * wanted + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const left = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      const group =
        focused instanceof HTMLInputElement && focused.type === 'radio'
          ? `input[name="${focused.name}"]`
          : focused?.getAttribute('role') === 'tab'
            ? '[role=tab]'
            : '';
      for (const one of [focused, ...(group === '' ? [] : document.querySelectorAll<HTMLElement>(group))])
        delete one?.dataset.touched;
      return document.querySelectorAll('[data-touched]').length;
    });
    if (left === 0) return [];
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-touched]')].map((one) => one.outerHTML.slice(0, 160)),
  );
}
