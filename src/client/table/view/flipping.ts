import type { Area } from '#content';
import { ask } from './touch.ts';
import { commandsOf, type View } from './view.ts';

/** Whether the rules let the seat at this screen flip a timer now. */
export const mayFlip = (view: View, area: Area): boolean => commandsOf(view, 'flip').some((flip) => flip.area === area);

export const askToFlip = (view: View, area: Area, stand: Element): void => ask(view, { type: 'flip', area }, stand);
