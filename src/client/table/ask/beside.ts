interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

type Corner = Pick<Box, 'left' | 'top'>;

const GAP = 8;

/** Where a sheet lies beside a piece: above it if it can, and over as few of these as possible. */
export function beside(piece: Box, sheet: Size, room: Size, spared: readonly Box[]): Corner {
  const inside = places(piece, sheet)
    .map((corner) => within(corner, sheet, room))
    .map((corner) => ({ corner, cost: covered({ ...corner, ...sheet }, piece, spared) }));
  return inside.reduce((best, one) => (one.cost < best.cost ? one : best)).corner;
}

/** Above, below, to the right, to the left. */
function places(piece: Box, { width, height }: Size): readonly Corner[] {
  const left = piece.left + piece.width / 2 - width / 2;
  const top = piece.top + piece.height / 2 - height / 2;
  return [
    { left, top: piece.top - height - GAP },
    { left, top: piece.top + piece.height + GAP },
    { left: piece.left + piece.width + GAP, top },
    { left: piece.left - width - GAP, top },
  ];
}

const within = ({ left, top }: Corner, { width, height }: Size, room: Size): Corner => ({
  left: Math.max(GAP, Math.min(left, room.width - width - GAP)),
  top: Math.max(GAP, Math.min(top, room.height - height - GAP)),
});

/** To lie over the piece itself is worse than over all others. */
const covered = (sheet: Box, piece: Box, spared: readonly Box[]): number =>
  spared.filter((one) => meet(sheet, one)).length + (meet(sheet, piece) ? spared.length + 1 : 0);

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
