import type { Page } from 'playwright-core';
import { atRest } from './axe.ts';

type Word = {
  readonly said: string;
  readonly colour: string;
  readonly isLarge: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Everything written on the screen that nothing lies over, but for what cannot be used, has scrolled away or is fading. */
function wordsOnScreen(): readonly Word[] {
  const hasScrolledAway = (element: Element, middle: number): boolean => {
    const list = element.closest('ol, ul');
    if (list === null) return false;
    const { top, bottom } = list.getBoundingClientRect();
    return getComputedStyle(list).overflowY !== 'visible' && (middle < top || middle > bottom);
  };
  const words: Word[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { x, y, width, height } = range.getBoundingClientRect();
    const isInside =
      width > 3 && height > 3 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    if (element === null || text.data.trim() === '' || !isInside) continue;
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element))) continue;
    if (hasScrolledAway(element, y + height / 2)) continue;
    if (element.offsetWidth < 2 || element.closest(':disabled, [data-state=absent]') !== null) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    // A line is higher than its letters, and reaches over what lies above and below it.
    const letters = { x, y: y + height * 0.25, width, height: height * 0.5 };
    words.push({ said: text.data.trim().slice(0, 40), colour: color, isLarge, ...letters });
  }
  return words;
}

const ONLY_GROUND = `*, ::before, ::after { color: transparent !important; text-shadow: none !important;
  -webkit-text-fill-color: transparent !important; transition: none !important }
  svg, img, canvas { visibility: hidden !important }`;

/** Takes words and pieces off the page for as long as the picture of what they lie on is taken. */
async function pictureOfGround(page: Page): Promise<string> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, ONLY_GROUND);
  const picture = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Of each word, the contrast that 95 in 100 pixels under it reach; named are those below AA. */
async function faintOn({ picture, words }: { readonly picture: string; readonly words: readonly Word[] }) {
  /** One pixel in so many is looked at. */
  const EVERY = 7;
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  if (paint === null) throw new Error('no canvas');
  const luminance = (pixel: ArrayLike<number>, at: number): number => {
    const linear = (part = 0) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(pixel[at]) + 0.7152 * linear(pixel[at + 1]) + 0.0722 * linear(pixel[at + 2]);
  };
  const inkOf = (colour: string): number => {
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return luminance(paint.getImageData(0, 0, 1, 1).data, 0);
  };
  const inks = words.map(({ colour }) => inkOf(colour));
  paint.drawImage(image, 0, 0);
  return words.flatMap(({ said, isLarge, x, y, width, height }, nth) => {
    const ink = inks[nth] ?? 0;
    const { data } = paint.getImageData(x, y, width, height);
    const ratios = Array.from({ length: data.length / (4 * EVERY) }, (_, nth) => {
      const ground = luminance(data, 4 * EVERY * nth);
      return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    }).sort((one, other) => one - other);
    const worst = ratios[Math.floor(ratios.length * 0.05)] ?? 0;
    return worst < (isLarge ? 3 : 4.5) ? [`${said} at ${Math.round(x)}, ${Math.round(y)}: ${worst.toFixed(2)}`] : [];
  });
}

/** The words of a page and the ground they lie on, when nothing has moved between the two. */
async function wordsAndGround(page: Page): Promise<{ readonly words: readonly Word[]; readonly picture: string }> {
  await page.evaluate(atRest);
  const words = await page.evaluate(wordsOnScreen);
  const picture = await pictureOfGround(page);
  const isStill = JSON.stringify(await page.evaluate(wordsOnScreen)) === JSON.stringify(words);
  return isStill ? { words, picture } : wordsAndGround(page);
}

/** The words that cannot be read everywhere on what they lie on, as it is drawn. */
export async function faintWords(page: Page): Promise<readonly string[]> {
  const seen = await wordsAndGround(page);
  const bench = await page.context().newPage();
  const faint = await bench.evaluate(faintOn, seen);
  await bench.close();
  return faint;
}
