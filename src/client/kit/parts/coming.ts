import { type Inputs, useEffect, useMemo } from 'preact/hooks';

const ignore = (): void => undefined;

/** Begins while drawing, because an effect would wait for the picture without it to be painted; tells those who still wait. */
export function useComing<T>(
  begin: () => Promise<T>,
  inputs: Inputs,
  hear: (value: T) => void,
  fail: (reason: unknown) => void = ignore,
): void {
  const coming = useMemo(() => {
    const begun = begin();
    begun.catch(ignore);
    return begun;
  }, inputs);
  useEffect(() => {
    let wanted = true;
    coming.then(
      (value) => wanted && hear(value),
      (reason: unknown) => wanted && fail(reason),
    );
    return () => {
      wanted = false;
    };
  }, [coming]);
}
