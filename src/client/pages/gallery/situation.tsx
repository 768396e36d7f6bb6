import { useMemo } from 'preact/hooks';
import { momentSession } from '../../net/store/moment.ts';
import { PlayPage } from '../play/play.tsx';
import { type SituationName, situation } from './situations.ts';

interface Props {
  readonly name: SituationName;
  /** The others are bots, who play on. */
  readonly alive: boolean;
}

/** One moment of a game on the real table, ready to be touched. */
export function GallerySituation({ name, alive }: Props) {
  const session = useMemo(() => {
    const moment = situation(name);
    return momentSession({ ...moment, bots: alive ? [...moment.options.seats.keys()].slice(1) : [] });
  }, [name, alive]);
  return <PlayPage session={session} code={name} ways={() => null} />;
}
