import { expect, test } from 'vitest';
import { at } from './project.mjs';
import { scopedName } from './scopedName.ts';
import {
  classesOf,
  foreignClasses,
  isInLayer,
  isModule,
  lookingInside,
  mediaQueries,
  mismatches,
  namelessDepths,
  pixels,
  sharedClasses,
  sheet,
  sheets,
} from './styles.ts';

/** No more than this of what each sheet for itself should do without. The numbers only become smaller. */
const MOST = { mediaQueries: 10, pixels: 0, lookingInside: 45, foreignClasses: 0, sharedClasses: 8 };

/** Plain sheets outside of art: words of the kit that every page uses, and the chart's own. */
const PLAIN = ['src/client/kit/ui.css', 'src/client/pages/analysis/chart/plot.css'];

const art = 'src/client/art/';
const ofComponents = sheets.filter(({ file }) => !file.startsWith(`${art}styles/`));
const modules = sheets.filter(isModule);

test('classes, lengths, depths and queries are found in a sheet, and comments hold none', () => {
  const one = sheet(
    'x.css',
    '/* .not 3px */\n@media (width < 40em) {\n  .a > .b-c:hover { z-index: 3; width: calc(2px + 1em); }\n}\n',
  );
  expect([...classesOf(one)]).toEqual(['a', 'b-c']);
  expect([mediaQueries(one), pixels(one), namelessDepths(one)].map((found) => found.length)).toEqual([1, 1, 1]);
  expect(namelessDepths(sheet('x.css', '.a { z-index: var(--z-strip); }'))).toEqual([]);
});

test('a module is nothing but rules in the layer of its folder', () => {
  const layer = (file: string, text: string) => isInLayer(sheet(file, text));
  expect(layer('src/client/table/x.module.css', '@layer table {\n  .a { color: red; }\n}\n')).toBe(true);
  expect(layer('src/client/table/x.module.css', '@layer pages { .a { color: red; } }')).toBe(false);
  expect(layer('src/client/table/x.module.css', '.a { color: red; }')).toBe(false);
});

test('the sheet of a component is a module', () => {
  const plain = ofComponents.filter((one) => !isModule(one)).map(({ file }) => file);
  expect(plain).toEqual(PLAIN);
});

test('every depth has a name', () => {
  expect(sheets.flatMap(namelessDepths)).toEqual([]);
});

test('every module lies in the layer of its folder, and its classes are those that the views beside it use', () => {
  expect(modules.filter((one) => !isInLayer(one)).map(({ file }) => file)).toEqual([]);
  expect(modules.flatMap(mismatches)).toEqual([]);
});

test('no two classes of modules have the same name in the built page', () => {
  const names = modules.flatMap((one) => [...classesOf(one)].map((name) => scopedName(name, at(one.file))));
  expect(new Set(names).size).toBe(names.length);
});

const found: Readonly<Record<keyof typeof MOST, number>> = {
  mediaQueries: sheets.flatMap(mediaQueries).length,
  pixels: sheets.filter(({ file }) => !file.startsWith(art)).flatMap(pixels).length,
  sharedClasses: sharedClasses(sheets).length,
  lookingInside: sheets.flatMap(lookingInside).length,
  foreignClasses: modules.flatMap(foreignClasses).length,
};

test.each(Object.entries(MOST))('no more than this in all sheets: %s %i', (name, most) => {
  expect(found[name as keyof typeof MOST]).toBeLessThanOrEqual(most);
});
