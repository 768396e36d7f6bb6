import { useMemo } from 'preact/hooks';
import { isCouncil } from '#engine';
import { TableScreen } from '../board/table.tsx';
import { CouncilScene } from '../panels/council.tsx';
import { CalledBanner } from '../panels/councilCalled.tsx';
import { Tools } from '../settings/panel.tsx';
import { localSession } from '../store/local.ts';
import { type SituationName, situation } from './situations.ts';

/** One moment of a game on the real table, ready to be touched. */
export function GallerySituation({ name }: { readonly name: SituationName }) {
  const { session, game: first } = useMemo(() => {
    const { options, game, at } = situation(name);
    return { session: localSession(options, [], { game, at }), game };
  }, [name]);
  const game = session.shown.value ?? first;
  return (
    <TableScreen session={session} game={game} tools={<Tools />}>
      {game.phase === 'called' && <CalledBanner />}
      {isCouncil(game) && <CouncilScene />}
    </TableScreen>
  );
}
