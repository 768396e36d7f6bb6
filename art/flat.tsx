import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { JSX } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { ACTIONS } from '../src/client/art/icons/actions.tsx';
import { KINDS } from '../src/client/art/icons/kinds.tsx';
import { LANDS } from '../src/client/art/landscape/landmarks.ts';
import { MARK_PATHS } from '../src/client/art/worker.tsx';
import { drawLand } from './lands.tsx';

/** The flat drawings of the game as pictures: what the workshop raises, sinks and lays in. */
const OUT = 'art/made/flat';
const TOKENS = readFileSync('src/client/art/styles/tokens.css', 'utf8');

const known: Readonly<Record<string, string>> = {
  fine: '0',
  edge: '#0f1219',
  'plate-rim': '#0f1219',
  ...Object.fromEntries([...TOKENS.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value])),
};
const plain = (text: string): string =>
  text.replaceAll(/var\(--([\w-]+)(?:, ?\w+)?\)/g, (_, name) => known[name] ?? '#000');

const CLIPS =
  '<clipPath id="clip-square"><rect x="2" y="2" width="44" height="44" rx="6"/></clipPath>' +
  '<clipPath id="clip-round"><circle cx="24" cy="24" r="22.2"/></clipPath>';
const FIGURE = /<g style="transform:scale[^>]*>([\s\S]*?)<\/g>(?=<\/svg>|$)/;

function save(name: string, svg: string, width: number): void {
  writeFileSync(`${OUT}/${name}.png`, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

const svg = (box: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${CLIPS}</defs>${inner}</svg>`;

function saveIcon(name: string, drawing: JSX.Element): void {
  const drawn = renderToStaticMarkup(drawing);
  const figure = FIGURE.exec(drawn)?.[1] ?? '';
  save(`${name}-ground`, svg('0 0 48 48', plain(drawn.replace(FIGURE, ''))), 384);
  save(`${name}-figure`, svg('0 0 48 48', plain(figure)), 384);
}

/** Style sheets inside a file know variables and sizes, which the rasteriser does not. */
function saveFile(path: string, name: string, width: number, night: boolean): void {
  const text = readFileSync(path, 'utf8').replaceAll(/@media\([^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '');
  const scope = night ? /svg:target\{([^}]*)\}/.exec(text) : /svg\{([^}]*)\}/.exec(text);
  const own = Object.fromEntries(
    [...(scope?.[1] ?? '').matchAll(/--(\w+):(#\w+)/g)].map(([, key, value]) => [key, value]),
  );
  save(
    name,
    text.replaceAll(/var\(--(\w+)\)/g, (_, key) => own[key] ?? '#000'),
    width,
  );
}

const FOLDER = 'src/client/art';
const files = (folder: string): string[] => readdirSync(`${FOLDER}/${folder}`).filter((file) => file.endsWith('.svg'));

export function drawFlat(): void {
  mkdirSync(OUT, { recursive: true });
  for (const [name, drawing] of Object.entries({ ...KINDS, ...ACTIONS })) saveIcon(name, drawing);
  for (const [seat, path] of Object.entries(MARK_PATHS)) {
    save(
      `mark-${seat}`,
      svg('-1 -1 14 14', `<rect x="-1" y="-1" width="14" height="14"/><path d="${path}" fill="#fff"/>`),
      128,
    );
  }
  for (const file of files('emblems'))
    saveFile(`${FOLDER}/emblems/${file}`, `emblem-${basename(file, '.svg')}`, 448, false);
  for (const file of files('pictures'))
    saveFile(`${FOLDER}/pictures/${file}`, `picture-${basename(file, '.svg')}`, 800, true);
  for (const land of LANDS) save(`land-${land}`, drawLand(land), 704);
}
