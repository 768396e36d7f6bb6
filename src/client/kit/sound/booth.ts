/** The same desk without a loudspeaker: what would be heard, as samples, to be measured. The game itself does not use it. */
import type { Loudness } from '../settings/settings.ts';
import { type Desk, openDesk } from './desk/desk.ts';
import { RATE } from './matter/samples.ts';
import { conduct, SILENT } from './score/conduct.ts';
import { busOf, LEVELS, levelOf, notesOf, SOUND_NAMES, type SoundName } from './score/mix.ts';
import type { Mood } from './score/mood.ts';

/** Sliders take a moment. */
const LEAD = 0.3;
/** How often the music looks at the game, here as there. */
const LOOK = 0.2;

interface Rendered {
  readonly channels: readonly Float32Array[];
  readonly rate: number;
}

/** What is done at the desk at a moment of its clock. */
type Doing = (desk: Desk, clock: number) => void;

/** Renders so many seconds; every look the desk is served as it is during a game. */
async function render(seconds: number, doing: Doing): Promise<Rendered> {
  const context = new OfflineAudioContext({
    numberOfChannels: 2,
    length: Math.round(seconds * RATE),
    sampleRate: RATE,
  });
  const desk = openDesk(context);
  doing(desk, 0);
  for (let at = LOOK; at < seconds; at += LOOK)
    context.suspend(at).then(() => {
      doing(desk, context.currentTime);
      return context.resume();
    });
  const buffer = await context.startRendering();
  return { channels: [buffer.getChannelData(0), buffer.getChannelData(1)], rate: RATE };
}

/** All sounds, and how loud each is meant to be. */
export const aims = SOUND_NAMES.map((name) => ({ name, aim: LEVELS[levelOf(name)] }));

type Sliders = Partial<Readonly<Record<Loudness, number>>>;

export const renderSound = (name: SoundName, seconds: number, sliders: Sliders = {}): Promise<Rendered> =>
  render(seconds, (desk, clock) => {
    if (clock !== 0) return;
    for (const [bus, share] of Object.entries(sliders)) desk.slide(bus as Loudness, share);
    desk.play(busOf(name), notesOf(name), LEAD);
  });

/** Music that is hushed after some seconds. */
export const renderHushed = (seconds: number, hushedAt: number): Promise<Rendered> => {
  let baton = SILENT;
  return render(seconds, (desk, clock) => {
    const conducted = conduct(1, baton, clock, clock < hushedAt ? { scene: 'round', thick: 1 } : { scene: 'silence' });
    baton = conducted.baton;
    desk.play('music', conducted.notes, 0);
    if (conducted.cut) desk.hush('music');
  });
};

/** Music over a course of moods, each from its second on; `busy` adds a sound every half second. */
export function renderMusic(
  seed: number,
  seconds: number,
  moodAt: (second: number) => Mood,
  busy = false,
): Promise<Rendered> {
  let baton = SILENT;
  let sounds = 0;
  return render(seconds, (desk, clock) => {
    const conducted = conduct(seed, baton, clock, moodAt(clock));
    baton = conducted.baton;
    desk.play('music', conducted.notes, 0);
    if (!busy || clock < sounds / 2) return;
    const name = SOUND_NAMES[sounds % SOUND_NAMES.length] ?? 'worker';
    desk.play(busOf(name), notesOf(name), clock);
    sounds += 1;
  });
}

/** Everything in the same moment, over the thickest music. */
export const renderAll = (seconds: number): Promise<Rendered> =>
  render(seconds, (desk, clock) => {
    if (clock !== 0) return;
    for (const name of SOUND_NAMES) desk.play(busOf(name), notesOf(name), LEAD);
    desk.play('music', conduct(1, SILENT, 0, { scene: 'round', thick: 1 }).notes, 0);
  });
