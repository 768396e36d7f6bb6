import type { Area } from '#content';
import { plural } from '../../speech/en.ts';

const IN = { purple: 'in purple', green: 'in green', black: 'in black' } as const;

export const coach = {
  name: 'Coach',
  coached: 'with a coach',
  answer: 'A question is waiting for your answer.',
  act: (area: Area) => `One of your workers can act ${IN[area]}.`,
  short: (area: Area) => `Your worker ${IN[area]} can’t act: you can’t afford it yet.`,
  missing: (area: Area) => `Act ${IN[area]} before the timer is flipped!`,
  caught: (area: Area) => `Move your worker out of the ${area} box, or it will be stuck when the timer returns.`,
  claim: 'You can claim the achievement.',
  flip: (area: Area) => `The ${area} timer has run out. Flip it so your worker can act.`,
  flipFree: (area: Area) => `The ${area} timer has run out. Flip it so your worker can move again.`,
  idle: (count: number) =>
    plural(count, {
      one: 'One worker is free: place it on a row the timer will come to.',
      other: '# workers are free: place them on rows the timers will come to.',
    }),
  pickUp: (count: number) =>
    plural(count, { one: 'You can pick up # stratagem.', other: 'You can pick up # stratagems.' }),
  finished: 'Your workers have done what they can. Play a stratagem if it helps, then press “I am done”.',
  lowest: (track: string, steps: number) =>
    `${track} is your lowest track: ${plural(steps, { one: '# step', other: '# steps' })} to the parchment.`,
  legendary: 'You don’t have the legendary point yet. No one can win without it.',
  setting: 'Coach',
  settingHint: 'Suggests what you can do. Not available at public or rated tables.',
} as const;
