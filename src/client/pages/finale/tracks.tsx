import { Icon, Mark, type SeatMark } from '../../art/index.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import type { Cast } from './cast.ts';
import type { Timed, Walker } from './plan/plan.ts';
import css from './tracks.module.css';

interface Props {
  readonly cast: Cast;
  readonly plan: readonly Timed[];
}

/** Four ways to the parchment, and on each the tokens of all players. */
export function Tracks({ cast, plan }: Props) {
  const decides = plan.find((scene) => scene.type === 'closest');
  return (
    <div class={css.lanes} data-piece="lanes" style={{ '--players': cast.game.players.length }}>
      {plan.map((scene) => scene.type === 'track' && <Lane key={scene.lane} cast={cast} scene={scene} />)}
      {decides?.type === 'closest' && (
        <p class={css.closest} data-piece="closest">
          {said.value.finale.closest(cast.nameOf(decides.seat), decides.toGo)}
        </p>
      )}
    </div>
  );
}

type Track = Timed & { readonly type: 'track' };

function Lane({ cast, scene: { lane, walkers } }: { readonly cast: Cast; readonly scene: Track }) {
  return (
    <div class={css.lane} data-piece={`lane-${lane}`}>
      <Icon of={lane} size={64} />
      <span class={css.name}>{words.value.table.tracks[lane]}</span>
      <div class={css.ways}>
        <i class={css.light} data-piece={`light-${lane}`} />
        <i class={css.walked} data-piece={`walked-${lane}`} />
        {walkers.map((walker) => (
          <Way key={walker.seat} name={`${lane}-${walker.seat}`} colour={cast.colourOf(walker.seat)} walker={walker} />
        ))}
      </div>
    </div>
  );
}

interface WayProps {
  readonly name: string;
  readonly colour: number;
  readonly walker: Walker;
}

function Way({ name, colour, walker: { from, to } }: WayProps) {
  return (
    <div class={css.way} style={{ '--from': from, '--to': to, '--seat': `var(--seat-${colour})` }}>
      <i class={css.trail} data-piece={`trail-${name}`} />
      <span class={css.token} data-piece={`token-${name}`}>
        <i class={css.disc}>
          <Mark seat={colour as SeatMark} size={24} />
        </i>
      </span>
    </div>
  );
}
