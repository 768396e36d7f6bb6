import { actionCost, brings, type Command } from '#engine';
import { commandText } from '#words';
import { words } from '../../kit/i18n.ts';
import type { View } from './view.ts';

/** What a command is called on a button, as the seat at this screen could give it now. */
export const commandLabel = (view: View, command: Command): string =>
  commandText(words.value, view.game.value, view.me.value ?? 0, command, { actionCost, brings });
