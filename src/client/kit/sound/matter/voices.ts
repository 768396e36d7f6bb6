import { chanceFrom, seedOf } from '../score/chance.ts';
import { hertz, type Voice } from '../score/note.ts';
import { BAR, BELL, BOWL, COIN, GLASS, SKIN, STEEL, STRING, WOOD } from './bodies.ts';
import { HORN, held, REED } from './held.ts';
import { type Mode, struck } from './modes.ts';
import { crackling, dying, noise, pouring } from './noise.ts';
import type { Samples } from './samples.ts';
import { shaped } from './shape.ts';

/** Makes a voice at a pitch in hertz, as samples of that rate. */
type Make = (rate: number, pitch: number) => Samples;

/** What strikes the body is heard for a moment, too. */
const blow =
  (modes: readonly Mode[], loud: number, band: number, decay: number): Make =>
  (rate, pitch) => {
    const samples = struck(rate, pitch, modes);
    const knock = noise(rate, chanceFrom(seedOf(band, decay)), {
      length: decay,
      band,
      narrow: 0.9,
      course: dying(decay),
    });
    const size = loud / highest(knock);
    for (let nth = 0; nth < Math.min(knock.length, samples.length); nth += 1)
      samples[nth] = (samples[nth] ?? 0) + (knock[nth] ?? 0) * size;
    return shaped(samples, rate);
  };

const highest = (samples: Samples): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

const sand: Make = (rate, pitch) => {
  const course = pouring(0.12, 0.85);
  const falling = { length: 0.85, band: pitch, narrow: 0.8, course, grains: 2600 };
  return shaped(noise(rate, chanceFrom(11), falling), rate, 0.01, 0.1);
};

const paper: Make = (rate, pitch) => {
  const chance = chanceFrom(23);
  const bending = { length: 0.26, band: pitch, narrow: 0.7, course: crackling(chance, 0.2, 6) };
  return shaped(noise(rate, chance, bending), rate, 0.002, 0.03);
};

const MAKES: Readonly<Record<Voice, Make>> = {
  wood: blow(WOOD, 0.9, 1100, 0.03),
  bar: blow(BAR, 0.25, 900, 0.02),
  glass: blow(GLASS, 0.12, 5200, 0.012),
  bowl: blow(BOWL, 0.2, 1600, 0.03),
  bell: blow(BELL, 0.25, 2400, 0.02),
  coin: blow(COIN, 0.3, 6500, 0.01),
  steel: blow(STEEL, 0.4, 4200, 0.015),
  skin: blow(SKIN, 0.3, 500, 0.04),
  string: blow(STRING, 0.08, 2200, 0.012),
  sand,
  paper,
  reed: (rate, pitch) => held(rate, pitch, REED),
  horn: (rate, pitch) => held(rate, pitch, HORN),
};

/** These last as long as they are held; the others die away by themselves. */
export const isHeld = (voice: Voice): boolean => voice === 'reed' || voice === 'horn';

/** A voice is made once for so many semitones and played faster or slower in between. */
const ZONE = 5;
export const zoneOf = (pitch: number): number => Math.round(pitch / ZONE) * ZONE;

export const made = (voice: Voice, zone: number, rate: number): Samples => MAKES[voice](rate, hertz(zone));
