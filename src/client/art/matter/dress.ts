import '../styles/matter.css';
import '../styles/cells.css';
import type { Group } from './groups.ts';
import { asked, fileOf, isFetchedWhenShown, type Room, type SheetName } from './layout.ts';

const FILES = import.meta.glob<string>('./sheets/*.webp', { eager: true, query: '?url', import: 'default' });

const isDense = (): boolean => devicePixelRatio > 1.25;
const root = document.documentElement;

function room(): Room {
  const { theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark' } = root.dataset;
  return theme === 'light' ? 'light' : 'dark';
}

const addressOf = (name: SheetName): string =>
  new URL(FILES[`./sheets/${fileOf(name, isDense())}`] ?? '', document.baseURI).href;

/** Held, so that the browser keeps them decoded. */
const held = new Map<SheetName, HTMLImageElement>();

async function fetchSheet(name: SheetName): Promise<void> {
  if (held.has(name) || isFetchedWhenShown(name)) return;
  const image = new Image();
  image.src = addressOf(name);
  await image.decode();
  held.set(name, image);
}

function lay(name: SheetName): void {
  const { src = addressOf(name) } = held.get(name) ?? {};
  root.style.setProperty(`--sheet-${name.startsWith('wood') ? 'wood' : name}`, `url("${src}")`);
  document.getElementById(`sheet-${name}`)?.setAttribute('href', src);
}

const worn = new Set<Group>();

/** A group that has not come whole stays flat. */
function put(group: Group, names: readonly SheetName[]): void {
  const isWhole = names.every((name) => held.has(name) || isFetchedWhenShown(name));
  if (isWhole) for (const name of names) lay(name);
  if (isWhole) worn.add(group);
  else worn.delete(group);
}

/** All at once: each change makes the browser look at the whole page anew. */
function show(shown: readonly Group[], now: Room): void {
  root.dataset.density = isDense() ? 'high' : 'low';
  for (const group of shown) put(group, asked(group, now));
  root.dataset.matter = [...worn].join(' ');
}

let groups: readonly Group[] = [];

/** Fetched group by group, the largest surfaces first, and shown together when all have come or failed. */
export async function dress(wished = groups): Promise<void> {
  groups = wished;
  const now = room();
  if (worn.size > 0) show([...worn], now);
  for (const group of wished) await Promise.all(asked(group, now).map(fetchSheet)).catch(() => {});
  if (room() === now) show(wished, now);
}

const again = (): Promise<void> => dress();
new MutationObserver(again).observe(root, { attributeFilter: ['data-theme'] });
matchMedia('(prefers-color-scheme: light)').addEventListener('change', again);
