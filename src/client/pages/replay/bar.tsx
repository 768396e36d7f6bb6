import type { Signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { nameOfSeat } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import controls from '../../kit/controls.module.css';
import { useIsPainted } from '../../kit/painted.ts';
import { SeatChoice } from '../../table/screen/seatPicker.tsx';
import css from './bar.module.css';
import { DecksCheck } from './decks.tsx';
import type { Stride } from './film.ts';
import { followKeys } from './keys.ts';
import { MarkList } from './markList.tsx';
import { MoreMenu } from './moreMenu.tsx';
import { type ReplaySession, SPEEDS } from './session.ts';
import { Timeline } from './timeline.tsx';

interface Props {
  readonly session: ReplaySession;
  readonly watched: Signal<Seat | null>;
  readonly name: string | null;
  readonly analyse: () => void;
}

/** Play, pause, speed, steps, the line of time, and whose mat is in front. */
export function ReplayBar({ session, watched, name, analyse }: Props) {
  const [listed, setListed] = useState(false);
  const isPainted = useIsPainted();
  const { replay } = said.value;
  // With the first picture: a person who sees it may press a key already.
  useLayoutEffect(() => followKeys(session), [session]);
  return (
    <section class={css.bar} aria-label={replay.title} title={replay.keys}>
      <div class={css.buttons}>
        <Step session={session} stride="round" by={-1} />
        <Step session={session} stride="flip" by={-1} />
        <Step session={session} stride="event" by={-1} />
        <PlayButton session={session} />
        <Step session={session} stride="event" by={1} />
        <Step session={session} stride="flip" by={1} />
        <Step session={session} stride="round" by={1} />
      </div>
      <Timeline session={session} />
      <div class={css.choices}>
        {isPainted && (
          <Choices
            session={session}
            watched={watched}
            name={name}
            analyse={analyse}
            listed={listed}
            list={() => setListed(!listed)}
          />
        )}
      </div>
      {listed && <MarkList session={session} close={() => setListed(false)} />}
    </section>
  );
}

/** A moment after the rest: nobody needs them first. */
function Choices({
  session,
  watched,
  name,
  analyse,
  listed,
  list,
}: Props & { readonly listed: boolean; readonly list: () => void }) {
  const { replay } = said.value;
  const { recording } = session.film;
  const names = recording.seats.map((_, seat) => nameOfSeat(recording, seat));
  return (
    <>
      <SpeedSelect session={session} />
      <SeatChoice names={names} watched={watched} />
      <button
        type="button"
        class={button.icon}
        aria-label={replay.marks}
        title={replay.marks}
        aria-expanded={listed}
        onClick={list}
      >
        <Icon of="log" size={20} />
      </button>
      <button type="button" class={`${button.plain} ${css.analyse}`} {...address({ of: 'analyse' })} onClick={analyse}>
        {replay.toAnalysis}
      </button>
      <DecksCheck recording={recording} name={name} />
      <MoreMenu session={session} watched={watched} name={name} />
    </>
  );
}

function PlayButton({ session }: { readonly session: ReplaySession }) {
  const playing = session.playing.value;
  const { replay } = said.value;
  return (
    <button
      type="button"
      class={`${button.main} ${css.play}`}
      aria-label={playing ? replay.pause : replay.play}
      onClick={playing ? session.pause : session.play}
    >
      <Icon of={playing ? 'pause' : 'play'} size={22} />
    </button>
  );
}

/** Arrowheads: one for a step, two for a flip, two and a stop for a round. */
const SHAPES: Readonly<Record<Stride, string>> = {
  event: 'M8 4l9 8-9 8z',
  flip: 'M4 4l8 8-8 8zM13 4l8 8-8 8z',
  round: 'M2 4l8 8-8 8zM10 4l8 8-8 8zM19 4h3v16h-3z',
};

interface StepProps {
  readonly session: ReplaySession;
  readonly stride: Stride;
  readonly by: 1 | -1;
}

function Step({ session, stride, by }: StepProps) {
  const { replay } = said.value;
  const label = by > 0 ? replay.on[stride] : replay.back[stride];
  const end = by > 0 ? session.film.entries.length : 0;
  return (
    <button
      type="button"
      class={`${button.icon} ${css.step}`}
      aria-label={label}
      title={label}
      disabled={session.position.value === end}
      onClick={() => session.step(stride, by)}
    >
      <svg class={by > 0 ? undefined : css.stepBack} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={SHAPES[stride]} fill="currentColor" />
      </svg>
    </button>
  );
}

function SpeedSelect({ session }: { readonly session: ReplaySession }) {
  const { replay } = said.value;
  return (
    <select
      class={`${controls.select} ${css.speed}`}
      aria-label={replay.speed}
      title={replay.speed}
      value={session.speed.value}
      onChange={(event) => session.setSpeed(Number(event.currentTarget.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {replay.times(speed < 1 ? '½' : String(speed))}
        </option>
      ))}
    </select>
  );
}
