import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder that is gone when the test is over. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'pendulum-'));
  const remove = (): void => {
    chmodSync(path, 0o700);
    rmSync(path, { recursive: true, force: true });
  };
  return { path, remove };
}

/** Bundles the server's threads, for tests that run from the sources. */
export async function bundleThreads(...names: readonly string[]): Promise<void> {
  const { bundle } = await import('../../tools/bundle.mjs');
  const files = await Promise.all(names.map((name) => bundle(`src/server/${name}.worker.ts`, 'dist/threads')));
  process.env.PENDULUM_THREADS = dirname(files[0] ?? '');
}
