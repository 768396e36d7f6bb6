import { useEffect, useState } from 'preact/hooks';

/** False for the first picture and true from the second on: what can wait for it does not hold up the first. */
export function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
