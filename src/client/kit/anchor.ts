/** Where a piece lies now; where it lay last, once it is gone. */
export type Anchor = () => DOMRect;

export function anchorOf(piece: Element): Anchor {
  let last = piece.getBoundingClientRect();
  return () => {
    if (piece.isConnected) last = piece.getBoundingClientRect();
    return last;
  };
}
