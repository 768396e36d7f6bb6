import { type Game, TIMINGS, type Timing, timingOf } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { SandLeft } from '../ask/sandLeft.tsx';
import { isGuided } from '../guide/guide.tsx';
import { chairName } from '../view/people.ts';
import { ask } from '../view/touch.ts';
import { mine, useView, type View } from '../view/view.ts';
import css from './beside.module.css';
import { useBeside } from './beside.ts';
import { CouncilSteps } from './steps.tsx';
import { TimeLeft } from './time.tsx';

/** COU-11, COU-12: workers move on the board itself; this stands beside it. */
export function CouncilMoves() {
  const view = useView();
  const game = view.game.value;
  const player = mine(view);
  useBeside();
  const { council, speech, table } = words.value;
  const waiting = game.players.flatMap(({ ready }, seat) =>
    ready || seat === view.me.value ? [] : [chairName(view, seat)],
  );
  return (
    <section class={css.side} {...address({ of: 'councilSide' })} aria-label={council.title(game.round)}>
      <header>
        <h2>{council.movesTitle}</h2>
        <TimeLeft />
      </header>
      <CouncilSteps now={game.players.every(({ ready }) => ready) ? 5 : 4} />
      {player?.ready !== true && <p class={`soft ${css.hint}`}>{council.movesHint}</p>}
      <NextTiming view={view} />
      <p class={css.sand}>
        <SandLeft />
      </p>
      {player !== null && (
        <button
          type="button"
          class={player.ready ? button.plain : `${button.main} ${css.onward}`}
          {...address({ of: player.ready ? 'councilTakeBack' : 'councilFinish' })}
          data-key="O"
          aria-pressed={player.ready}
          onClick={() => ask(view, { type: 'ready', ready: !player.ready })}
        >
          {player.ready ? table.notReady : council.ready}
        </button>
      )}
      {player?.ready !== false && waiting.length > 0 && (
        <p class={`soft ${css.waiting}`} aria-live="polite">
          {council.waitingFor(speech.list(waiting))}
        </p>
      )}
    </section>
  );
}

/** DIG-5: a vote on how the next round is played. */
function NextTiming({ view }: { readonly view: View }) {
  const game = view.game.value;
  const { council, guide } = words.value;
  const next = timingOf(game, game.round + 1);
  const player = mine(view);
  if (player === null) return <p class={`soft ${css.hint}`}>{council.willBe[next]}</p>;
  return (
    <fieldset class={css.timing}>
      <legend>{isGuided(view) ? guide.timing : council.willBe[next]}</legend>
      {TIMINGS.map((timing) => (
        <button
          key={timing}
          type="button"
          class={button.plain}
          data-next={timing === next || undefined}
          aria-pressed={player.timingVote === timing}
          onClick={() => ask(view, { type: 'voteTiming', timing })}
        >
          {timing === next && <Icon of="check" size={16} />}
          {council[timing]}
          <Voters game={game} timing={timing} />
        </button>
      ))}
    </fieldset>
  );
}

function Voters({ game, timing }: { readonly game: Game; readonly timing: Timing }) {
  const votes = game.players.filter(({ timingVote }) => timingVote === timing).length;
  return votes === 0 ? null : <b class={`figure ${css.voters}`}>{votes}</b>;
}
