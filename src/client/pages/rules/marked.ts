import { useEffect, useRef, useState } from 'preact/hooks';

const hashNow = (): string => decodeURIComponent(location.hash.slice(1));

/** The place the address names: scrolled to, given the focus and marked, now and whenever the address changes. */
export function useMarked(first: string | null, show: () => void): string {
  const [marked, setMarked] = useState(() => hashNow() || (first ?? ''));
  const showing = useRef(show);
  showing.current = show;
  useEffect(() => {
    const turn = () => {
      stop();
      showing.current();
      setMarked(hashNow());
      requestAnimationFrame(() => goTo(hashNow()));
    };
    goTo(marked);
    const stop = settleOn(marked);
    addEventListener('hashchange', turn);
    return () => {
      stop();
      removeEventListener('hashchange', turn);
    };
    // The first place is gone to once; after that the address tells.
  }, []);
  return marked;
}

const OWN_STEPS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Letters and hyphens that arrive late push the place away; it is brought back until the reader moves on. */
function settleOn(id: string): () => void {
  const watch = new ResizeObserver(() => goTo(id));
  const stop = () => watch.disconnect();
  watch.observe(document.body);
  for (const step of OWN_STEPS) addEventListener(step, stop, { once: true, passive: true });
  return stop;
}

function goTo(id: string): void {
  const place = id === '' ? null : document.getElementById(id);
  if (place === null) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
