import { seatsInOrder } from '#engine';
import { Icon, Mark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import controls from '../../kit/controls.module.css';
import { words } from '../../kit/i18n.ts';
import { hasNothingLeft } from '../guard/reason.ts';
import { useNow } from '../view/now.ts';
import { chairName, colourOf, nameOf } from '../view/people.ts';
import { ask } from '../view/touch.ts';
import { mine, useView } from '../view/view.ts';
import css from './beside.module.css';
import { useBeside } from './beside.ts';

/** CAL-2, DIG-1: what can still be done is done; then everybody says so, the highest rank last if it wants to. */
export function CalledBanner() {
  const view = useView();
  const game = view.game.value;
  const player = mine(view);
  useBeside();
  const { council } = words.value;
  const lastWordOrder = seatsInOrder(game).toReversed();
  return (
    <section class={css.side} data-called="" {...address({ of: 'councilSide' })} aria-label={council.calledTitle}>
      <header>
        <h2>{council.calledTitle}</h2>
      </header>
      <p class={`soft ${css.hint}`}>{council.calledHint}</p>
      <OnClock />
      <p class={`${controls.legend} ${css.legend}`}>{council.lastWordOrder}</p>
      <ol class={css.lastWords}>
        {lastWordOrder.map((seat) => {
          const done = game.players[seat]?.done === true;
          return (
            <li key={seat} data-now={seat === game.onClock || undefined}>
              <Mark seat={colourOf(view, seat)} />
              <span class={css.name}>{nameOf(view, seat)}</span>
              {done && <Icon of="check" size={16} label={council.isDone} />}
            </li>
          );
        })}
      </ol>
      {player !== null && (
        <div class={`row ${css.ways} ${css.onward}`}>
          <button
            type="button"
            class={!player.done && hasNothingLeft(player, view.open.value) ? button.main : button.plain}
            {...address({ of: player.done ? 'councilTakeBack' : 'councilFinish' })}
            data-key="O"
            disabled={player.done && game.onClock !== null}
            onClick={() => ask(view, { type: 'done', done: !player.done })}
          >
            {player.done ? council.undone : council.done}
          </button>
          {game.onClock === null && (
            <button
              type="button"
              class={button.plain}
              title={council.callTimeHint}
              onClick={() => ask(view, { type: 'callTime' })}
            >
              {council.callTime}
            </button>
          )}
        </div>
      )}
      {view.guided.value && game.onClock === null && (
        <p class="soft">{`${council.callTime}: ${council.callTimeHint}`}</p>
      )}
    </section>
  );
}

function OnClock() {
  const view = useView();
  const now = useNow();
  const { onClock, deadline } = view.game.value;
  if (onClock === null || deadline === null) return null;
  const { council, speech } = words.value;
  const time = speech.clock(deadline - now);
  const own = onClock === view.me.value;
  return <p class={css.onClock}>{own ? council.yourClock(time) : council.onClock(chairName(view, onClock), time)}</p>;
}
