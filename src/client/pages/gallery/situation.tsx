import { useMemo } from 'preact/hooks';
import { momentSession } from '../../net/store/moment.ts';
import { PlayPage } from '../play/play.tsx';
import { type SituationName, situation } from './situations.ts';

interface Props {
  readonly name: SituationName;
  /** The others are bots, who play on. */
  readonly alive: boolean;
  /** With that many players instead of its own. */
  readonly players: number | null;
}

/** One moment of a game on the real table, ready to be touched. */
export function GallerySituation({ name, alive, players }: Props) {
  const session = useMemo(() => {
    const moment = situation(name, players);
    return momentSession({ ...moment, bots: alive ? [...moment.options.seats.keys()].slice(1) : [] });
  }, [name, alive, players]);
  return <PlayPage session={session} code={name} ways={() => null} />;
}
