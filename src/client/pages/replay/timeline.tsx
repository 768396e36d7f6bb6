import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Mark } from '#analysis';
import { AREAS } from '#content';
import { storyText } from '#words/story';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { clockOf, whoPlayed } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { useIsPainted } from '../../kit/painted.ts';
import { ChanceLines, ChancesNow } from './chances/chances.tsx';
import type { Film } from './film.ts';
import type { ReplaySession } from './session.ts';
import css from './timeline.module.css';

/** The whole game as a line: flips of the three timers, councils, claims and achievements; drag to any moment. */
export function Timeline({ session }: { readonly session: ReplaySession }) {
  const { film } = session;
  const isPainted = useIsPainted();
  const range = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLElement>(null);
  useClock(session, (now) => {
    if (range.current !== null) range.current.value = String(now);
    if (time.current !== null) time.current.textContent = clockOf(now);
  });
  return (
    <div class={css.timeline}>
      {isPainted && <Marks film={film} />}
      <input
        ref={range}
        type="range"
        class={css.range}
        {...address({ of: 'timeline' })}
        min={0}
        max={film.duration}
        step={1}
        aria-label={said.value.replay.timeline}
        aria-valuetext={describe(session)}
        onInput={(event) => session.seekTime(Number(event.currentTarget.value))}
        onPointerDown={session.pause}
      />
      <div class={`${css.time} figure`}>
        <b ref={time} />
        <ChancesNow recording={film.recording} position={session.position.value} />
        <span>{clockOf(film.duration)}</span>
      </div>
    </div>
  );
}

const share = ({ duration }: Film, at: number): number => (duration === 0 ? 0 : at / duration);

/** Tells the time whenever it may have changed, without drawing anything anew. */
function useClock(session: ReplaySession, tell: (now: number) => void): void {
  const playing = session.playing.value;
  const position = session.position.value;
  useEffect(() => {
    tell(session.now());
    if (!playing) return undefined;
    let frame = 0;
    const beat = () => {
      tell(session.now());
      frame = requestAnimationFrame(beat);
    };
    frame = requestAnimationFrame(beat);
    return () => cancelAnimationFrame(frame);
  }, [session, playing, position]);
}

/** For a person who cannot see the line: round, time, and what has just happened. */
function describe(session: ReplaySession): string {
  const { replay } = said.value;
  const item = session.feed.value.at(-1);
  const round = session.shown.value?.round ?? 1;
  const told = item === undefined ? null : storyText(words.value, item, whoPlayed(session.film.recording));
  return replay.moment(round, clockOf(session.now()), told ?? (item === undefined ? replay.setUp : ''));
}

function Marks({ film }: { readonly film: Film }) {
  const { language } = words.value;
  return useMemo(
    () => (
      <div class={css.marks} aria-hidden="true">
        <ChanceLines recording={film.recording} duration={film.duration} />
        {film.marks.map((mark, index) => (
          <MarkSign key={index} mark={mark} film={film} />
        ))}
      </div>
    ),
    [film, language],
  );
}

function MarkSign({ mark, film }: { readonly mark: Mark; readonly film: Film }) {
  const at = { '--at': share(film, mark.at) };
  switch (mark.mark) {
    case 'flip':
      return (
        <i
          class={`${css.tick} ${css.flip}`}
          data-area={mark.area}
          style={{ ...at, '--lane': AREAS.indexOf(mark.area) }}
        />
      );
    case 'council':
      return <i class={`${css.tick} ${css.council}`} style={{ ...at, '--until': share(film, mark.until) }} />;
    case 'round':
      return (
        <i class={`${css.tick} ${css.round}`} style={at}>
          <b>{mark.round}</b>
        </i>
      );
    case 'claim':
      return (
        <i class={`${css.tick} ${css.sign}`} style={at}>
          <Icon of="crown" size={14} />
        </i>
      );
    case 'achievement':
      return (
        <i class={`${css.tick} ${css.sign}`} style={at}>
          <Icon of={mark.legendary ? 'legendary' : 'check'} size={14} />
        </i>
      );
    default:
      return null;
  }
}
