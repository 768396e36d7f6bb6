import type { Area } from '#content';
import { allAt } from '../../kit/address.ts';
import { ask } from './touch.ts';
import { commandsOf, type View } from './view.ts';

/** Whether the rules let the seat at this screen flip a timer now. */
export const mayFlip = (view: View, area: Area): boolean => commandsOf(view, 'flip').some((flip) => flip.area === area);

export const askToFlip = (view: View, area: Area, stand: Element): void => ask(view, { type: 'flip', area }, stand);

/** A touch on a timer: flips it where it may be flipped; otherwise shows its area, if that is not in sight, or says why not. */
export function touchTimer(view: View, area: Area, stand: Element): void {
  if (mayFlip(view, area) || isOvertaken(view, area) || view.page.value === area || !turnsPages())
    return askToFlip(view, area, stand);
  view.tab.value = 'board';
  view.page.value = area;
}

/** Another player was quicker a moment ago: the touch was meant to flip. */
function isOvertaken({ signets, me }: View, area: Area): boolean {
  const by = signets.value[area];
  return by !== undefined && by !== me.value;
}

/** A phone has no room for all of the board. Behind another tab it is not there at all. */
function turnsPages(): boolean {
  const [board] = allAt({ of: 'board' });
  return board === undefined || board.scrollWidth > board.clientWidth;
}
