import type { Page } from 'playwright-core';

/** Every text on the page, or in a part of it, that is cut off: by the window's sides, or by something around it that neither shows nor scrolls it. */
export const cutOff = (page: Page, within = 'body'): Promise<readonly string[]> =>
  page.evaluate((part) => {
    const SLACK = 2;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(part) as Node, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (
        text === '' ||
        parent === null ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width > 0 && rect.bottom > 0 && rect.right > 0 && isCut(parent, rect))
        found.push(`.${parent.className}: ${text}`);
    }
    return found;

    function isCut(parent: Element, rect: DOMRect): boolean {
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') return false;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
        const sides = rect.left < box.left - SLACK || rect.right > box.right + SLACK;
        // A line of text is taller than its letters.
        const tall = rect.height / 4;
        const ends = rect.top < box.top - tall || rect.bottom > box.bottom + tall;
        if (style.overflowX !== 'visible' && sides) return true;
        if (style.overflowY !== 'visible' && ends) return true;
        if (style.position === 'fixed') break;
      }
      return rect.left < -SLACK || rect.right > innerWidth + SLACK;
    }
  }, within);

/** Everything on the page that has to be pushed sideways to be seen, and the page itself. What is meant to be turned over says so. */
const pushedSideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('html, body *')]
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter((one) => getComputedStyle(one).scrollSnapType === 'none')
      .map(
        (one) =>
          `${one.tagName} ${one.getAttribute('aria-label') ?? one.className}: ${one.scrollWidth - one.clientWidth} px`,
      ),
  );

/** All that does not fit the page. A chart takes the new width a moment after its page. */
export const misfits = async (page: Page): Promise<readonly string[]> => [
  ...(await cutOff(page)),
  ...(await pushedSideways(page)),
];
