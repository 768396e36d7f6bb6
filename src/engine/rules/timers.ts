import { AREAS, type Area, TIMER_TRACK } from '#content';
import type { Command } from '../game/command.ts';
import type { Game, Millis } from '../game/game.ts';
import { otherRow } from '../game/look.ts';
import { forbidsNewAction, happen, type Judging, type Rule } from '../judging/judging.ts';

/** TIM-3, CAL-2, UNT-3 */
export const flip: Rule<Extract<Command, { type: 'flip' }>> = {
  forbids(game, seat, { area }, at) {
    if (game.phase === 'called') return 'CAL-2';
    const early = forbidsNewAction(game, seat);
    if (early !== undefined) return early;
    if (!AREAS.includes(area)) return 'TIM-3';
    if (game.timing === 'untimed') return 'UNT-3';
    return at < game.timers[area].sandOut ? 'TIM-3' : undefined;
  },
  happens: (judging, _, { area }) => turnOver(judging, area),
};

/** TIM-2, TIM-5, CAL-1 */
export function turnOver(judging: Judging, area: Area): void {
  const { game } = judging;
  const to = otherRow(game.timers[area].row);
  happen(judging, { type: 'timerFlipped', area, to, sandOut: sandOut(judging, area) });
  if (area !== 'purple') return;
  const first = to === 'top' ? 0 : 2;
  const circle = game.circles[first] === 'marker' ? first : first + 1;
  happen(judging, { type: 'markerKnockedOff', circle });
  if (!game.circles.includes('marker')) happen(judging, { type: 'councilCalled' });
}

/** UNT-2: in an untimed round no sand runs. */
const sandOut = ({ game, at }: Judging, area: Area): Millis => (game.timing === 'timed' ? at + game.sand[area] : at);

/** UNT-3: the token moves on and the timers it shows flip. */
export function advanceTrack(judging: Judging): void {
  const space = judging.game.trackSpace + 1;
  happen(judging, { type: 'trackAdvanced', space });
  for (const area of TIMER_TRACK[space] ?? []) turnOver(judging, area);
}

/** COU-12: when the last sand that still runs is out. */
export const allSandOut = (game: Game): Millis => Math.max(...AREAS.map((area) => game.timers[area].sandOut));
