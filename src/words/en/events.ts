import type { Timing } from '#engine';
import { plural } from './speech.ts';

/**
 * What happened. `told` holds predicates that follow a subject ("Anna" or "you") and are strung together:
 * "Anna played “Tithe”, paid 1 culture and gained 3 gold." `table` holds whole sentences about everybody.
 */
export const events = {
  tell: (name: string, you: boolean, predicates: string) => `${you ? 'You' : name} ${predicates}.`,
  told: {
    placed: (worker: string, into: string, row: string, _you: boolean) => `sent ${worker} ${into} (${row})`,
    tookHome: (worker: string, _you: boolean) => `brought ${worker} back to the mat`,
    worked: (inside: string, _you: boolean) => `worked ${inside}`,
    freed: (worker: string, _you: boolean) => `freed ${worker}`,
    recruited: (_you: boolean) => 'brought a new common worker into play',
    promoted: (_you: boolean) => 'exchanged a common worker for a grande worker',
    paid: (goods: string, _you: boolean) => `paid ${goods}`,
    gained: (goods: string, _you: boolean) => `gained ${goods}`,
    gainedGlory: (glory: string, track: string, _you: boolean) => `gained ${glory} beyond the ${track}`,
    gainedLegendary: (_you: boolean) => 'gained the legendary point',
    swapped: (given: string, gained: string, _you: boolean) => `turned ${given} into ${gained}`,
    conquered: (province: string, _you: boolean) => `conquered ${province}`,
    drew: (province: string, _you: boolean) => `conquered ${province} off the deck`,
    tucked: (province: string, under: string, _you: boolean) => `laid ${province} ${under}`,
    discarded: (province: string, _you: boolean) => `gave up ${province}`,
    raisedLimit: (_you: boolean) => 'may now keep three provinces under each production',
    refreshed: (_you: boolean) => 'refreshed the provinces',
    played: (card: string, _you: boolean) => `played ${card}`,
    tookBack: (card: string, _you: boolean) => `took ${card} back into hand`,
    tookAllBack: (many: number, _you: boolean) =>
      plural(many, { one: 'took # stratagem back into hand', other: 'took # stratagems back into hand' }),
    claimed: (achievement: string, _you: boolean) => `claimed the achievement ${achievement}`,
    done: (_you: boolean) => 'said “done”',
    notDone: (_you: boolean) => 'had another idea after all',
    ready: (_you: boolean) => 'said “ready”',
    notReady: (_you: boolean) => 'asked for another moment',
    calledTime: (_you: boolean) => 'called time',
    tookReward: (reward: string, _you: boolean) => `took ${reward} from the council`,
    votedTiming: (timing: string, _you: boolean) => `voted for a round ${timing}`,
    paused: (_you: boolean) => 'stopped the clocks',
    resumed: (_you: boolean) => 'set the clocks going again',
    flipped: (timer: string, _you: boolean) => `flipped ${timer}`,
  },
  table: {
    mayPlace: (name: string, you: boolean) => (you ? 'Your turn to place a worker.' : `${name} places a worker next.`),
    roundBegan: {
      timed: (round: number) => `Round ${round} begins: all three timers flip.`,
      untimed: (round: number) => `Round ${round} begins, without timers.`,
    } satisfies Record<Timing, (round: number) => string>,
    markersLeft: (many: number) =>
      plural(many, { one: 'One purple marker is left.', other: '# purple markers are left.' }),
    trackAdvanced: (timers: string) => `The clock moves on and flips ${timers}.`,
    paused: 'The table is paused.',
    resumed: 'The table goes on.',
    councilCalled: 'The last purple marker is gone: council is called!',
    clockGiven: (name: string, you: boolean) =>
      you ? 'You have the clock: act and say “done”.' : `${name} has the clock.`,
    councilBegan: (order: string) => `The council meets. In order of votes: ${order}.`,
    placeInCouncil: (name: string, votes: string) => `${name} (${votes})`,
    you: 'you',
    mayChoose: (name: string, you: boolean) => (you ? 'Choose a council reward.' : `${name} chooses a council reward.`),
    discardsBegan: 'All rewards are taken; provinces beyond the limit must go.',
    roundPrepared: (achievement: string) => `New rewards and provinces are out. The next achievement: ${achievement}.`,
    gameEnded: 'The fourth council is over. The pendulum decides …',
    lost: (name: string, you: boolean) =>
      you ? 'You were quicker, but privilege went before you.' : `${name} had to give way to higher privilege.`,
  },
} as const;
