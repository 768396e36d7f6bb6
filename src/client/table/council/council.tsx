import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '#engine';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { mine, useView } from '../view/view.ts';
import css from './council.module.css';
import { CouncilDiscards } from './discards.tsx';
import { CouncilMoves } from './moves.tsx';
import { type CouncilPast, councilPast } from './past.ts';
import { CouncilRewards } from './rewards.tsx';
import { CouncilSteps } from './steps.tsx';
import { TimeLeft } from './time.tsx';
import { CouncilVotes, voteTime } from './votes.tsx';

/** A calm scene over the dimmed table. While workers move, it makes room for the board. */
export function CouncilScene() {
  const view = useView();
  const { game, guided, session } = view;
  const past = councilPast(session.feed.value);
  const counting = useCounting(past, guided.value);
  const [aside, setAside] = useState(false);
  const scene = useRef<HTMLElement>(null);
  const asked = mine(view)?.todo[0]?.do;
  const shown = useRef(asked);
  // What is asked now stands at the top, wherever the card was that led to it; what is new stands there by itself.
  useLayoutEffect(() => {
    if (shown.current !== asked) scene.current?.scrollTo(0, 0);
    shown.current = asked;
  }, [asked]);
  const { council } = words.value;
  if (game.value.phase === 'moves') return <CouncilMoves />;
  if (aside) {
    return (
      <button type="button" class={`${button.main} ${css.back}`} onClick={() => setAside(false)}>
        {council.backToCouncil}
      </button>
    );
  }
  return (
    <section
      ref={scene}
      class={css.council}
      {...address({ of: 'council' })}
      aria-label={council.title(game.value.round)}
    >
      <header class={css.head}>
        <h2>{council.title(game.value.round)}</h2>
        <CouncilSteps now={counting ? 0 : stepOf(game.value)} />
        <TimeLeft />
        <button type="button" class={`${button.plain} ${css.look}`} onClick={() => setAside(true)}>
          {council.lookAtTable}
        </button>
      </header>
      {counting && past !== null ? (
        <CouncilVotes past={past} />
      ) : game.value.phase === 'rewards' ? (
        <CouncilRewards past={past} />
      ) : (
        <CouncilDiscards />
      )}
    </section>
  );
}

const stepOf = ({ phase }: Game): number => (phase === 'rewards' ? 1 : phase === 'discards' ? 2 : 4);

/** The votes are counted for everybody who saw the council begin, once. */
function useCounting(past: CouncilPast | null, guided: boolean): boolean {
  const [counted, setCounted] = useState(past === null || past.quiet ? (past?.seq ?? 0) : -1);
  const seq = past?.seq ?? 0;
  const counting = past !== null && !past.quiet && counted !== seq;
  useEffect(() => {
    if (!counting || past === null) return undefined;
    const timer = setTimeout(() => setCounted(seq), voteTime(past, guided));
    return () => clearTimeout(timer);
  }, [counting, seq]);
  return counting;
}
