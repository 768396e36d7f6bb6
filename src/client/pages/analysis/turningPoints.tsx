import { useMemo } from 'preact/hooks';
import { standing, type TurningPoint, turningPointsOf, walk } from '#analysis';
import { copy } from '#engine';
import type { Happened, Recording } from '#protocol';
import { storyText } from '#words/story';
import button from '../../kit/button.module.css';
import { clockOf, nameOfSeat, whoPlayed } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import type { Told } from '../../net/teacher/asking/curve.ts';
import css from './turningPoints.module.css';

interface Props {
  readonly recording: Recording;
  /** Null until the champion has spoken, and for ever where nobody plays against anybody. */
  readonly told: Told | null;
  readonly watch: (seq: number) => void;
}

/** The three commands after which the game stood otherwise, each in two sentences: what happened, and what it meant. */
export function TurningPoints({ recording, told, watch }: Props) {
  const { analysis } = said.value;
  const { language } = words.value;
  const turningPoints = useMemo(
    () => turningPointsOf(recording.opening.game, standing(recording.entries), told?.curve),
    [recording, told],
  );
  const stories = useMemo(() => storiesOf(recording, turningPoints), [turningPoints, language]);
  return (
    <section class={`${layout.sheet} ${css.turningPoints}`}>
      <h2>{analysis.moments}</h2>
      {turningPoints.length === 0 ? (
        <p class="soft">{analysis.noMoments}</p>
      ) : (
        <>
          <p class="soft">{analysis.momentsHint}</p>
          <ol>
            {turningPoints.map((point) => (
              <li key={point.seq}>
                <h3>{analysis.when(point.round, clockOf(point.at))}</h3>
                <p>{stories.get(point.seq)}</p>
                <p class={css.verdict}>{verdict(recording, point)}</p>
                <button type="button" class={button.plain} onClick={() => watch(point.seq)}>
                  {analysis.watch}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function verdict(recording: Recording, { turn, seat, leader, from, to }: TurningPoint): string {
  const { percent } = words.value.speech;
  const name = (one: number) => nameOfSeat(recording, one);
  return said.value.analysis.turns[turn](name(seat), name(leader), percent(from), percent(to));
}

/** One walk finds the game before each of them. */
function storiesOf(
  { opening, entries, ...rest }: Recording,
  points: readonly TurningPoint[],
): ReadonlyMap<number, string> {
  const who = whoPlayed({ opening, entries, ...rest });
  const wanted = new Set(points.map(({ seq }) => seq));
  const stories = new Map<number, string>();
  let before = copy(opening.game);
  let told: Happened | null = null;
  walk(opening.game, standing(entries), [
    {
      event(game, _, during) {
        if (!wanted.has(during.seq) || told === during) return;
        told = during;
        before = copy(game);
      },
      after(_, done) {
        if (told === done) stories.set(done.seq, storyText(words.value, { ...done, before }, who) ?? '');
      },
    },
  ]);
  return stories;
}
