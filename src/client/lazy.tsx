import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly with: P;
  readonly meanwhile?: ComponentChildren;
}

/** A part of the page that is fetched when it is first shown. */
export function Lazy<P extends object>({ load, with: props, meanwhile = null }: Props<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (component) => wanted && setLoaded(() => component),
      (reason: unknown) => wanted && setFailed(() => reason),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (failed !== null) throw failed;
  return Loaded === null ? meanwhile : <Loaded {...props} />;
}
