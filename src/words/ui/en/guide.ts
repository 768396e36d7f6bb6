import type { Area } from '#content';

const IN = { purple: 'purple', green: 'green', black: 'black' } as const;

/** What a friend says beside a first game: what is worth doing now, and why. */
export const guide = {
  name: 'Your first game',
  close: 'I know this: no more advice',
  setting: 'Guide for the first game',
  settingHint: 'Against bots. It falls silent on what you have done a few times.',
  goal: 'Goal: bring all four tracks onto the parchment within four rounds. Then the most steps on it win.',
  sand: 'Now the sand runs. When a timer has run out, anyone may flip it to its other row. Workers act only where the timer stands.',
  inside: 'All your long tracks are on the parchment. Every further step counts.',
  standing: (own: number, others: number) =>
    `The most steps on the parchment win: you ${own}, the others at most ${others}.`,
  without: 'If no one brings all four there, the best lowest track wins, of those with the legendary point.',
  need: (lack: string, area: Area, gains: string) => `You still need ${lack}. It comes from ${IN[area]}: ${gains}.`,
  needs: (lack: string) => `You still need ${lack}. Council rewards and stratagems bring it.`,
  legendary: {
    here: (card: string) =>
      `No one wins without the legendary point. It lies on the achievement, by the council: ${card}.`,
    taken: 'No one wins without the legendary point. This round’s is gone; the next achievement brings it again.',
    last: 'No one wins without the legendary point. Only a reward of the last council can bring it now.',
  },
  whyLook: 'Every symbol explains itself: point at it or hold it.',
  free: 'Pick up the ringed worker.',
  whyFree: 'It is free: place it on a row that the timer comes to next.',
  whyUnpaid: (lack: string) => `It waits for an action you can’t pay for: ${lack} short. Move it elsewhere.`,
  stays: (lack: string) => `You are ${lack} short for the action below your worker.`,
  whyStays: 'It can act once you have that, or move away once the timer is flipped.',
  put: (area: Area) => `Choose the ringed frame in ${IN[area]}.`,
  act: (deal: string) => `Choose the ringed box: ${deal}.`,
  play: (card: string) => `Play ${card}.`,
  whyClaim: 'Take the legendary token: no one wins without that point.',
  whyPlay: 'A stratagem card needs no worker and no timer, and you can pick it up again later.',
  wait: (timer: string) => `Your workers wait for ${timer}.`,
  stuck: (timer: string) => `Your workers are stuck until ${timer} is flipped.`,
  timing: 'Timed is the game as it is meant. Untimed, as in round 1, leaves you all the time you like.',
  whyWait: 'That is fine. Meanwhile, look at what the council offers.',
  whyStuck: 'They have acted, and that is fine. Workers in black come free soonest: its sand runs for 45 s.',
  whySand:
    'All timers flip together, so running sand is waited out. An untimed round begins at once: choose it in the council.',
  done: (button: string) => `Nothing more is worth doing now: press ${button}.`,
  whyDone: {
    stuck: 'It is fine that your workers are stuck: they come free when the timers flip.',
    waiting: 'Your workers wait for the timers, which flip when everyone is done.',
    called: 'Council is called: it begins when everyone is done.',
  },
  answers: {
    vp: (track: string) => `${track} helps most: that track is furthest from the parchment.`,
    vpInside: (track: string) => `All are on the parchment, and every step counts. ${track} is lowest.`,
    conquer: 'Choose a province: the ringed one helps you most.',
    tuck: 'Choose the production that is to give more from now on.',
    wild: 'Choose what you lack.',
    pay: 'Pay with what you need least.',
    worker: 'Choose the worker that is to come free.',
  },
  whyAnswers: {
    conquer: 'Next you choose one line of it: the production with that cogwheel then always gives this, too.',
    wild: 'Gold pays for actions in green and purple.',
    worker: 'A free worker can be placed again. The grande may stand beside others.',
  },
  ranks: 'The first ranks also gain victory points: steps on tracks of their choice. It goes on by itself.',
  reward: 'Choose one reward.',
  whyReward: (text: string) => `The ringed one helps you most now: ${text}`,
} as const;
