import type { Page } from 'playwright-core';
import { cutOff } from './overflow.ts';

/** What nobody should find on any screen: words cut off, things beyond its edge, type and targets that are too small. */
export async function faultsOf(page: Page, isTouched: boolean): Promise<readonly string[]> {
  const cut = (await cutOff(page)).map((text) => `cut off: ${text}`);
  return [...new Set([...cut, ...(await page.evaluate(seen, isTouched))])];
}

function seen(isTouched: boolean): readonly string[] {
  const LEAST_TYPE = 11;
  const LEAST_TOUCH = 39.5;
  const SLACK = 2;
  const { clientWidth, scrollWidth } = document.documentElement;
  const found: string[] = scrollWidth > clientWidth + SLACK ? ['the page scrolls sideways'] : [];
  const name = (one: Element) => `${one.className || one.localName} "${(one.textContent ?? '').trim().slice(0, 24)}"`;
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isSpoken = (one: Element | null): boolean =>
    one !== null && (one.getBoundingClientRect().width <= 1 || isSpoken(one.parentElement));
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    (/auto|scroll/.test(getComputedStyle(one).overflow) ||
      (one === document.documentElement && one.scrollHeight > innerHeight) ||
      scrolls(one.parentElement));
  for (const one of document.querySelectorAll('body *')) {
    if (
      !isSeen(one) ||
      isSpoken(one) ||
      one.matches('[data-at=textLink]') ||
      one.closest('[aria-hidden=true] *, svg *') !== null
    )
      continue;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const speaks = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (speaks && Number.parseFloat(style.fontSize) < LEAST_TYPE) found.push(`type ${style.fontSize}: ${name(one)}`);
    if (!one.matches('button, a, select, input, summary') || style.pointerEvents === 'none') continue;
    const beyond =
      box.left < -SLACK || box.right > innerWidth + SLACK || box.top < -SLACK || box.bottom > innerHeight + SLACK;
    if (beyond && !scrolls(one.parentElement)) found.push(`beyond the edge: ${name(one)}`);
    const small = Math.min(box.width, box.height) < LEAST_TOUCH && one.closest('[data-at=textLink], label, p') === null;
    if (isTouched && small) found.push(`${Math.round(box.width)}×${Math.round(box.height)}: ${name(one)}`);
  }
  return found;
}
