import { allAt } from '../../../kit/address.ts';

export const isOnScreen = ({ left, right, top, bottom, width }: DOMRect): boolean =>
  width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/** On the screen, and not under the council. */
export function isSeen(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  return isOnScreen(rect) && !isUnderCouncil(element, rect);
}

function isUnderCouncil(element: Element, { left, top, width, height }: DOMRect): boolean {
  const [scene] = allAt({ of: 'council' });
  if (scene === undefined || scene.contains(element)) return false;
  const around = scene.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > around.left && x < around.right && y > around.top && y < around.bottom;
}
