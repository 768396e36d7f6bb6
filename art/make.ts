import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { SHEETS, type Sheet } from '../src/client/art/matter/layout.ts';
import { answerHelp } from '../tools/help.mjs';
import { drawFlat } from './flat.tsx';
import { type Recipe, recipeOf } from './recipes.ts';

/** `npm run art [-- sheet …]` renders what has changed and packs it into sheets. The results are kept in the tree. */
const WORK = 'art/made';
const KEPT = 'art/sheets.json';
const OUT = 'src/client/art/matter/sheets';

type Kept = Record<string, { readonly made: string; readonly bytes: number }>;
type Packing = { readonly name: string; readonly file: string; readonly sheet: Sheet; readonly density: 1 | 2 };

const json = (path: string): Record<string, never> => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
const hash = (parts: readonly (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\n');
  return sum.digest('hex').slice(0, 16);
};

const stampOf = ({ script, argument, inputs }: Recipe): string =>
  hash([argument, ...[script, ...inputs].map((file) => readFileSync(file))]);

function python(): string {
  for (const program of ['python3', '/usr/bin/python3']) {
    try {
      execFileSync(program, ['-c', 'import numpy, PIL'], { stdio: 'ignore' });
      return program;
    } catch {}
  }
  return stop();
}

function stop(): never {
  console.error(
    'The workshop needs Blender and Python with numpy and Pillow: apt-get install blender python3-numpy python3-pil',
  );
  process.exit(2);
}

function render(script: string, wanted: readonly string[]): void {
  console.log(`${script} ${wanted.join(' ')}`);
  const env = { ...process.env, PYTHONPATH: 'art/relief', PYTHONHASHSEED: '0' };
  if (script.startsWith('art/relief/')) execFileSync(python(), [script, ...wanted], { env, stdio: 'inherit' });
  else
    execFileSync('blender', ['-b', '-noaudio', '-P', script, '--', ...wanted], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}

/** Renders the sprites that are not there or whose script, drawing or argument has changed. */
function renderChanged(sprites: readonly string[]): void {
  const known: Record<string, string> = json(`${WORK}/stamps.json`);
  const fresh = (sprite: string): boolean =>
    existsSync(`${WORK}/sprites/${sprite}.png`) && known[sprite] === stampOf(recipeOf(sprite));
  const todo = sprites.filter((sprite) => !fresh(sprite));
  for (const script of new Set(todo.map((sprite) => recipeOf(sprite).script))) {
    const wanted = todo.filter((sprite) => recipeOf(sprite).script === script);
    render(
      script,
      wanted.map((sprite) => recipeOf(sprite).argument),
    );
    for (const sprite of wanted) known[sprite] = stampOf(recipeOf(sprite));
    writeFileSync(`${WORK}/stamps.json`, JSON.stringify(known));
  }
}

function pack({ file, sheet, density }: Packing): void {
  const { columns, quality, group } = sheet;
  const sprites = sheet.sprites.map((sprite) => `${WORK}/sprites/${sprite}.png`);
  const cell = sheet.cell.map((length) => length * density);
  const how = { shadows: group === 'workers', sharpen: group !== 'surfaces' && density === 1 };
  const job = { out: `${OUT}/${file}`, cell, columns, quality, sprites, ...how };
  execFileSync(python(), ['art/pack.py'], { input: JSON.stringify(job), stdio: ['pipe', 'inherit', 'inherit'] });
}

const packings: readonly Packing[] = Object.entries<Sheet>(SHEETS).flatMap(([name, sheet]) =>
  sheet.densities.map((density) => ({ name, sheet, density, file: density === 1 ? `${name}.webp` : `${name}2.webp` })),
);

const madeOf = ({ sheet, density }: Packing): string =>
  hash([
    JSON.stringify([sheet, density]),
    readFileSync('art/pack.py'),
    ...sheet.sprites.map((sprite) => stampOf(recipeOf(sprite))),
  ]);

type Named = {
  readonly sheet: Sheet;
  readonly attribute: string;
  readonly prefix: string;
  /** Said where the sprites with this attribute lie on more than one sheet. */
  readonly on?: string;
};

const isLands = ({ group }: Sheet): boolean => group === 'lands';

/** Where each piece lies on its sheet, for whatever names it in this attribute. */
const NAMED: readonly Named[] = [
  { sheet: SHEETS.tokens, attribute: 'data-of', prefix: '' },
  { sheet: SHEETS.medals, attribute: 'data-of', prefix: 'medal-' },
  { sheet: SHEETS.pictures, attribute: 'data-motif', prefix: 'picture-' },
  ...Object.entries<Sheet>(SHEETS)
    .filter(([, sheet]) => isLands(sheet))
    .map(([on, sheet]) => ({ sheet, attribute: 'data-land', prefix: 'land-', on })),
];

function cellsOf({ sheet: { sprites, columns }, attribute, prefix, on }: Named): readonly string[] {
  const rows = Math.ceil(sprites.length / columns);
  const share = (index: number, of: number): string => `${+((100 * index) / (of - 1)).toFixed(3)}%`;
  return sprites.map((sprite, i) => {
    const cell = `${share(i % columns, columns)} ${share(Math.floor(i / columns), rows)}`;
    const sheet = on === undefined ? '' : `\n    --sheet: var(--sheet-${on});`;
    return `  [${attribute}="${sprite.slice(prefix.length)}"] {\n    --cell: ${cell};${sheet}\n  }\n`;
  });
}

const cells = (): string => `/* Written by npm run art. */\n@layer over {\n${NAMED.flatMap(cellsOf).join('\n')}}\n`;

function table(kept: Kept): string {
  const row = (name: string, of: readonly Packing[]): string => {
    const sprites = of.reduce((sum, { sheet }) => sum + sheet.sprites.length, 0);
    const bytes = of.reduce((sum, { file }) => sum + (kept[file]?.bytes ?? 0), 0);
    return `| ${name} | ${sprites} | ${(bytes / 1024).toFixed(1)} |`;
  };
  const lands = (wanted: 1 | 2) => packings.filter(({ sheet, density }) => isLands(sheet) && density === wanted);
  const rows = [
    ...packings.filter(({ sheet }) => !isLands(sheet)).map((one) => row(`\`${one.file}\``, [one])),
    row(`${lands(1).length} × \`landsX.webp\``, lands(1)),
    row(`${lands(2).length} × \`landsX2.webp\``, lands(2)),
  ];
  return ['| sheet | sprites | KiB |', '| --- | ---: | ---: |', ...rows].join('\n');
}

answerHelp(
  'usage: npm run art [-- sheet …]\n\nRenders the pieces and surfaces whose script or drawing has changed, and packs them into sheets.\n' +
    `Sheets: ${Object.keys(SHEETS).join(', ')}. What it needs stands in art/README.md.`,
);
mkdirSync(`${WORK}/sprites`, { recursive: true });
mkdirSync(OUT, { recursive: true });
drawFlat();
const kept: Kept = json(KEPT);
const asked = process.argv.slice(2);
for (const packing of packings.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const made = madeOf(packing);
  if (kept[packing.file]?.made === made && readdirSync(OUT).includes(packing.file)) continue;
  renderChanged(packing.sheet.sprites);
  pack(packing);
  kept[packing.file] = { made, bytes: statSync(`${OUT}/${packing.file}`).size };
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}
writeFileSync('src/client/art/styles/cells.css', cells());
const README = readFileSync('art/README.md', 'utf8');
writeFileSync('art/README.md', README.replace(/(<!-- bytes -->\n)[\s\S]*?(?=<!-- end -->)/, `$1${table(kept)}\n`));
console.log(table(kept));
