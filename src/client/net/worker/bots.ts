import {
  AT_ONCE,
  adept,
  type Bot,
  botFor,
  type Decision,
  diceFor,
  master,
  novice,
  prepare,
  preparedChampion,
  soonestFor,
} from '#bots';
import type { BotLevel } from '#protocol';
import type { Thinkers } from '#table';
import type { Pace } from '../shelf/plan.ts';
import { openBreath } from './breath.ts';

const breath = openBreath();
/** At its own pace; but a slow phone is not asked for more thought than it can give. */
const CHAMPION = preparedChampion(undefined, breath.part);

const BLITZ: Readonly<Record<BotLevel, Bot>> = {
  novice: novice(AT_ONCE),
  adept: adept(AT_ONCE),
  master: master(AT_ONCE),
  champion: preparedChampion(AT_ONCE, breath.part),
};

/** Each thought is a task of its own, so that a person's command never waits for more than one. */
export function openThinkers(pace: Pace, chance: number): Thinkers {
  const atEase = (level: BotLevel): Bot => (level === 'champion' ? CHAMPION : botFor(level));
  const botOf = (level: BotLevel): Bot => (pace === 'blitz' ? BLITZ[level] : atEase(level));
  return {
    decide: ({ level, ...sight }) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(decided(level, () => botOf(level)(sight, diceFor(chance, sight)))), 0);
      }),
    soonest: ({ level, ...sight }) => (pace === 'blitz' ? sight.at : soonestFor(level, sight)),
  };
}

/** A bot that fails waits; the game goes on without it. */
async function decided(level: BotLevel, think: () => Decision): Promise<Decision | null> {
  try {
    await prepare(level);
    const began = performance.now();
    const decision = think();
    if (level === 'champion') breath.took(performance.now() - began);
    return decision;
  } catch (error) {
    console.error('a bot failed', error);
    return null;
  }
}
