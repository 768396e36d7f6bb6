import { type Action, type Area, type Board, boardFor, type Frame, type Row } from '#content';

/** What is the same in every game on one side of the board, counted once. */
export interface Spaces {
  /** The different actions there are; both rows offer the same. */
  readonly kinds: readonly Action[];
  /** The kind of each action by its number. */
  readonly kindOf: readonly number[];
  /** The frames of each row. */
  readonly frames: Readonly<Record<Area, Readonly<Record<Row, readonly number[]>>>>;
}

function spacesOf(board: Board): Spaces {
  const kinds: Action[] = [];
  const kindOf = board.actions.map((action) => {
    const found = kinds.findIndex((kind) => kind.effect === action.effect);
    return found >= 0 ? found : kinds.push(action) - 1;
  });
  const inRow = (area: Area, row: Row) =>
    board.frames.flatMap((frame: Frame, index) => (frame.area === area && frame.row === row ? [index] : []));
  const rows = (area: Area) => ({ top: inRow(area, 'top'), bottom: inRow(area, 'bottom') });
  return { kinds, kindOf, frames: { purple: rows('purple'), green: rows('green'), black: rows('black') } };
}

const SMALL = spacesOf(boardFor(3));
const LARGE = spacesOf(boardFor(4));

export const spacesFor = (players: number): Spaces => (players <= 3 ? SMALL : LARGE);
