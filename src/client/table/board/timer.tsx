import { useEffect, useRef } from 'preact/hooks';
import { AREAS, type Area, type Row } from '#content';
import { type Millis, otherRow } from '#engine';
import { timerLabel } from '#words';
import { Hourglass, HourglassSocket, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { settings } from '../../kit/settings/settings.ts';
import { about } from '../../kit/topic.ts';
import { useIsLeaping } from '../senses/leap.ts';
import { mayFlip, touchTimer } from '../view/flipping.ts';
import { chairName } from '../view/people.ts';
import type { Sand } from '../view/sand.ts';
import { handsOf, marked, useView, type View } from '../view/view.ts';
import { useGrains } from './grains.ts';
import { Signet } from './signet.tsx';
import css from './timer.module.css';

const SOON: Millis = 15_000;
/** As many levels of sand as an eye can tell apart; more would only be drawn for nothing. */
const GRAINS = 400;

/** The path of one timer between its two rows; the whole stand can be touched to flip it. The glass moves, and is not made anew. */
export function TimerPath({ area, sand }: { readonly area: Area; readonly sand: Sand }) {
  const { row: here } = useView().game.value.timers[area];
  return (
    <div class={css.swing}>
      <svg class={css.arc} viewBox="0 0 92 260" preserveAspectRatio="none" aria-hidden="true">
        <path d="M30 52C-6 100-6 160 30 208" />
      </svg>
      {[here, otherRow(here)].map((row) => (
        <Stand key={row === here ? 'timer' : 'socket'} area={area} row={row} here={row === here} sand={sand} />
      ))}
    </div>
  );
}

interface StandProps {
  readonly area: Area;
  readonly row: Row;
  readonly here: boolean;
  readonly sand: Sand;
}

function Stand({ area, row, here, sand }: StandProps) {
  return (
    <div class={css.stand} data-row={row} data-here={here || undefined}>
      {here ? <Timer area={area} sand={sand} /> : <HourglassSocket size={78} />}
      {area === 'purple' && <Circles row={row} />}
    </div>
  );
}

/** The purple circles: markers still standing, and those knocked off. */
function Circles({ row }: { readonly row: Row }) {
  const { game } = useView();
  const circles = game.value.circles.slice(row === 'top' ? 0 : 2, row === 'top' ? 2 : 4);
  return (
    <span class={css.circles} {...about({ of: 'markers' })}>
      {circles.map((circle, index) =>
        circle === 'timer' ? null : <i key={index}>{circle === 'marker' && <Icon of="marker" size={24} />}</i>,
      )}
    </span>
  );
}

/** One timer as a button: where its sand is shown, what it is called, and whether a touch flips it. */
export function useTimer(area: Area, sand: Sand) {
  const view = useView();
  const glass = useRef<HTMLButtonElement>(null);
  const figure = useRef<HTMLElement>(null);
  const described = useRef(-1);
  const game = view.game.value;
  const timed = game.phase !== 'round' || game.timing === 'timed';
  const out = view.sandOut.value[area];
  const isLeaping = useIsLeaping(view);
  const grains = useGrains(area, out && timed);
  useEffect(
    () =>
      sand.watch(area, (left, share) => {
        if (!grains.show(left, share)) fill(glass.current, share);
        const seconds = Math.ceil(left / 1000);
        if (seconds !== described.current) describe(glass.current, seconds);
        described.current = seconds;
        count(figure.current, left);
      }),
    [area, sand],
  );
  const hand = handsOf(view).find((one) => mayFlip(one, area)) ?? view;
  const flippable = mayFlip(hand, area);
  const name = timerLabel(words.value, game, area, out) + flippedBy(view, area);
  return {
    figure,
    flippable,
    looks: {
      hue: area,
      running: !out && !game.paused,
      finished: out && timed,
      lying: game.paused,
      ...(isLeaping ? {} : { grains: grains.mount }),
    },
    button: {
      ref: glass,
      type: 'button',
      ...about({ of: 'timer', area }),
      'data-key': AREAS.indexOf(area) + 1,
      'aria-label': flippable ? `${words.value.table.flip}: ${name}` : name,
      onClick: (event: { readonly currentTarget: Element }) => touchTimer(hand, area, event.currentTarget),
    },
  } as const;
}

/** For some seconds after a flip. */
function flippedBy(view: View, area: Area): string {
  const seat = view.signets.value[area];
  return seat === undefined ? '' : `, ${words.value.pieces.timers.flippedBy(chairName(view, seat))}`;
}

function Timer({ area, sand }: { readonly area: Area; readonly sand: Sand }) {
  const view = useView();
  const { button, figure, flippable, looks } = useTimer(area, sand);
  return (
    <button
      {...button}
      class={`${css.timer}${marked(view, { of: 'timer', area })}`}
      {...address({ of: 'timer', area })}
    >
      <span {...address({ of: 'glass', area })}>
        <Hourglass {...looks} size={88} />
      </span>
      <Signet area={area} />
      {flippable ? (
        <b class={css.flip} {...address({ of: 'flip', area })}>
          <Icon of="flip" size={16} /> {words.value.table.flip}
        </b>
      ) : (
        <b class={`${css.time} figure`} ref={figure} aria-hidden="true" />
      )}
    </button>
  );
}

/** Sand as a plain fill: tells one hourglass how much is left; nothing else is drawn anew. */
function fill(glass: HTMLElement | null, share: number): void {
  const level = String(Math.round(share * GRAINS) / GRAINS);
  if (glass !== null && glass.style.getPropertyValue('--sand') !== level) glass.style.setProperty('--sand', level);
}

function count(figure: HTMLElement | null, left: Millis): void {
  if (figure === null) return;
  const text = left === 0 || settings.calm.peek() ? '' : clock(left);
  if (figure.dataset.time === text) return;
  figure.dataset.time = text;
  figure.toggleAttribute('data-soon', left > 0 && left < SOON);
}

/** For a player who asks a screen reader; a name that changed by the second would never be found again. */
function describe(glass: HTMLElement | null, seconds: number): void {
  if (glass !== null) glass.ariaDescription = seconds === 0 ? '' : words.peek().pieces.timers.left(seconds);
}

/** Seconds alone when time is short, minutes and seconds before. */
function clock(left: Millis): string {
  const seconds = Math.ceil(left / 1000);
  if (left < SOON) return `${seconds}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
