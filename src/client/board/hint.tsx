import { chooserNow, placerNow } from '#engine';
import { words } from '../i18n.ts';
import { nameOf } from '../panels/people.ts';
import { commandsOf, mine, useView, type View } from './view.ts';

/** One line that says what the table waits for, or what to do with what was picked up. */
export function Hint() {
  const view = useView();
  const text = hintFor(view);
  return <p class="hint">{text}</p>;
}

function hintFor(view: View): string {
  const { table, reader } = words.value;
  const game = view.game.value;
  if (view.leaving.value) return reader.leaveAgain;
  const picked = view.picked.value;
  if (picked?.what === 'worker') {
    const places = commandsOf(view, 'move').filter((move) => move.worker === picked.worker && move.to !== 'mat').length;
    return table.chooseFrame(places);
  }
  if (mine(view)?.todo[0] !== undefined) return '';
  const placer = placerNow(game);
  if (placer !== null) {
    return placer.seat === view.me.value ? table.placeYour(placer.grande) : table.placing(nameOf(view, placer.seat));
  }
  if (game.phase === 'placement') return table.waitReady;
  const chooser = chooserNow(game);
  return chooser === null || chooser === view.me.value ? '' : table.choosing(nameOf(view, chooser));
}
