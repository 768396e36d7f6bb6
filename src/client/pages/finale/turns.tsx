import type { TurningPoint } from '#analysis';
import { Icon } from '../../art/index.ts';
import { clockOf } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import type { Cast } from './cast.ts';
import type { Timed } from './plan/plan.ts';
import css from './turns.module.css';

/** Where the game turned, one after the other in the same place. */
export function Turns({ cast, plan }: { readonly cast: Cast; readonly plan: readonly Timed[] }) {
  return (
    <div class={css.turns}>
      {plan.map((scene) => scene.type === 'turn' && <Turn key={scene.turn.seq} cast={cast} turn={scene.turn} />)}
    </div>
  );
}

function Turn({ cast, turn }: { readonly cast: Cast; readonly turn: TurningPoint }) {
  const { analysis } = said.value;
  const { percent } = words.value.speech;
  const { seat, leader, from, to } = turn;
  return (
    <p class={css.turn} data-piece={`turn-${turn.seq}`}>
      <small>
        <Icon of="clock" size={18} />
        {analysis.when(turn.round, clockOf(turn.at))}
      </small>
      {analysis.turns[turn.turn](cast.nameOf(seat), cast.nameOf(leader), percent(from), percent(to))}
    </p>
  );
}
