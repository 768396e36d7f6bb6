import { useEffect, useRef, useState } from 'preact/hooks';

const hashNow = (): string => decodeURIComponent(location.hash.slice(1));

/** The place the address names: scrolled to, given the focus and marked, now and whenever the address changes. */
export function useMarked(first: string | null, show: () => void): string {
  const [marked, setMarked] = useState(() => hashNow() || (first ?? ''));
  const showing = useRef(show);
  showing.current = show;
  useEffect(() => {
    const turn = () => {
      showing.current();
      setMarked(hashNow());
      requestAnimationFrame(() => goTo(hashNow()));
    };
    goTo(marked);
    settleOn(marked);
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
    // The first place is gone to once; after that the address tells.
  }, []);
  return marked;
}

/** Letters that arrive late push the place away; it is brought back once, unless the reader has moved on. */
async function settleOn(id: string): Promise<void> {
  const before = scrollY;
  await document.fonts.ready;
  if (id !== '' && Math.abs(scrollY - before) < 2) goTo(id);
}

function goTo(id: string): void {
  const place = id === '' ? null : document.getElementById(id);
  if (place === null) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
