import type { ProvinceId } from '#content';
import type { Command } from '../game/command.ts';
import { isRound, PROVINCE_COUNT, playerAt, provincesLeft } from '../game/look.ts';
import { happen, type Judging, type Rule } from '../judging/judging.ts';

/** PRO-6, PRO-7: in council too (COU-0). */
export const refresh: Rule<Extract<Command, { type: 'refresh' }>> = {
  forbids(game, seat) {
    if (isRound(game) && playerAt(game, seat).todo.length > 0) return 'ACT-2';
    if (!game.display.includes(null)) return 'PRO-6';
    return provincesLeft(game) === 0 ? 'PRO-7' : undefined;
  },
  happens(judging) {
    const { display, provincesDealt } = judging.game;
    happen(judging, { type: 'provincesDealt', ...deal(judging, display, provincesDealt) });
  },
};

/** Fills the holes of a display from the deck while it lasts. */
export function deal({ peek }: Judging, from: readonly (ProvinceId | null)[], first: number) {
  let dealt = first;
  const display = from.map((card) => {
    if (card !== null || dealt >= PROVINCE_COUNT) return card;
    dealt += 1;
    return peek('provinces', dealt - 1);
  });
  return { display, dealt };
}
