import type { ComponentType } from 'preact';
import type { Rulebook, RuleId } from '#words/rulebook';
import { Circles } from './circles.tsx';
import { Privilege, TimerTrack } from './council.tsx';
import { Parchment, Score } from './parchment.tsx';
import { AchievementCard, Production } from './provinces.tsx';
import { FiveSteps } from './walk.tsx';
import { Blocking, States, WideFrame } from './workers.tsx';

export { TwoRows } from './workers.tsx';

/** The picture that follows a rule. */
export const PICTURES: Readonly<Partial<Record<RuleId, ComponentType<{ readonly book: Rulebook }>>>> = {
  'TIM-5': Circles,
  'WRK-5': Blocking,
  'WRK-8': FiveSteps,
  'WRK-12': States,
  'WRK-15': WideFrame,
  'PRO-5': Production,
  'ACH-3': AchievementCard,
  'COU-1': Privilege,
  'END-2': Score,
  'END-3': Parchment,
  'UNT-2': TimerTrack,
};
