import { AREAS } from '#content';
import { timingOf } from '#engine';
import { words } from '../../kit/i18n.ts';
import { useNow } from '../view/now.ts';
import { useView } from '../view/view.ts';

/** COU-12: running sand is waited out before a timed round. */
export function SandLeft() {
  const { game } = useView();
  const now = useNow();
  const { round, timers } = game.value;
  const left = Math.max(...AREAS.map((area) => timers[area].sandOut)) - now;
  if (left <= 0 || timingOf(game.value, round + 1) !== 'timed') return null;
  const { council, speech, table } = words.value;
  return <>{council.sandRuns(table.round(round + 1), speech.clock(left))}</>;
}
