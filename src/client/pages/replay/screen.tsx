import type { Signal } from '@preact/signals';
import { standing, turningPointsOf } from '#analysis';
import { fingerprint, isCouncil, type Seat } from '#engine';
import { address } from '../../kit/address.ts';
import { useIsPainted } from '../../kit/painted.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { Tools } from '../../kit/tools/panel.tsx';
import { curveOf } from '../../net/teacher/asking/curve.ts';
import { CalledBanner } from '../../table/council/called.tsx';
import { CouncilScene } from '../../table/council/council.tsx';
import { TableScreen } from '../../table/screen/table.tsx';
import { useEndReached } from '../finale/endReached.ts';
import { ReplayBar } from './bar.tsx';
import type { Film } from './film.ts';
import css from './screen.module.css';
import type { ReplaySession } from './session.ts';

interface Props {
  readonly session: ReplaySession;
  readonly watched: Signal<Seat | null>;
  readonly name: string | null;
  readonly analyse: () => void;
}

const finale = () => import('../finale/finale.tsx').then(({ Finale }) => Finale);

/** The same table as in play, above the bar that moves through time. */
export function ReplayScreen({ session, watched, name, analyse }: Props) {
  const game = session.shown.value;
  const [isAtEnd, leaveEnd] = useEndReached(session);
  const isPainted = useIsPainted();
  if (game === null) return null;
  return (
    <div
      class={css.replay}
      {...address({ of: 'replay' })}
      data-position={session.position.value}
      data-fingerprint={isPainted ? fingerprint(game) : undefined}
    >
      <div class={css.stage} {...address({ of: 'stage' })}>
        <TableScreen session={session} game={game} watched={watched} tools={<Tools />} beside="replay">
          {game.phase === 'called' && <CalledBanner />}
          {isCouncil(game) && <CouncilScene />}
        </TableScreen>
      </div>
      {isAtEnd && game.phase === 'over' && (
        <Lazy
          load={finale}
          with={{ session, game, occasion: 'free', turns: turnsOf(session.film), done: leaveEnd } as const}
        />
      )}
      <ReplayBar session={session} watched={watched} name={name} analyse={analyse} />
    </div>
  );
}

const turnsOf = ({ recording, entries }: Film) =>
  turningPointsOf(recording.opening.game, standing(entries), curveOf(recording).peek()?.curve);
