/** All sound is made here: short noises and tones with an envelope, mixed into one volume. */
export interface Synth {
  readonly setVolume: (volume: number) => void;
  /** A tone that begins after `at` seconds and dies away over `length`. */
  readonly tone: (made: Tone) => void;
  readonly noise: (made: Noise) => void;
}

interface Tone {
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

interface Noise {
  /** The middle of the band that is let through, and how narrow it is. */
  readonly band: number;
  readonly narrow?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

const SOFT_START = 0.004;
const SILENT = 0.0001;

export function openSynth(): Synth {
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  const grain = whiteNoise(context);

  const envelope = (at: number, length: number, loud: number): GainNode => {
    const gain = context.createGain();
    const start = context.currentTime + at;
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + SOFT_START);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
    gain.connect(out);
    return gain;
  };

  return {
    setVolume(volume) {
      out.gain.setTargetAtTime(volume, context.currentTime, 0.02);
      if (volume > 0 && context.state === 'suspended') context.resume();
    },
    tone({ pitch, to = pitch, shape = 'sine', at = 0, length, loud }) {
      const source = context.createOscillator();
      const start = context.currentTime + at;
      source.type = shape;
      source.frequency.setValueAtTime(pitch, start);
      source.frequency.exponentialRampToValueAtTime(to, start + length);
      source.connect(envelope(at, length, loud));
      source.start(start);
      source.stop(start + length);
    },
    noise({ band, narrow = 1, at = 0, length, loud }) {
      const source = context.createBufferSource();
      const filter = context.createBiquadFilter();
      const start = context.currentTime + at;
      source.buffer = grain;
      source.loop = true;
      filter.type = 'bandpass';
      filter.frequency.value = band;
      filter.Q.value = narrow;
      source.connect(filter).connect(envelope(at, length, loud));
      source.start(start);
      source.stop(start + length);
    },
  };
}

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  return buffer;
}
