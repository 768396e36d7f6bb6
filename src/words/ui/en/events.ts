import type { Timing } from '#engine';
import { plural } from '../../speech/en.ts';

/**
 * What happened. `told` holds predicates that follow a subject ("Anna" or "you") and are strung together:
 * "Anna played “Tithe”, paid 1 culture and gained 3 gold." `table` holds whole sentences about everybody.
 */
export const events = {
  tell: (name: string, you: boolean, predicates: string) => `${you ? 'You' : name} ${predicates}.`,
  told: {
    placed: (worker: string, into: string, row: string, _you: boolean) => `moved ${worker} ${into} (${row})`,
    tookHome: (worker: string, _you: boolean) => `brought ${worker} back to the mat`,
    worked: (inside: string, _you: boolean) => `acted ${inside}`,
    freed: (worker: string, _you: boolean) => `retrieved ${worker}`,
    recruited: (_you: boolean) => 'brought a new common worker into play',
    promoted: (_you: boolean) => 'replaced a common worker with a grande worker',
    paid: (goods: string, _you: boolean) => `paid ${goods}`,
    gained: (goods: string, _you: boolean) => `gained ${goods}`,
    gainedGlory: (glory: string, beyond: string, _you: boolean) => `gained ${glory} ${beyond}`,
    gainedLegendary: (_you: boolean) => 'gained the legendary point',
    swapped: (given: string, gained: string, _you: boolean) => `swapped ${given} for ${gained}`,
    conquered: (province: string, _you: boolean) => `conquered ${province}`,
    drew: (province: string, _you: boolean) => `conquered ${province} from the deck`,
    tucked: (province: string, under: string, _you: boolean) => `tucked ${province} ${under}`,
    discarded: (province: string, _you: boolean) => `discarded ${province}`,
    raisedLimit: (_you: boolean) => 'may now keep 3 provinces in each slot',
    refreshed: (_you: boolean) => 'refreshed the provinces',
    played: (card: string, _you: boolean) => `played ${card}`,
    tookBack: (card: string, _you: boolean) => `took ${card} back`,
    tookAllBack: (many: number, _you: boolean) =>
      plural(many, { one: 'picked up # stratagem', other: 'picked up # stratagems' }),
    claimed: (achievement: string, _you: boolean) => `claimed the achievement ${achievement}`,
    done: (you: boolean) => `${you ? 'are' : 'is'} done`,
    notDone: (you: boolean) => `${you ? 'are' : 'is'} no longer done`,
    ready: (you: boolean) => `${you ? 'are' : 'is'} ready`,
    notReady: (you: boolean) => `${you ? 'are' : 'is'} no longer ready`,
    calledTime: (_you: boolean) => 'called time',
    tookReward: (reward: string, _you: boolean) => `took ${reward} from the council`,
    votedTiming: (timing: string, _you: boolean) => `voted for the next round to be ${timing}`,
    paused: (_you: boolean) => 'paused the game',
    resumed: (_you: boolean) => 'resumed the game',
    flipped: (timer: string, _you: boolean) => `flipped ${timer}`,
  },
  table: {
    mayPlace: (name: string, you: boolean) => (you ? 'Your turn to place a worker.' : `${name} places a worker next.`),
    roundBegan: {
      timed: (round: number) => `Round ${round} begins: all three timers flip.`,
      untimed: (round: number) => `Round ${round} begins, untimed.`,
    } satisfies Record<Timing, (round: number) => string>,
    markersLeft: (many: number) =>
      plural(many, { one: 'One purple marker is left.', other: '# purple markers are left.' }),
    trackAdvanced: (timers: string) => `The time token moves on and flips ${timers}.`,
    paused: 'The game is paused.',
    resumed: 'The game continues.',
    councilCalled: 'The last purple marker is gone: council is called!',
    clockGiven: (name: string, you: boolean) =>
      you ? 'These are your last actions: act, then press “I am done”.' : `${name} has the last actions now.`,
    councilBegan: (order: string) => `The council meets. In order of votes: ${order}.`,
    placeInCouncil: (name: string, votes: string) => `${name} (${votes})`,
    you: 'you',
    mayChoose: (name: string, you: boolean) => (you ? 'Choose a council reward.' : `${name} chooses a council reward.`),
    discardsBegan: 'All rewards are taken. Provinces over the limit must be discarded.',
    roundPrepared: (achievement: string) =>
      `New rewards and provinces are dealt. The next achievement: ${achievement}.`,
    gameEnded: 'The fourth council is over. Final scoring …',
  },
} as const;
