import type { Synth } from './synth.ts';

const SOUNDS = [
  'worker',
  'act',
  'card',
  'gain',
  'flip',
  'sandOut',
  'marker',
  'council',
  'privilege',
  'refused',
  'legend',
  'chat',
  'tick',
  'end',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** Wood for workers, a dry click for cards, sand and a chime for timers, a low gong for council, two notes for privilege. */
export const PLAY: Readonly<Record<Sound, (synth: Synth) => void>> = {
  worker(synth) {
    synth.noise({ band: 900, narrow: 3, length: 0.05, loud: 0.5 });
    synth.tone({ pitch: 260, to: 150, shape: 'triangle', length: 0.11, loud: 0.5 });
  },
  act(synth) {
    synth.noise({ band: 700, narrow: 3, length: 0.06, loud: 0.5 });
    synth.tone({ pitch: 190, to: 110, shape: 'triangle', length: 0.16, loud: 0.55 });
    synth.noise({ band: 1400, narrow: 4, at: 0.07, length: 0.04, loud: 0.25 });
  },
  card(synth) {
    synth.noise({ band: 3200, narrow: 1.2, length: 0.035, loud: 0.4 });
    synth.noise({ band: 1800, narrow: 1.2, at: 0.03, length: 0.05, loud: 0.18 });
  },
  gain(synth) {
    synth.tone({ pitch: 1180, shape: 'triangle', length: 0.09, loud: 0.1 });
    synth.tone({ pitch: 1570, shape: 'triangle', at: 0.05, length: 0.14, loud: 0.08 });
  },
  flip(synth) {
    synth.noise({ band: 5200, narrow: 0.7, length: 0.42, loud: 0.16 });
    synth.noise({ band: 2600, narrow: 0.9, at: 0.1, length: 0.4, loud: 0.12 });
    synth.tone({ pitch: 150, to: 90, shape: 'triangle', at: 0.38, length: 0.14, loud: 0.4 });
  },
  sandOut(synth) {
    chime(synth, 1320, 0, 0.16);
    chime(synth, 1980, 0.09, 0.1);
  },
  marker(synth) {
    synth.tone({ pitch: 620, to: 240, shape: 'triangle', length: 0.16, loud: 0.35 });
    synth.noise({ band: 1200, narrow: 5, at: 0.13, length: 0.05, loud: 0.4 });
    synth.noise({ band: 1000, narrow: 5, at: 0.24, length: 0.04, loud: 0.2 });
  },
  council(synth) {
    for (const [nth, ratio] of [1, 1.5, 2.02, 2.74, 3.41].entries()) {
      synth.tone({ pitch: 82 * ratio, length: 3.2 / (1 + nth * 0.35), loud: 0.34 / (1 + nth) });
    }
    synth.noise({ band: 320, narrow: 1, length: 0.25, loud: 0.25 });
  },
  privilege(synth) {
    chime(synth, 660, 0, 0.22);
    chime(synth, 990, 0.16, 0.24);
  },
  refused(synth) {
    synth.tone({ pitch: 170, to: 150, shape: 'triangle', length: 0.12, loud: 0.3 });
    synth.tone({ pitch: 150, to: 128, shape: 'triangle', at: 0.11, length: 0.16, loud: 0.3 });
  },
  legend(synth) {
    for (const [nth, pitch] of [523, 659, 784, 1047, 1319].entries()) chime(synth, pitch, nth * 0.1, 0.18);
  },
  chat(synth) {
    synth.tone({ pitch: 740, to: 880, length: 0.09, loud: 0.14 });
  },
  tick(synth) {
    synth.noise({ band: 2400, narrow: 8, length: 0.03, loud: 0.5 });
  },
  end(synth) {
    PLAY.council(synth);
    for (const [nth, pitch] of [392, 494, 587, 784].entries()) chime(synth, pitch, 0.5 + nth * 0.22, 0.2);
  },
};

/** A bell: two overtones that are not quite in tune, dying away. */
function chime(synth: Synth, pitch: number, at: number, loud: number): void {
  synth.tone({ pitch, at, length: 0.9, loud });
  synth.tone({ pitch: pitch * 2.01, at, length: 0.5, loud: loud * 0.4 });
  synth.tone({ pitch: pitch * 3.02, at, length: 0.25, loud: loud * 0.2 });
}
