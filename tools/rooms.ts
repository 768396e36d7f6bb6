/** What is proven of folders inside folders: no rings, layers in their order, and not too many files in one. */
import { posix } from 'node:path';
import { type Edges, findRing } from './rings.ts';

interface Step {
  /** The folder in which two files part ways. */
  readonly inside: string;
  readonly from: string;
  readonly to: string;
}

/** Where an import leaves one room for another: files that lie right in a folder are a room of their own, called ".". */
function stepOf(file: string, target: string): Step | undefined {
  const [own, other] = [posix.dirname(file).split('/'), posix.dirname(target).split('/')];
  const shared = own.findIndex((part, depth) => part !== other[depth]);
  const depth = shared < 0 ? own.length : shared;
  if (depth === own.length && depth === other.length) return undefined;
  return { inside: own.slice(0, depth).join('/'), from: own[depth] ?? '.', to: other[depth] ?? '.' };
}

function stepsBetween(files: Edges): readonly (Step & { readonly file: string; readonly target: string })[] {
  return [...files].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const step = stepOf(file, target);
      return step === undefined ? [] : [{ ...step, file, target }];
    }),
  );
}

/** For each folder whose rooms import each other in a ring: that ring. */
export function ringsOfRooms(files: Edges): ReadonlyMap<string, readonly string[]> {
  const rooms = new Map<string, Map<string, string[]>>();
  for (const { inside, from, to } of stepsBetween(files)) {
    const edges = rooms.get(inside) ?? new Map<string, string[]>();
    edges.set(from, [...(edges.get(from) ?? []), to]);
    rooms.set(inside, edges);
  }
  return new Map([...rooms].flatMap(([inside, edges]) => ringIn(inside, edges)));
}

function ringIn(inside: string, edges: Edges): readonly (readonly [string, readonly string[]])[] {
  const ring = findRing(edges);
  return ring === undefined ? [] : [[inside, ring]];
}

/** Imports from a layer into one that comes after it. Files right in the folder may import every layer, and none imports them. */
export function againstLayers(files: Edges, inside: string, layers: readonly string[]): readonly string[] {
  return stepsBetween(files).flatMap((step) => {
    if (step.inside !== inside || step.from === '.') return [];
    const [own, other] = [layers.indexOf(step.from), layers.indexOf(step.to)];
    if (own < 0) return [`${step.file} lies in a room that is no layer of ${inside}`];
    return other >= 0 && other < own ? [] : [`${step.file} imports ${step.target}, which is no layer below`];
  });
}

/** How many files lie right in each folder. */
export function filesIn(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return counts;
}
