import type { Area, CardId, ProvinceId, Resource, RewardId, Slot, StandingRewardId, Track } from '#content';
import type { Answer, Command, Take, Timing } from '#engine';

/** Commands as one says them at the table. */
export const flip = (area: Area): Command => ({ type: 'flip', area });
export const move = (worker: number, to: number | 'mat'): Command => ({ type: 'move', worker, to });
export const act = (worker: number, action: number, ...cards: readonly CardId[]): Command => ({
  type: 'act',
  worker,
  action,
  with: cards,
});
export const actAlso = (worker: number, action: number, also: number, ...cards: readonly CardId[]): Command => ({
  type: 'act',
  worker,
  action,
  also,
  with: cards,
});
export const play = (card: CardId): Command => ({ type: 'play', card });
export const pickUp: Command = { type: 'pickUp' };
export const refresh: Command = { type: 'refresh' };
export const claim = (take: Take | readonly Take[], ...cards: readonly CardId[]): Command => ({
  type: 'claim',
  take: typeof take === 'string' ? [take] : take,
  with: cards,
});
export const takeReward = (reward: RewardId | StandingRewardId): Command => ({ type: 'takeReward', reward });
export const done: Command = { type: 'done', done: true };
export const notDone: Command = { type: 'done', done: false };
export const ready: Command = { type: 'ready', ready: true };
export const notReady: Command = { type: 'ready', ready: false };
export const callTime: Command = { type: 'callTime' };
export const voteTiming = (timing: Timing): Command => ({ type: 'voteTiming', timing });
export const pause: Command = { type: 'pause' };
export const resume: Command = { type: 'resume' };
export const due: Command = { type: 'due' };

/** Answers, each as the whole command. */
export const answer = (given: Answer): Command => ({ type: 'answer', answer: given });
export const wild = (mix: { readonly [R in Resource]?: number }): Command =>
  answer({ to: 'wild', military: 0, culture: 0, gold: 0, ...mix });
export const vp = (mix: { readonly [T in Track]?: number }): Command =>
  answer({ to: 'vp', power: 0, prestige: 0, popularity: 0, ...mix });
export const conquer = (province: ProvinceId | 'deck'): Command => answer({ to: 'conquer', province });
export const tuck = (slot: Slot): Command => answer({ to: 'tuck', slot });
export const chooseWorker = (worker: number): Command => answer({ to: 'worker', worker });
export const chooseCard = (card: CardId): Command => answer({ to: 'card', card });
export const swapVp = (from: Track, into: Track): Command => answer({ to: 'swapVp', from, into });
export const swap = (from: Resource, count: number): Command => answer({ to: 'swapResources', from, count });
export const choose = (option: number): Command => answer({ to: 'choose', option });
export const glory = (count: number): Command => answer({ to: 'glory', count });
export const discard = (province: ProvinceId): Command => answer({ to: 'discard', province });
