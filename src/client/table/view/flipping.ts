import type { Area } from '#content';
import { type Game, groundOf, playerAt, type Seat, workerState } from '#engine';
import { anchorOf } from '../../kit/anchor.ts';
import { words } from '../../kit/i18n.ts';
import { settings } from '../../kit/settings/settings.ts';
import { ask } from './touch.ts';
import { commandsOf, type View } from './view.ts';

/** Would a flip cost this seat something: an action not taken, or a worker caught in its box? */
function strands(game: Game, seat: Seat, area: Area): boolean {
  return playerAt(game, seat).workers.some((worker) => {
    const ground = groundOf(game, worker);
    if (ground?.area !== area) return false;
    const state = workerState(game, worker);
    return state === 'canAct' || (state === 'free' && worker.spot === 'box');
  });
}

/** Whether the rules let the seat at this screen flip a timer now. */
export const mayFlip = (view: View, area: Area): boolean => commandsOf(view, 'flip').some((flip) => flip.area === area);

/** Asks for the flip; first asks back where the person wants that and it would strand a worker of theirs. */
export function askToFlip(view: View, area: Area, stand: Element): void {
  const seat = view.me.value;
  if (seat === null) return;
  const flip = { type: 'flip', area } as const;
  if (!settings.confirmFlip.value || !strands(view.game.value, seat, area)) return ask(view, flip);
  view.menu.value = { anchor: anchorOf(stand), title: words.value.table.wouldStrand, commands: [flip] };
}
