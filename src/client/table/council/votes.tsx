import { useEffect, useState } from 'preact/hooks';
import { PRIVILEGE_VP } from '#content';
import { boardOf, NOBODY } from '#engine';
import { Icon } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import { Token } from '../board/privilege.tsx';
import { colourOf, nameOf } from '../view/people.ts';
import { useView } from '../view/view.ts';
import type { CouncilPast } from './past.ts';
import css from './votes.module.css';

const BEAT = 160;
const SLIDE = 900;
const REST = 1400;

const READING = 5000;

/** How long it takes to count up, to change places, and to see it; a newcomer also reads what it is for. */
export const voteTime = ({ votes }: CouncilPast, guided: boolean): number =>
  Math.max(0, ...votes) * BEAT + SLIDE + REST + (guided ? READING : 0);

/** COU-1: votes counted up one by one, then everybody slides to the new place. */
export function CouncilVotes({ past }: { readonly past: CouncilPast }) {
  const view = useView();
  const most = Math.max(0, ...past.votes);
  const counted = useBeats(most + 1);
  const settled = counted > most;
  const order = settled ? past.privilege : past.before.privilege;
  const isTied = new Set(past.votes).size < past.votes.length;
  const points = PRIVILEGE_VP[boardOf(view.game.value).side];
  const { council } = words.value;
  const nameAt = (seat: number) => (seat === NOBODY ? council.neutral : nameOf(view, seat));
  return (
    <div class={css.votes}>
      <h3 aria-live="polite">
        {settled ? council.newOrder : council.steps[0]}
        {settled && <span class="visually-hidden">: {order.map(nameAt).join(', ')}</span>}
      </h3>
      {view.guided.value && <p class="soft">{`${words.value.about.votes} ${words.value.guide.ranks}`}</p>}
      <ol style={{ '--rows': order.length }}>
        {past.privilege.map((seat, place) => {
          const votes = past.votes[place] ?? 0;
          const row = order.indexOf(seat);
          return (
            <li key={seat} data-settled={settled || undefined} style={{ '--row': row }}>
              <b class="figure">{row + 1}</b>
              <Token colour={seat === NOBODY ? 'neutral' : colourOf(view, seat)} />
              <span class={css.name}>{nameAt(seat)}</span>
              <span class={css.seals} role="img" aria-label={council.votes(votes)}>
                {Array.from({ length: Math.min(votes, counted) }, (_, nth) => (
                  <Icon key={nth} of="vote" size={26} />
                ))}
              </span>
              <b class={`figure ${css.count}`} aria-hidden="true">
                {Math.min(votes, counted)}
              </b>
              <span class={css.points}>
                {Array.from({ length: points[row] ?? 0 }, (_, nth) => (
                  <Icon key={nth} of="vpAny" size={26} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {isTied && <p class="soft">{council.tie}</p>}
    </div>
  );
}

function useBeats(upTo: number): number {
  const [beats, setBeats] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBeats((nth) => Math.min(nth + 1, upTo)), BEAT);
    return () => clearInterval(timer);
  }, [upTo]);
  return beats;
}
