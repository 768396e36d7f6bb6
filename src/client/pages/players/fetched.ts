import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../net/link/ask.ts';

export type Fetched<T> = T | 'coming' | 'missing' | 'unreachable';

/** What the server tells under that address. */
export function useFetched<T extends object>(path: string): Fetched<T> {
  const [found, setFound] = useState<Fetched<T>>('coming');
  useEffect(() => {
    let isWanted = true;
    fetched<T>(path).then((one) => isWanted && setFound(one));
    return () => {
      isWanted = false;
    };
  }, [path]);
  return found;
}

async function fetched<T>(path: string): Promise<Fetched<T>> {
  const answer = await ask(path).catch(() => null);
  if (answer?.status === 404) return 'missing';
  const told = answer?.ok ? await answer.json().catch(() => null) : null;
  return (told as T | null) ?? 'unreachable';
}
