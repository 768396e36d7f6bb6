import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly with: P;
  readonly meanwhile?: ComponentChildren;
}

interface Loaded<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly component: ComponentType<P>;
}

/** A part of the page that is fetched when it is first shown. */
export function Lazy<P extends object>({ load, with: props, meanwhile = null }: Props<P>) {
  const [loaded, setLoaded] = useState<Loaded<P> | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (component) => wanted && setLoaded({ load, component }),
      (reason: unknown) => wanted && setFailed(() => reason),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (failed !== null) throw failed;
  // Another part may have come to stand here: what was loaded for the one before knows nothing of these props.
  if (loaded?.load !== load) return meanwhile;
  return <loaded.component {...props} />;
}
