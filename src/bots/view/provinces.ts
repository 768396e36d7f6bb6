import { type GoodKind, type Goods, type ProvinceId, provinceYield, SLOTS, type Slot, TRACKS } from '#content';
import { provincesLeft } from '#engine';
import type { Conquest } from './conquest.ts';
import type { View } from './view.ts';

/** The best province in sight, with the slot it is meant for. */
export function bestConquest(view: View): Conquest | undefined {
  if (!('conquest' in view.known)) view.known.conquest = findConquest(view);
  return view.known.conquest;
}

function findConquest(view: View): Conquest | undefined {
  let best: Conquest | undefined;
  const consider = (province: ProvinceId | 'deck') => {
    const { slot, worth } = bestSlot(view, province === 'deck' ? 'hidden' : province);
    if (best === undefined || worth > best.worth) best = { province, slot, worth };
  };
  for (const province of view.game.display) if (province !== null) consider(province);
  if (provincesLeft(view.game) > 0) consider('deck');
  return best;
}

export function bestSlot(view: View, province: ProvinceId): { readonly slot: Slot; readonly worth: number } {
  let best: { slot: Slot; worth: number } = { slot: 'brown', worth: Number.NEGATIVE_INFINITY };
  for (const slot of SLOTS) {
    const worth = provinceWorth(view, province, slot);
    if (worth > best.worth) best = { slot, worth };
  }
  return best;
}

/** PRO-4, COU-9: above the limit it, or the poorest beside it, leaves at the next council. */
export function provinceWorth(view: View, province: ProvinceId, slot: Slot): number {
  const each = yieldWorth(view, province, slot);
  const kept = view.player.slots[slot];
  const { left, call, now } = view.clock;
  if (kept.length < view.player.provinceLimit) return each * uses(view, slot, left);
  const poorest = kept.reduce((least, other) => Math.min(least, yieldWorth(view, other, slot)), each);
  return each * uses(view, slot, call - now) + (each - poorest) * uses(view, slot, left - (call - now));
}

export function yieldWorth(view: View, province: ProvinceId, slot: Slot): number {
  // An undealt card is most often one of the common kind.
  const goods: Goods = province === 'hidden' ? provinceYield('saltmarsh', slot) : provinceYield(province, slot);
  let sum = 0;
  for (const kind in goods) sum += (goods[kind as GoodKind] ?? 0) * unitWorth(view, kind as GoodKind);
  return province === 'hidden' ? sum * 0.9 : sum;
}

export function uses({ player, taste }: View, slot: Slot, seconds: number): number {
  return (Math.max(seconds, 0) / 100) * taste[slot] * (0.4 + 0.2 * player.workers.length);
}

/** A plain price, away from any one moment. */
function unitWorth({ player, taste, standing }: View, kind: GoodKind): number {
  if (kind === 'votes') return taste.votes * 0.9;
  for (const track of TRACKS) {
    if (kind !== track) continue;
    const steps = standing[track];
    const room = steps.length - 1 - player[track];
    const ahead = Math.min(player[track] + 6, steps.length - 1);
    return room <= 0 ? 0 : ((steps[ahead] ?? 0) - (steps[player[track]] ?? 0)) / 6;
  }
  return taste[kind as 'gold' | 'military' | 'culture'] * 0.7;
}
