import { isHeld, made, zoneOf } from '../matter/voices.ts';
import { chanceFrom } from '../score/chance.ts';
import { hertz, type Note, type Voice } from '../score/note.ts';

export interface Player {
  /** Makes a note that begins at its time, ends by itself, and can be ended before. */
  readonly play: (into: AudioNode, note: Note) => AudioBufferSourceNode;
  /** Makes the voice of a note before it is needed. */
  readonly prepare: (note: Note) => void;
}

/** Seconds a held voice takes to come and to go. */
const COMES: Partial<Readonly<Record<Voice, number>>> = { reed: 0.45, horn: 0.07 };
const GOES = 0.4;
/** No two strokes are quite alike: up to half a hundredth faster or slower. */
const UNLIKE = 0.01;

/** Plays single notes. Each voice is made when it is first needed, and kept. */
export function createPlayer(context: BaseAudioContext): Player {
  const bufferOf = createShelf(context);
  const chance = chanceFrom(3);
  return {
    play(into, note) {
      const zone = zoneOf(note.pitch);
      const unlike = isHeld(note.voice) ? 1 : 1 + UNLIKE * (chance() - 0.5);
      const source = new AudioBufferSourceNode(context, {
        buffer: bufferOf(note.voice, zone),
        loop: isHeld(note.voice),
        playbackRate: (unlike * hertz(note.pitch)) / hertz(zone),
      });
      const gain = new GainNode(context, { gain: isHeld(note.voice) ? 0 : note.loud });
      source.connect(gain).connect(into);
      source.start(note.at);
      if (isHeld(note.voice)) hold(source, gain.gain, note);
      source.onended = () => gain.disconnect();
      return source;
    },
    prepare: ({ voice, pitch }) => void bufferOf(voice, zoneOf(pitch)),
  };
}

/** What is struck has its shape already; what is held comes and goes. */
function hold(source: AudioBufferSourceNode, gain: AudioParam, { voice, at, loud, length = 0 }: Note): void {
  gain.setValueAtTime(0, at);
  gain.linearRampToValueAtTime(loud, at + Math.min(COMES[voice] ?? 0, length / 2));
  gain.setValueAtTime(loud, at + length);
  gain.linearRampToValueAtTime(0, at + length + GOES);
  source.stop(at + length + GOES);
}

function createShelf(context: BaseAudioContext): (voice: Voice, zone: number) => AudioBuffer {
  const shelf = new Map<string, AudioBuffer>();
  return (voice, zone) => {
    const known = shelf.get(`${voice} ${zone}`);
    if (known !== undefined) return known;
    const samples = made(voice, zone, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    shelf.set(`${voice} ${zone}`, buffer);
    return buffer;
  };
}
