import { useMemo } from 'preact/hooks';
import { TableScreen } from '../board/table.tsx';
import { localSession } from '../store/local.ts';
import { type SituationName, situation } from './situations.ts';

/** One moment of a game on the real table, ready to be touched. */
export function GallerySituation({ name }: { readonly name: SituationName }) {
  const { session, game } = useMemo(() => {
    const { options, game: first, at } = situation(name);
    return { session: localSession(options, [], { game: first, at }), game: first };
  }, [name]);
  return <TableScreen session={session} game={game} />;
}
