import { mayBegin } from '#engine';
import { words } from '../../kit/i18n.ts';
import { useNow } from '../view/now.ts';
import { useView } from '../view/view.ts';

/** COU-12: running sand is waited out before a timed round. */
export function SandLeft() {
  const game = useView().game.value;
  const left = mayBegin(game) - useNow();
  if (left <= 0) return null;
  const { council, speech, table } = words.value;
  return <>{council.sandRuns(table.round(game.round + 1), speech.clock(left))}</>;
}
