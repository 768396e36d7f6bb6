import type { Area } from '#content';
import { plural } from './speech.ts';

const IN = { purple: 'in purple', green: 'in green', black: 'in black' } as const;

export const coach = {
  name: 'Coach',
  coached: 'with a coach',
  answer: 'Finish what you have begun: a question waits for you.',
  act: (area: Area) => `One of your workers can act ${IN[area]}.`,
  short: (area: Area) => `Your worker ${IN[area]} cannot act: you cannot pay for it yet.`,
  missing: (area: Area) => `Act ${IN[area]} before the timer is flipped away!`,
  caught: (area: Area) => `A worker in a box ${IN[area]} will be caught again when the timer comes back. Move it.`,
  claim: 'You can claim the achievement.',
  flip: (area: Area) => `The sand ${IN[area]} has run out. A flip lets your waiting worker act.`,
  idle: (count: number) =>
    plural(count, {
      one: 'One worker is free: place it where the timer will come.',
      other: '# workers are free: place them where the timers will come.',
    }),
  pickUp: (count: number) =>
    plural(count, { one: 'You can pick # card up again.', other: 'You can pick # cards up again.' }),
  finished: 'Your workers have done what they can. Play a stratagem if it helps, then say that you are done.',
  lowest: (track: string, steps: number) =>
    `${track} is your lowest track: ${plural(steps, { one: '# step', other: '# steps' })} to the parchment.`,
  legendary: 'You are not legendary yet. Without the comet nobody can win.',
  setting: 'Coach',
  settingHint: 'Whispers what can be done. Never at public tables.',
} as const;
