import { useEffect, useMemo } from 'preact/hooks';
import { drawCharacters } from '#engine';
import { localSession } from '../store/local.ts';
import { SessionPage } from './session.tsx';

const SEATS = 3;

/** A table without a server, in this page alone. */
export function SoloPage() {
  const session = useMemo(openSolo, []);
  useEffect(() => session.close, [session]);
  return <SessionPage session={session} code="SOLO" />;
}

function openSolo() {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const characters = drawCharacters(
    seed,
    Array.from({ length: SEATS }, () => 'basic' as const),
  );
  return localSession(
    {
      seed,
      seats: characters.map((character) => ({ character, advancedPlacement: false, glory: false, handicap: {} })),
      timing: ['timed', 'timed', 'timed', 'timed'],
      speed: 1,
      privilegeWindow: 1000,
      waitLimit: 0,
      lastWord: 20_000,
    },
    characters.map((_, seat) => seat).slice(1),
  );
}
