import {
  ACHIEVEMENT_IDS,
  AREAS,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  PERSONS,
  PROVINCE_IDS,
  STRATAGEM_IDS,
  TRACKS,
} from '#content';
import type { Component } from '#words/rulebook';

/** How many of a thing lie in the box, or how many each player has. */
export type Amount = { readonly count: number } | { readonly each: number };

export const AMOUNTS = {
  board: { count: 1 },
  councilBoard: { count: 1 },
  mat: { each: 1 },
  timer: { count: AREAS.length },
  timeMarker: { count: 3 },
  common: { each: 3 },
  grande: { each: 2 },
  token: { each: TRACKS.length + 1 },
  privilegeMarker: { each: 1 },
  achievementMarker: { each: 1 },
  cube: { each: 30 },
  vote: { each: 10 },
  tenVotes: { each: 2 },
  stratagem: { count: STRATAGEM_IDS.length },
  province: { count: PROVINCE_IDS.length },
  achievement: { count: ACHIEVEMENT_IDS.length },
  reward: { count: ORDINARY_REWARD_IDS.length },
  grandeReward: { count: 1 },
  finalReward: { count: FINAL_REWARD_IDS.length },
  legendaryToken: { count: 1 },
  timerTrack: { count: 1 },
  timeToken: { count: 1 },
  actionSummary: { each: 1 },
  councilSummary: { count: 1 },
  characterReference: { count: PERSONS.length },
} as const satisfies Readonly<Record<Component, Amount>>;
