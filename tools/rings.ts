export type Edges = ReadonlyMap<string, readonly string[]>;

/** The first ring found, as the files along it, its start repeated at the end; nothing if there is none. */
export function findRing(edges: Edges): readonly string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];

  const walk = (file: string): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const target of edges.get(file) ?? []) {
      const ring = walk(target);
      if (ring) return ring;
    }
    path.pop();
    done.add(file);
    return undefined;
  };

  for (const file of edges.keys()) {
    const ring = walk(file);
    if (ring) return ring;
  }
  return undefined;
}
