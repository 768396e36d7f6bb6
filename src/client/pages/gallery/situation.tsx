import { useMemo } from 'preact/hooks';
import { localSession } from '../../net/store/local.ts';
import { PlayPage } from '../play/play.tsx';
import { type SituationName, situation } from './situations.ts';

/** With five at the table about two things happen in a second. */
const A_MOVE_EVERY = 1500;

interface Props {
  readonly name: SituationName;
  /** The others go on playing by chance. */
  readonly alive: boolean;
}

/** One moment of a game on the real table, ready to be touched. */
export function GallerySituation({ name, alive }: Props) {
  const session = useMemo(() => {
    const { options, ...since } = situation(name);
    const bots = alive ? [...options.seats.keys()].slice(1) : [];
    return localSession(options, bots, { ...since, every: A_MOVE_EVERY });
  }, [name, alive]);
  return <PlayPage session={session} code={name} ways={() => null} />;
}
