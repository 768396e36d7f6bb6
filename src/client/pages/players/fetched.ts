import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../net/link/ask.ts';
import { type Shown, withPass } from '../../net/person/shown.ts';

export type Fetched<T> = T | 'coming' | 'missing' | 'unreachable';

/** What the server tells under that address: anyone, or the person whose name this browser has proven. */
export function useFetched<T extends object>(path: string, as: 'anyone' | 'oneself' = 'anyone'): Fetched<T> {
  const [found, setFound] = useState<Fetched<T>>('coming');
  useEffect(() => {
    let isWanted = true;
    fetched<T>(path, as).then((one) => isWanted && setFound(one));
    return () => {
      isWanted = false;
    };
  }, [path, as]);
  return found;
}

export async function fetched<T>(path: string, as: 'anyone' | 'oneself'): Promise<Fetched<T>> {
  const { pass }: Shown = as === 'oneself' ? await new Promise(withPass) : {};
  const headers = pass === undefined ? {} : { authorization: `Pass ${pass}` };
  const answer = await ask(path, { headers }).catch(() => null);
  if (answer?.status === 404) return 'missing';
  const told = answer?.ok ? await answer.json().catch(() => null) : null;
  return (told as T | null) ?? 'unreachable';
}
