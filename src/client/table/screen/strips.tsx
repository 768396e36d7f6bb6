import type { ComponentChildren } from 'preact';
import { AREAS, type Area } from '#content';
import { playerAt, type Seat } from '#engine';
import { Hourglass, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { streaming } from '../../kit/stream.ts';
import { Signet } from '../board/signet.tsx';
import { useTimer } from '../board/timer.tsx';
import { TimerTrack } from '../board/timerTrack.tsx';
import { Crew, Home, moveHome } from '../mat/crew.tsx';
import { Purse } from '../mat/stock.tsx';
import { Overheard } from '../rivals/says.tsx';
import { phaseName } from '../view/label.ts';
import type { Sand } from '../view/sand.ts';
import { marked, useView } from '../view/view.ts';
import { Finish, Markers, PauseButton, RoundDots, RulesLink } from './bar.tsx';
import { Brief } from './brief.tsx';
import css from './strips.module.css';

interface TopProps {
  readonly sand: Sand;
  readonly tools: ComponentChildren;
}

/** Always in sight on a small screen: where we are, and the three timers, each to be flipped at a touch. */
export function TopStrip({ sand, tools }: TopProps) {
  const { game } = useView();
  const { table, reader } = words.value;
  const untimed = game.value.timing === 'untimed' && game.value.phase === 'round';
  return (
    <header class={css.top}>
      <div class={css.where}>
        <div class={css.round}>
          <h1>{table.round(game.value.round)}</h1>
          <RoundDots />
        </div>
        <p class={css.phase}>{phaseName(words.value, game.value)}</p>
        <Overheard />
      </div>
      {!streaming.value && (
        <div class={css.tools}>
          <PauseButton />
          <RulesLink />
          {tools}
        </div>
      )}
      <div class={css.timers} {...address({ of: 'timers' })} role="group" aria-label={reader.timers}>
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
  const { button, figure, flippable, looks } = useTimer(area, sand);
  const { table } = words.value;
  return (
    <button
      {...button}
      class={`${css.timer}${marked(view, { of: 'timer', area })} on-cloth`}
      data-hue={area}
      data-out={flippable || undefined}
      {...address({ of: 'stripTimer', area })}
    >
      <Hourglass {...looks} lying={false} size={44} />
      <Signet area={area} bare />
      <span class={css.words}>
        {flippable ? (
          <b class={css.flip}>
            <Icon of="flip" size={16} /> {table.flip}
          </b>
        ) : (
          <b class={`${css.time} figure`} ref={figure} aria-hidden="true" />
        )}
        <small aria-hidden="true" data-row={table.rows[view.game.value.timers[area].row]} />
      </span>
    </button>
  );
}

/** Always in sight as well: what one has, the mat in small, and how the workers stand. The way home of one takes the place of "done", so that no worker moves away under a finger. */
export function OwnStrip({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const player = playerAt(view.game.value, seat);
  return (
    <section class={css.own} {...address({ of: 'ownStrip' })} aria-label={words.value.table.yourState}>
      <Purse player={player} />
      <Brief seat={seat} player={player} />
      <div class={css.workers}>
        <Crew player={player} seat={seat} hasHome={false} />
        {moveHome(view) === undefined ? (
          <Finish inCouncil />
        ) : (
          <span class={css.home}>
            <Home />
          </span>
        )}
      </div>
    </section>
  );
}
