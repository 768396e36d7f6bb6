import { instantEffect, isPermanent, PRIVILEGE_VP, SLOTS } from '#content';
import type { Command } from '../game/command.ts';
import { type Game, NOBODY, type Player, type Seat, type Task } from '../game/game.ts';
import { boardOf, playerAt } from '../game/look.ts';
import type { RefusalId } from '../game/refusals.ts';
import { run } from '../judging/effects.ts';
import { happen, type Judging, type Rule, waitUntil } from '../judging/judging.ts';
import { deal } from './provinces.ts';
import { forbidsEffect } from './stratagems.ts';

/** P23-3 */
export const NEUTRAL_VOTES = 3;
const LAST_ROUND = 4;
const REWARDS_A_COUNCIL = 5;
const MOST_GRANDES = 2;

/** COU-1, PRV-3, P23-3 */
export function beginCouncil(judging: Judging): void {
  const { game } = judging;
  const votes = game.privilege.map((seat) => votesOf(game, seat));
  const places = game.privilege.map((seat, rank) => ({ seat, rank, votes: votes[rank] ?? 0 }));
  places.sort((one, other) => other.votes - one.votes || other.rank - one.rank);
  const privilege = places.map(({ seat }) => seat);
  happen(judging, { type: 'councilBegan', votes: privilege.map((seat) => votesOf(game, seat)), privilege });
  nameChooser(judging, 0);
}

const votesOf = (game: Game, seat: Seat): number => (seat === NOBODY ? NEUTRAL_VOTES : playerAt(game, seat).votes);

/** COU-2: in privilege order; the neutral marker takes nothing (P23-3). */
function nameChooser(judging: Judging, from: number): void {
  const { privilege } = judging.game;
  const turn = privilege[from] === NOBODY ? from + 1 : from;
  if (turn >= privilege.length) return beginDiscards(judging);
  happen(judging, { type: 'chooserNamed', turn, deadline: waitUntil(judging) });
}

/** Who takes a council reward now. */
export function chooserNow(game: Game): Seat | null {
  return game.phase === 'rewards' ? (game.privilege[game.turn] ?? null) : null;
}

/** COU-2 to COU-8 */
export const takeReward: Rule<Extract<Command, { type: 'takeReward' }>> = {
  forbids(game, seat, { reward }) {
    if (chooserNow(game) !== seat) return 'COU-2';
    const player = playerAt(game, seat);
    if (player.todo.length > 0) return 'ACT-2';
    if (reward === 'favour') return undefined;
    if (reward === 'grande') return game.grandeOpen && maySeekGrande(player) ? undefined : 'COU-4';
    return game.rewards.includes(reward) ? forbidsReward(player, reward) : 'COU-2';
  },
  happens(judging, seat, { reward }) {
    const { game } = judging;
    happen(judging, { type: 'rewardTaken', seat, reward });
    if (isPermanent(reward)) happen(judging, { type: 'permanentGained', seat, card: reward });
    const count = PRIVILEGE_VP[boardOf(game).side][game.turn] ?? 0;
    run(judging, seat, [instantEffect(reward), { do: 'gainVp', count }]);
    nextWhenAnswered(judging);
  },
};

/** COU-4: there must be a common worker to exchange. */
const maySeekGrande = ({ workers }: Player): boolean =>
  workers.filter(({ grande }) => grande).length < MOST_GRANDES && workers.some(({ grande }) => !grande);

function forbidsReward(player: Player, reward: Parameters<typeof instantEffect>[0]): RefusalId | undefined {
  const effect = instantEffect(reward);
  if (effect.do === 'raiseProvinceLimit' && player.provinceLimit > 2) return 'COU-8';
  if (forbidsEffect(player, effect) !== undefined) return 'COU-7';
  return effect.do === 'pay' && effect.then.do === 'gainLegendary' && player.legendary ? 'COU-7' : undefined;
}

/** The council goes on once nothing is asked of those it waits for. */
export function nextWhenAnswered(judging: Judging): void {
  const { game } = judging;
  if (game.phase === 'rewards') {
    const chooser = chooserNow(game);
    if (chooser !== null && playerAt(game, chooser).todo.length === 0) nameChooser(judging, game.turn + 1);
  } else if (game.phase === 'discards' && game.players.every((player) => player.todo.length === 0)) {
    endCouncil(judging);
  }
}

/** COU-9, COU-8 */
function beginDiscards(judging: Judging): void {
  happen(judging, { type: 'discardsBegan', deadline: waitUntil(judging) });
  judging.game.players.forEach((player, seat) => {
    const tasks = discardsOf(player);
    if (tasks.length > 0) run(judging, seat, tasks);
  });
  nextWhenAnswered(judging);
}

/** What a player has too much of. */
export const discardsOf = (player: Player): readonly Extract<Task, { do: 'discard' }>[] =>
  SLOTS.flatMap((slot) => {
    const count = player.slots[slot].length - player.provinceLimit;
    return count > 0 ? [{ do: 'discard', slot, count } as const] : [];
  });

/** END-1, COU-10 */
function endCouncil(judging: Judging): void {
  const { game, peek } = judging;
  if (game.round === LAST_ROUND) return happen(judging, { type: 'gameEnded' });
  const first = game.round * REWARDS_A_COUNCIL;
  const rewards = Array.from({ length: REWARDS_A_COUNCIL }, (_, i) => peek('rewards', first + i));
  const achievement = peek('achievements', game.round);
  const provinces = deal(judging, [null, null, null, null], game.provincesDealt);
  happen(judging, { type: 'roundPrepared', rewards, achievement, ...provinces, deadline: waitUntil(judging) });
}
