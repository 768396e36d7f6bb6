import { useRef, useState } from 'preact/hooks';
import type { Debut } from '../finale/cast.ts';

/** Once for each page, and only for those who saw the game running: an old game is opened without a show. */
export function useDebut(running: boolean): Debut {
  const wasThere = useRef(false);
  const [seen, setSeen] = useState(false);
  if (running) wasThere.current = true;
  return { wanted: wasThere.current && !seen, done: () => setSeen(true) };
}
