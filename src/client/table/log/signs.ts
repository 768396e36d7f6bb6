import type { Area, Effect, Goods, Row } from '#content';
import { boardOf, type Event, type Game, type Seat } from '#engine';
import type { IconName } from '../../art/index.ts';
import type { FeedItem } from '../../net/store/session.ts';

/** One sign of a row in the log: what can be seen of a deed at a glance. */
export type Sign =
  | { readonly show: 'icon'; readonly icon: IconName; readonly count?: number }
  | { readonly show: 'worker'; readonly seat: Seat; readonly grande: boolean }
  | { readonly show: 'place'; readonly area: Area; readonly row: Row }
  | { readonly show: 'effect'; readonly effect: Effect }
  | { readonly show: 'goods'; readonly goods: Goods; readonly paid: boolean };

const icon = (name: IconName, count = 1): readonly Sign[] => [{ show: 'icon', icon: name, count }];

/** A deed in signs, in the order in which it happened; nothing where words say it better. */
export const signsOf = ({
  command,
  events,
  before,
}: Pick<FeedItem, 'command' | 'events' | 'before'>): readonly Sign[] =>
  events
    .filter(({ type }) => type !== 'timerFlipped' || command.type === 'flip')
    .flatMap((event) => signs(event, before));

function signs(event: Event, game: Game): readonly Sign[] {
  switch (event.type) {
    case 'workerMoved':
      return [pawn(game, event), ...icon('arrow'), ...(event.to === 'mat' ? icon('home') : frame(game, event.to))];
    case 'workerActed':
      return [pawn(game, event), ...action(game, event.action)];
    case 'timerFlipped':
      return [...icon('flip'), { show: 'place', area: event.area, row: event.to }];
    case 'paid':
    case 'gained':
      return [{ show: 'goods', goods: event.goods, paid: event.type === 'paid' }];
    case 'gloryGained':
      return icon(event.track, event.count);
    default:
      return plain(event.type);
  }
}

const PLAIN: Readonly<Partial<Record<Event['type'], IconName>>> = {
  markerKnockedOff: 'marker',
  councilCalled: 'clock',
  workerRetrieved: 'retrieve',
  workerRecruited: 'recruit',
  workerPromoted: 'grande',
  legendaryGained: 'legendary',
  vpSwapped: 'swapVp',
  resourcesSwapped: 'swapResources',
  provinceTaken: 'conquer',
  provinceLimitRaised: 'provinceLimit',
  provincesDealt: 'refresh',
  cardPlayed: 'deck',
  cardsTakenBack: 'recover',
  achievementClaimed: 'final',
  rewardTaken: 'crown',
  permanentGained: 'permanent',
  doneSaid: 'done',
  paused: 'pause',
  resumed: 'play',
};

function plain(type: Event['type']): readonly Sign[] {
  const name = PLAIN[type];
  return name === undefined ? [] : icon(name);
}

const pawn = ({ players }: Game, { seat, worker }: { readonly seat: Seat; readonly worker: number }): Sign => ({
  show: 'worker',
  seat,
  grande: players[seat]?.workers[worker]?.grande === true,
});

/** Where a worker waits, and for what. */
function frame(game: Game, index: number): readonly Sign[] {
  const { frames, actions } = boardOf(game);
  const found = frames[index];
  if (found === undefined) return [];
  const effects = found.actions.flatMap((nth) => actions[nth]?.effect ?? []);
  return [
    { show: 'place', area: found.area, row: found.row },
    ...effects.slice(0, 1).map((effect): Sign => ({ show: 'effect', effect })),
  ];
}

function action(game: Game, index: number): readonly Sign[] {
  const { frames } = boardOf(game);
  const found = frames.find(({ actions }) => actions.includes(index));
  return found === undefined ? [] : [{ show: 'place', area: found.area, row: found.row }];
}
