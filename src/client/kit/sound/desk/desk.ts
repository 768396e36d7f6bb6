import type { Loudness } from '../../settings/settings.ts';
import { room } from '../matter/room.ts';
import type { Note } from '../score/note.ts';
import { type Bus, openBus } from './bus.ts';
import { ceiling } from './ceiling.ts';
import { createPlayer } from './player.ts';

/** Where all sound comes together: three buses with a slider each, one room, one ceiling. */
export interface Desk {
  /** Seconds of the sound's own clock. */
  readonly clock: () => number;
  /** Plays notes whose times count from a moment of the clock. */
  readonly play: (bus: Loudness, notes: readonly Note[], from: number) => void;
  readonly slide: (bus: Loudness, share: number) => void;
  /** Fades out what sounds and drops what is still to come. */
  readonly hush: (bus: Loudness) => void;
  /** The music steps back for a moment, so that something can be heard above it. */
  readonly stepBack: (from: number) => void;
  /** Makes what a note needs before it is played. */
  readonly prepare: (note: Note) => void;
}

/** How much of each bus the room hears. */
const IN_THE_ROOM: Readonly<Record<Loudness, number>> = { music: 0.5, pieces: 0.16, timers: 0.3 };

const FARTHER = 0.0113;

export function openDesk(context: BaseAudioContext): Desk {
  const main = ceiling(context);
  main.connect(context.destination);
  const hall = openRoom(context, main);
  const open = (name: Loudness): Bus => openBus(context, main, hall, IN_THE_ROOM[name]);
  const buses = { music: open('music'), pieces: open('pieces'), timers: open('timers') };
  const player = createPlayer(context);
  return {
    clock: () => context.currentTime,
    play(name, notes, from) {
      for (const note of notes)
        buses[name].take(note.pan ?? 0, (into) => player.play(into, { ...note, at: note.at + from }));
    },
    slide: (name, share) => buses[name].slide(share),
    hush: (name) => buses[name].hush(),
    stepBack: (from) => buses.music.stepBack(from),
    prepare: player.prepare,
  };
}

/** The room answers once for both ears, and the right one hears it from a little further away. */
function openRoom(context: BaseAudioContext, main: AudioNode): AudioNode {
  const samples = room(context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const hall = new ConvolverNode(context, { buffer, channelCount: 1, channelCountMode: 'explicit' });
  const ears = new ChannelMergerNode(context, { numberOfInputs: 2 });
  const farther = new DelayNode(context, { delayTime: FARTHER, maxDelayTime: FARTHER });
  hall.connect(ears, 0, 0);
  hall.connect(farther).connect(ears, 0, 1);
  ears.connect(main);
  return hall;
}
