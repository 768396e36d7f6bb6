import type { Millis } from '#engine';
import { fromBase64 } from '../chances/half.ts';
import { type Network, networkOf } from '../chances/network.ts';
import { unpack } from '../chances/packed.ts';
import type { Bot, Sight } from '../view/bot.ts';
import { ADEPT_PACE, adept } from './adept.ts';
import { champion } from './champion.ts';
import { insightAt } from './foresight.ts';
import { MASTER_PACE, master } from './master.ts';
import { NOVICE_PACE, novice } from './novice.ts';
import { type Pace, readyAt } from './pace.ts';

export const LEVELS = ['novice', 'adept', 'master', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

let learnt: Network | undefined;

/** Fetches what a level has to know before it can think. Only the champion has learnt anything. */
export async function prepare(level: Level): Promise<void> {
  if (level !== 'champion' || learnt !== undefined) return;
  const { PACKED_WEIGHTS } = await import('../chances/weights.ts');
  learnt = networkOf(unpack(fromBase64(PACKED_WEIGHTS)));
}

/** What the champion has learnt. */
export function learntNetwork(): Network {
  if (learnt === undefined) throw new Error('a champion that is not prepared');
  return learnt;
}

/** The champion as it was prepared, with a part of its steps where a machine is slow. */
export const preparedChampion =
  (pace: Pace = MASTER_PACE, part: () => number = () => 1): Bot =>
  (sight, dice) =>
    champion(learntNetwork(), pace, { steps: insightAt(sight.game.players.length).steps * part() })(sight, dice);

const BOTS: Readonly<Record<Level, Bot>> = {
  novice: novice(),
  adept: adept(),
  master: master(),
  champion: preparedChampion(),
};
const PACES: Readonly<Record<Level, Pace>> = {
  novice: NOVICE_PACE,
  adept: ADEPT_PACE,
  master: MASTER_PACE,
  champion: MASTER_PACE,
};

/** An opponent at its own, human pace. */
export const botFor = (level: Level): Bot => BOTS[level];

/** Before this time the bot only waits, so there is no need to ask it. */
export const soonestFor = (level: Level, sight: Sight): Millis => readyAt(sight, PACES[level]);
