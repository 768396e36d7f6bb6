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

function show(group: Group, names: readonly SheetName[]): void {
  const isWhole = names.every((name) => held.has(name) || isFetchedWhenShown(name));
  if (isWhole) for (const name of names) lay(name);
  if (isWhole) worn.add(group);
  else worn.delete(group);
  root.dataset.matter = [...worn].join(' ');
}

let groups: readonly Group[] = [];

/** Group by group, so that no piece changes alone; a group that does not come whole stays flat. */
export async function dress(wished = groups): Promise<void> {
  groups = wished;
  const now = room();
  root.dataset.density = isDense() ? 'high' : 'low';
  for (const group of worn) show(group, asked(group, now));
  for (const group of wished) {
    const names = asked(group, now);
    await Promise.all(names.map(fetchSheet)).catch(() => {});
    if (room() === now) show(group, names);
  }
}

const again = (): Promise<void> => dress();
new MutationObserver(again).observe(root, { attributeFilter: ['data-theme'] });
matchMedia('(prefers-color-scheme: light)').addEventListener('change', again);
