import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../i18n.ts';
import { useComing } from './coming.ts';
import { patiently } from './patiently.ts';

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

/** Fetches a part before it is shown. The view that shows it finds it there or, if it did not come, asks again. */
export async function fetchPart<P>(load: Load<P>): Promise<void> {
  const component = await load().catch(() => undefined);
  if (component !== undefined) fetched.set(load, component);
}

function knownPart<P>(load: Load<P>): Loaded<P> | null {
  const component = fetched.get(load) as ComponentType<P> | undefined;
  return component === undefined ? null : { load, component };
}

/** A part of the page that is fetched when it is first shown, and asked for again where it does not come. */
export function Lazy<P extends object>({ load, with: props, meanwhile = null }: Props<P>) {
  const [loaded, setLoaded] = useState(() => knownPart(load));
  const [failed, setFailed] = useState<unknown>(null);
  const [wait, setWait] = useState(0);
  useComing(
    () =>
      loaded?.load === load
        ? Promise.resolve(loaded)
        : patiently(load, setWait).then((component) => ({ load, component })),
    [load],
    setLoaded,
    (reason) => setFailed(() => reason),
  );
  if (failed !== null) throw failed;
  if (loaded?.load === load) return <loaded.component {...props} />;
  // Another part may have come to stand here: what was loaded for the one before knows nothing of these props.
  return wait > 0 ? <Late seconds={wait} /> : meanwhile;
}

function Late({ seconds }: { readonly seconds: number }) {
  return (
    <p class="soft" role="status">
      {words.value.connection.late(seconds)}
    </p>
  );
}
