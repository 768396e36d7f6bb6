import type { RefObject } from 'preact';
import { CHARACTERS, type CharacterId } from '#content';
import type { Seat } from '#engine';
import { Mark, type SeatMark } from '../../art/index.ts';
import { Portrait } from '../../art/portraits.tsx';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import type { Cast } from './cast.ts';
import { Crown, Throne } from './crown.tsx';
import css from './finale.module.css';
import { headlineOf } from './occasion.ts';
import { LANES } from './plan/lanes.ts';
import type { Timed } from './plan/plan.ts';
import { Tracks } from './tracks.tsx';
import { Turns } from './turns.tsx';

interface Props {
  readonly at: RefObject<HTMLDivElement | null>;
  readonly cast: Cast;
  readonly plan: readonly Timed[];
  /** One picture, nothing moves: the last word. */
  readonly still: boolean;
}

/** All that the show moves, drawn as it is in the end; the cues bring it there. */
export function Stage({ at, cast, plan, still }: Props) {
  const { finale } = said.value;
  return (
    <div ref={at} class={css.stage} data-piece="finale" data-still={still} aria-hidden="true">
      <div class={css.ground} data-piece="ground">
        <i class={css.half} data-side="left" data-piece="left" />
        <i class={css.half} data-side="right" data-piece="right" />
      </div>
      <p class={css.begins} data-piece="begins">
        {finale.begins[cast.occasion]}
      </p>
      <Tracks cast={cast} plan={plan} />
      <Verdict cast={cast} />
      <Turns cast={cast} plan={plan} />
      <ol class={css.cast}>
        {cast.ranking.standings.toReversed().map(({ seat }) => (
          <Member key={seat} cast={cast} seat={seat} plan={plan} />
        ))}
      </ol>
    </div>
  );
}

function Verdict({ cast }: { readonly cast: Cast }) {
  const { winner } = cast.ranking;
  const own = winner !== null && cast.isOwn(winner);
  const name = winner === null ? '' : cast.nameOf(winner);
  return (
    <div class={css.verdict}>
      <div class={css.seat}>
        {winner === null ? <Throne /> : <Crowned cast={cast} seat={winner} />}
        <Crown />
      </div>
      <p class={css.title} data-piece="title">
        <b>{headlineOf(cast.ranking, cast.occasion, name, own)}</b>
        <span>{winner === null ? said.value.finale.tornApart : titleOf(cast, winner)}</span>
        {winner !== null && <em>{words.value.names.quote(said.value.voices[characterAt(cast, winner)].end)}</em>}
      </p>
    </div>
  );
}

function Crowned({ cast, seat }: { readonly cast: Cast; readonly seat: Seat }) {
  const { person, side } = CHARACTERS[characterAt(cast, seat)];
  return (
    <>
      <i class={css.rays} data-piece="rays" />
      <div class={css.winner} data-piece="winner" style={{ '--seat': `var(--seat-${cast.colourOf(seat)})` }}>
        <Portrait of={person} side={side} size={240} />
      </div>
    </>
  );
}

const characterAt = ({ game }: Cast, seat: Seat): CharacterId => game.players[seat]?.character ?? 'briber';

function titleOf(cast: Cast, seat: Seat): string {
  const { characters } = words.value;
  const id = characterAt(cast, seat);
  return characters.full(characters.persons[CHARACTERS[id].person], characters.epithets[id]);
}

interface MemberProps {
  readonly cast: Cast;
  readonly seat: Seat;
  readonly plan: readonly Timed[];
}

function Member({ cast, seat, plan }: MemberProps) {
  const { person, side } = CHARACTERS[characterAt(cast, seat)];
  return (
    <li data-piece={`cast-${seat}`} style={{ '--seat': `var(--seat-${cast.colourOf(seat)})` }}>
      <div class={css.face}>
        <Portrait of={person} side={side} size={88} />
        {seat === cast.ranking.winner && <i class={css.ring} data-piece="ring" />}
      </div>
      <span>
        <Mark seat={cast.colourOf(seat) as SeatMark} size={14} />
        {cast.nameOf(seat)}
      </span>
      <b class={css.sums}>
        {LANES.map((lane) => (
          <i key={lane} data-piece={`sum-${seat}-${lane}`} data-last={lane === 'legendary'}>
            {sumOf(plan, seat, lane)}
          </i>
        ))}
      </b>
    </li>
  );
}

function sumOf(plan: readonly Timed[], seat: Seat, lane: string): number {
  const scene = plan.find((one) => one.type === 'track' && one.lane === lane);
  return scene?.type === 'track' ? (scene.walkers.find((walker) => walker.seat === seat)?.sum ?? 0) : 0;
}
