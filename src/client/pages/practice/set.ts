import type { Puzzle } from '#analysis';

let coming: Promise<readonly Puzzle[]> | undefined;

/** The puzzles that the laboratory chose; fetched and unpacked when first wanted. */
export function puzzleSet(): Promise<readonly Puzzle[]> {
  coming ??= unpacked().catch((reason: unknown) => {
    coming = undefined;
    throw reason;
  });
  return coming;
}

async function unpacked(): Promise<readonly Puzzle[]> {
  const { PACKED_PUZZLES } = await import('./puzzles.ts');
  const bytes = Uint8Array.from(atob(PACKED_PUZZLES), (letter) => letter.charCodeAt(0));
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(text).json();
}
