import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { AREAS, type Area } from '#content';
import { playerAt, type Seat } from '#engine';
import { timerLabel } from '#words';
import { about } from '../about/topic.ts';
import { Hourglass, Icon } from '../art/index.ts';
import { words } from '../i18n.ts';
import { Crew } from '../panels/crew.tsx';
import { Purse } from '../panels/stock.tsx';
import { TimerTrack } from '../panels/timerTrack.tsx';
import { Finish, Markers, PauseButton, RoundDots, RulesLink } from './bar.tsx';
import { askToFlip } from './flipping.ts';
import type { Sand } from './sand.ts';
import { showSand } from './timer.tsx';
import { marked, useView } from './view.ts';

interface TopProps {
  readonly sand: Sand;
  readonly tools: ComponentChildren;
}

/** Always in sight on a small screen: where we are, and the three timers, each to be flipped at a touch. */
export function TopStrip({ sand, tools }: TopProps) {
  const { game } = useView();
  const { table } = words.value;
  const untimed = game.value.timing === 'untimed' && game.value.phase === 'round';
  return (
    <header class="strip-top">
      <div class="strip-where">
        <div class="strip-round">
          <h1>{table.round(game.value.round)}</h1>
          <RoundDots />
        </div>
        <p class="strip-phase">{table.phases[game.value.phase]}</p>
      </div>
      <div class="strip-tools">
        <PauseButton />
        <RulesLink />
        {tools}
      </div>
      <div class="strip-timers">
        {AREAS.map((area) => (
          <StripTimer key={area} area={area} sand={sand} />
        ))}
      </div>
      {untimed ? <TimerTrack /> : game.value.phase === 'round' && <Markers />}
    </header>
  );
}

function StripTimer({ area, sand }: { readonly area: Area; readonly sand: Sand }) {
  const view = useView();
  const glass = useRef<HTMLButtonElement>(null);
  const figure = useRef<HTMLElement>(null);
  useEffect(
    () => sand.watch(area, (left, share) => showSand(glass.current, figure.current, left, share)),
    [area, sand],
  );
  const game = view.game.value;
  const { table } = words.value;
  const timed = game.phase !== 'round' || game.timing === 'timed';
  const out = view.sandOut.value[area];
  const flippable = out && timed && game.phase === 'round' && !game.paused && view.me.value !== null;
  const { row } = game.timers[area];
  const name = timerLabel(words.value, game, area, out);
  return (
    <button
      ref={glass}
      type="button"
      class={`strip-timer strip-timer-${area}${flippable ? ' strip-timer-out' : ''}${marked(view, `timer-${area}`)} on-cloth`}
      data-at={`strip-timer-${area}`}
      {...about({ of: 'timer', area })}
      data-key={AREAS.indexOf(area) + 1}
      aria-label={flippable ? `${table.flip}: ${name}` : name}
      onClick={(event) => askToFlip(view, area, event.currentTarget)}
    >
      <Hourglass hue={area} running={!out && !game.paused} finished={out && timed} lying={game.paused} size={44} />
      <span class="strip-timer-words">
        {flippable ? (
          <b class="strip-flip">
            <Icon of="flip" size={16} /> {table.flip}
          </b>
        ) : (
          <b class="timer-time figure" ref={figure} aria-hidden="true" />
        )}
        <small aria-hidden="true" data-row={table.rows[row]} />
      </span>
    </button>
  );
}

/** Always in sight as well: what one has and how the workers stand. */
export function OwnStrip({ seat }: { readonly seat: Seat }) {
  const { game } = useView();
  const player = playerAt(game.value, seat);
  return (
    <section class="strip-own" aria-label={words.value.table.yourState}>
      <Purse player={player} />
      <Crew player={player} seat={seat} />
      <Finish inCouncil />
    </section>
  );
}
