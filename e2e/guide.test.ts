import { expect, test } from 'vitest';
import { AREAS } from '#content';
import { at } from './at.ts';
import { covered } from './covered.ts';
import { openHouse } from './house.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

const house = openHouse(PHONE);

const SIZES = [
  [320, 568],
  [844, 390],
  [768, 1024],
  [390, 844],
] as const;

const RINGED = '[data-pointed]';

test('what the guide says covers neither workers nor clocks, and its ring leads a phone to the area it means', async () => {
  const page = await house.visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.locator(at({ of: 'hint' }), { hasText: 'Place your' }).waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.locator(`[data-compact] ${RINGED}`).waitFor();
    expect(await covered(page, 'hint'), `${width}×${height}`).toEqual([]);
  }
  await page.locator(`${at({ of: 'ownStrip' })} ${RINGED}`).tap();
  const frame = page.locator(`${at({ of: 'board' })} ${RINGED}`);
  await frame.waitFor();
  const inside = await Promise.all(
    AREAS.map((area) =>
      page
        .locator(at({ of: 'area', area }))
        .locator(RINGED)
        .count(),
    ),
  );
  const meant = AREAS[inside.indexOf(1)] ?? 'black';
  const dot = (name: string) => page.locator(at({ of: 'dot', name }));
  await dot(AREAS.find((area) => area !== meant) ?? 'purple').tap();
  await page.locator(`${at({ of: 'dot', name: meant })}${RINGED}`).tap();
  await frame.waitFor();
  expect(await dot(meant).getAttribute('aria-current')).toBe('true');
});

test('the council opens at its top, where it says what to do, also if the ringed reward lies further down', async () => {
  const page = await house.visit();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/gallery?situation=rewards&alive');
  const council = page.locator(at({ of: 'council' }));
  const ringed = council.locator(RINGED);
  await ringed.waitFor();
  const [scene, reward] = await Promise.all([council.boundingBox(), ringed.boundingBox()]);
  expect((reward?.y ?? 0) + (reward?.height ?? 0)).toBeGreaterThan((scene?.y ?? 0) + (scene?.height ?? 0));
  const scrolled = () => council.evaluate(({ scrollTop }) => scrollTop);
  expect(await scrolled()).toBe(0);
  const favour = council.getByRole('button', { name: 'Favour of the Council' });
  await favour.scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(0);
  await favour.click();
  await council.locator(at({ of: 'question' })).waitFor();
  expect(await scrolled()).toBe(0);
});
