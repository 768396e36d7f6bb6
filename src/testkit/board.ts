import { type Board, type Effect, gain, gainWild, produce, type Row } from '#content';

/** Short names for the ten actions of the board; each stands once in either row of its area. */
const ACTIONS = {
  brown: produce('brown'),
  court: gain({ popularity: 1, prestige: 1, votes: 1 }),
  blue: produce('blue'),
  red: produce('red'),
  crowd: gain({ popularity: 2 }),
  muster: gain({ power: 1, votes: 2 }),
  yellow: produce('yellow'),
  vote: gain({ votes: 1 }),
  conquer: { do: 'conquer' },
  wild: gainWild(1),
} as const satisfies Readonly<Record<string, Effect>>;

export type ActionName = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as readonly ActionName[];

/** The number of an action, by name and row. */
export function actionNamed(board: Board, name: ActionName, row: Row): number {
  const wanted = JSON.stringify(ACTIONS[name]);
  return board.actions.findIndex((action) => action.row === row && JSON.stringify(action.effect) === wanted);
}

/** The number of the frame above an action. */
export const frameOver = (board: Board, name: ActionName, row: Row): number =>
  board.frames.findIndex(({ actions }) => actions.includes(actionNamed(board, name, row)));
