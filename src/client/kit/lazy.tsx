import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useComing } from './coming.ts';

type Load<P> = () => Promise<ComponentType<P>>;

interface Props<P> {
  readonly load: Load<P>;
  readonly with: P;
  readonly meanwhile?: ComponentChildren;
}

interface Loaded<P> {
  readonly load: Load<P>;
  readonly component: ComponentType<P>;
}

const fetched = new WeakMap<object, unknown>();

/** Fetches a part before it is shown. Whoever shows it finds it there or, if it did not come, asks again. */
export async function fetchPart<P>(load: Load<P>): Promise<void> {
  const component = await load().catch(() => undefined);
  if (component !== undefined) fetched.set(load, component);
}

function knownPart<P>(load: Load<P>): Loaded<P> | null {
  const component = fetched.get(load) as ComponentType<P> | undefined;
  return component === undefined ? null : { load, component };
}

/** A part of the page that is fetched when it is first shown. */
export function Lazy<P extends object>({ load, with: props, meanwhile = null }: Props<P>) {
  const [loaded, setLoaded] = useState(() => knownPart(load));
  const [failed, setFailed] = useState<unknown>(null);
  useComing(
    () => (loaded?.load === load ? Promise.resolve(loaded) : load().then((component) => ({ load, component }))),
    [load],
    setLoaded,
    (reason) => setFailed(() => reason),
  );
  if (failed !== null) throw failed;
  // Another part may have come to stand here: what was loaded for the one before knows nothing of these props.
  if (loaded?.load !== load) return meanwhile;
  return <loaded.component {...props} />;
}
