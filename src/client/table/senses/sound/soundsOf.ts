import { GOOD_KINDS, type Goods } from '#content';
import { type Event, type Game, playerAt } from '#engine';
import type { SoundName } from '../../../kit/sound/score/mix.ts';
import type { FeedItem } from '../../../net/store/session.ts';
import { crossedBetween } from '../motion/turns.ts';

type Heard<T extends Event['type']> = (event: Extract<Event, { type: T }>, before: Game) => readonly SoundName[];
const SILENCE: readonly SoundName[] = [];

const always =
  (...names: readonly SoundName[]) =>
  (): readonly SoundName[] =>
    names;

const kindsOf = (goods: Goods) => GOOD_KINDS.filter((kind) => (goods[kind] ?? 0) > 0);

const workerOf = (game: Game, seat: number, worker: number): SoundName =>
  playerAt(game, seat).workers[worker]?.grande === true ? 'grande' : 'worker';

/** Every event and what it sounds like; what only prepares another is not heard. */
const HEARD: { readonly [T in Event['type']]: Heard<T> } = {
  placerNamed: always(),
  roundBegan: always('round'),
  timerFlipped: ({ area }) => [`${area} flip`],
  markerKnockedOff: always('marker'),
  trackAdvanced: always('step'),
  councilCalled: always('council'),
  workerMoved: ({ seat, worker, to }, before) => [to === 'mat' ? 'home' : workerOf(before, seat, worker)],
  workerActed: always('act'),
  workerRetrieved: always('home'),
  workerRecruited: always('recruit'),
  workerPromoted: always('promote'),
  paid: ({ goods }) => (kindsOf(goods).length > 0 ? ['pay'] : SILENCE),
  gained: ({ goods }) => kindsOf(goods),
  gloryGained: always('glory'),
  legendaryGained: always('legend'),
  vpSwapped: always('swap'),
  resourcesSwapped: always('swap'),
  provinceTaken: always('conquer'),
  provinceTucked: always('tuck'),
  provinceDiscarded: always('discard'),
  provinceLimitRaised: always('promote'),
  provincesDealt: always('deal'),
  cardPlayed: always('card'),
  cardsTakenBack: always('cardsBack'),
  achievementClaimed: always('achievement'),
  asked: always(),
  doneSaid: ({ done }) => (done ? ['done'] : SILENCE),
  readySaid: ({ ready }) => (ready ? ['ready'] : SILENCE),
  timeCalled: always('timeCalled'),
  clockGiven: always('onClock'),
  councilBegan: always('counted'),
  chooserNamed: always(),
  rewardTaken: always('reward'),
  permanentGained: always('card'),
  discardsBegan: always(),
  roundPrepared: always('deal'),
  timingVoted: always('vote'),
  paused: always('paused'),
  resumed: always('resumed'),
  gameEnded: always('end'),
};

export function soundOf<T extends Event['type']>(
  event: Extract<Event, { type: T }>,
  before: Game,
): readonly SoundName[] {
  return HEARD[event.type as T](event, before);
}

/** What an entry of the feed sounds like, in the order it happened. */
export const soundsOf = ({ events, before, after }: FeedItem): readonly SoundName[] => [
  ...events.flatMap((event) => soundOf(event, before)),
  ...(crossedBetween(before, after).length > 0 ? (['edge'] as const) : []),
];
