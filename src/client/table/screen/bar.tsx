import type { ComponentChildren } from 'preact';
import { Icon, Mark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { streaming } from '../../kit/stream.ts';
import { about } from '../../kit/topic.ts';
import { TimerTrack } from '../board/timerTrack.tsx';
import { hasNothingLeft } from '../guard/reason.ts';
import { Presence } from '../rivals/presence.tsx';
import { phaseName } from '../view/label.ts';
import { colourOf, nameOf } from '../view/people.ts';
import { ask } from '../view/touch.ts';
import { mayAsk, mine, useView } from '../view/view.ts';
import css from './bar.module.css';

const ROUNDS = [1, 2, 3, 4];

/** Where we are in the game, who is done, and the few things that concern everybody. */
export function TopBar({ tools }: { readonly tools: ComponentChildren }) {
  const view = useView();
  const game = view.game.value;
  const { table } = words.value;
  return (
    <header class={css.bar} {...address({ of: 'bar' })}>
      <div class={css.round}>
        <Icon of="clock" size={24} />
        <h1>{table.round(game.round)}</h1>
        <RoundDots />
      </div>
      <div class={css.phase}>{phaseName(words.value, game)}</div>
      {game.timing === 'untimed' && game.phase === 'round' ? <TimerTrack /> : game.phase === 'round' && <Markers />}
      <Finish />
      <ul class={css.seats} {...address({ of: 'seats' })}>
        {game.players.map((player, seat) => (
          <li key={player.character}>
            <Mark seat={colourOf(view, seat)} size={13} /> <span>{nameOf(view, seat)}</span> <Presence seat={seat} />
          </li>
        ))}
      </ul>
      {!streaming.value && (
        <div class={css.tools}>
          <PauseButton />
          <RulesLink />
          {tools}
        </div>
      )}
    </header>
  );
}

export function RoundDots() {
  const { game } = useView();
  return (
    <span class={css.dots} aria-hidden="true">
      {ROUNDS.map((round) => (
        <i key={round} data-on={round <= game.value.round || undefined} />
      ))}
    </span>
  );
}

export function PauseButton() {
  const view = useView();
  const { paused, phase } = view.game.value;
  const { table } = words.value;
  if (view.me.value === null || phase === 'over') return null;
  return (
    <button
      type="button"
      class={button.icon}
      {...address({ of: 'pause' })}
      data-key="P"
      aria-label={paused ? table.resume : table.pause}
      title={paused ? table.resume : table.pause}
      onClick={() => ask(view, { type: paused ? 'resume' : 'pause' })}
    >
      <Icon of={paused ? 'play' : 'pause'} size={20} />
    </button>
  );
}

/** The rulebook beside the game: nobody leaves the table to look something up. */
export function RulesLink() {
  return (
    <a
      class={button.icon}
      href={at('/rules')}
      target="_blank"
      rel="noreferrer"
      aria-label={words.value.start.rules}
      title={words.value.start.rules}
    >
      <Icon of="rules" size={20} />
    </a>
  );
}

export function Markers() {
  const { game } = useView();
  const left = game.value.circles.filter((circle) => circle === 'marker').length;
  return (
    <div class={css.markers} {...about({ of: 'markers' })}>
      {[0, 1, 2].map((marker) =>
        marker < left ? <Icon key={marker} of="marker" size={18} /> : <i key={marker} class={css.gone} />,
      )}
      <span>{words.value.table.flipsLeft(left)}</span>
    </div>
  );
}

/** "Finished", loud only with nothing left to do, in an untimed round and after council is called; "ready" before the first flip and the next round. */
export function Finish({ inCouncil = false }: { readonly inCouncil?: boolean }) {
  const view = useView();
  const player = mine(view);
  const { table } = words.value;
  const game = view.game.value;
  if (player === null) return null;
  if ((game.phase === 'placement' && mayAsk(view, 'ready')) || (game.phase === 'moves' && inCouncil)) {
    return (
      <button
        type="button"
        class={`${player.ready ? button.plain : button.main} ${css.finish}`}
        {...address({ of: player.ready ? 'takeBack' : 'finish' })}
        data-key="O"
        onClick={() => ask(view, { type: 'ready', ready: !player.ready })}
      >
        {player.ready ? table.notReady : table.ready}
      </button>
    );
  }
  if (!(game.phase === 'called' || (game.phase === 'round' && game.timing === 'untimed'))) return null;
  const isLoud = !player.done && hasNothingLeft(player, view.open.value);
  return (
    <button
      type="button"
      class={`${isLoud ? button.main : button.plain} ${css.finish}`}
      {...address({ of: player.done ? 'takeBack' : 'finish' })}
      data-key="O"
      onClick={() => ask(view, { type: 'done', done: !player.done })}
    >
      {player.done ? table.notDone : table.finished}
    </button>
  );
}
