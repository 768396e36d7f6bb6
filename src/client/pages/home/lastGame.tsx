import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Curve, standing, type TurningPoint, turningPointsOf } from '#analysis';
import type { Recording } from '#protocol';
import { nameOfSeat } from '../../kit/chronicle/names.ts';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import type { SoloResult } from '../../net/shelf/saved.ts';
import { curveOf } from '../../net/teacher/asking/curve.ts';
import { playedGames } from '../history/played.ts';
import { loadRecording } from '../replay/load.ts';
import { Card } from './card.tsx';

interface Last {
  readonly id: string;
  readonly endedAt: number;
  readonly place: number;
  readonly of: number;
}

/** The newest finished game, at a table or against bots. */
function lastOf(results: readonly SoloResult[]): Last | undefined {
  const tables = playedGames().map(({ code, ...rest }): Last => ({ id: code, ...rest }));
  return [...tables, ...results].toSorted((one, other) => other.endedAt - one.endedAt)[0];
}

/** How the last game turned, one touch from seeing it again. */
export function LastGame({ results }: { readonly results: readonly SoloResult[] }) {
  const speaks = useSaid();
  const last = lastOf(results);
  const turned = useTurn(last?.id);
  if (last === undefined || !speaks) return null;
  const text = turned === null ? words.value.solo.place(last.place, last.of) : verdict(turned);
  return <Card to={`/replay/${last.id}`} label={said.value.history.last} text={text} />;
}

interface Turned {
  readonly recording: Recording;
  readonly turn: TurningPoint;
}

function verdict({ recording, turn: { turn, seat, leader, from, to } }: Turned): string {
  const { percent } = words.value.speech;
  const name = (one: number): string => nameOfSeat(recording, one);
  return said.value.analysis.turns[turn](name(seat), name(leader), percent(from), percent(to));
}

/** First how it ended; how it turned, once the champion has thought it over. */
function useTurn(id: string | undefined): Turned | null {
  const [recording, setRecording] = useState<Recording | null>(null);
  useEffect(() => {
    let wanted = id !== undefined;
    setRecording(null);
    if (id !== undefined)
      loadRecording(id).then(
        (loaded) => wanted && loaded.ok && setRecording(loaded.recording),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  const told = recording === null ? null : curveOf(recording).value;
  return useMemo(() => turnIn(recording, told?.curve), [recording, told]);
}

/** The move that changed most. Alone at a table there are no chances to wait for. */
function turnIn(recording: Recording | null, curve: Curve | undefined): Turned | null {
  if (recording === null || (curve === undefined && recording.seats.length > 1)) return null;
  const points = turningPointsOf(recording.opening.game, standing(recording.entries), curve);
  const [turn] = points.toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
  return turn === undefined ? null : { recording, turn };
}
