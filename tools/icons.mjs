// Draws the app's icons as PNG from their SVG, for those who cannot show SVG: node tools/icons.mjs (needs Chromium).
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { need } from './needs.mjs';
import { at } from './project.mjs';

const ICONS = [
  { from: 'icon', to: 'icon-192', size: 192 },
  { from: 'icon', to: 'icon-512', size: 512 },
  { from: 'maskable', to: 'maskable-512', size: 512 },
  { from: 'maskable', to: 'apple-touch', size: 180 },
];

const folder = 'src/client/pwa/public/icons';
const browser = await chromium.launch({ executablePath: need('chromium'), args: ['--no-sandbox', '--disable-gpu'] });
for (const { from, to, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(at(folder, `${from}.svg`), 'utf8');
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(at(folder, `${to}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
