import type { Resource, Track } from '#content';
import type { Seat } from '#engine';
import { type Spot, workerSpots } from '../view/pointing.ts';
import type { Moment } from './kinds.ts';

const BOARD: Spot = { of: 'tab', name: 'board' };
const MAT: Spot = { of: 'tab', name: 'mat' };
const COUNCIL: Spot = { of: 'tab', name: 'council' };

/** The piece a moment speaks of: the first of these that is in sight. On a small screen that may be the way there. */
export function spotsOf(moment: Moment, seat: Seat): readonly Spot[] {
  switch (moment.about) {
    case 'take':
    case 'free':
    case 'unpaid':
      return workerSpots(seat, moment.worker);
    case 'put':
      return [{ of: 'move', to: moment.frame, worker: moment.worker }, { of: 'dot', name: moment.area }, BOARD];
    case 'act':
    case 'missing':
      return [{ of: 'act', action: moment.action }, { of: 'dot', name: moment.area }, BOARD];
    case 'play':
      return [{ of: 'way' }, { of: 'card', card: moment.card }, MAT];
    case 'pickUp':
      return [{ of: 'pickUp' }, MAT];
    case 'claim':
      return [{ of: 'claim' }, COUNCIL];
    case 'flip':
      return [
        { of: 'timer', area: moment.area },
        { of: 'stripTimer', area: moment.area },
        { of: 'dot', name: moment.area },
        BOARD,
      ];
    case 'ready':
    case 'done':
      return [{ of: 'finish' }, { of: 'councilFinish' }];
    case 'reward':
      return [{ of: 'offer', reward: moment.reward }];
    case 'answer':
      return moment.nth === null ? countedUp(moment.first) : [{ of: 'answer', nth: moment.nth }];
    case 'wait':
    case 'stuck':
      return [];
    default:
      return moment satisfies never;
  }
}

/** What is lacking most is counted up until it can be confirmed. Other questions have no such button. */
const countedUp = (first: Track | Resource): readonly Spot[] => [{ of: 'more', kind: first }, { of: 'confirm' }];
