/** One of the three ways to the desk: notes come in, step back, and leave by the slider. */
export interface Bus {
  /** Lets a note in, at its place from left to right. */
  readonly take: (pan: number, note: (into: AudioNode) => AudioBufferSourceNode) => void;
  readonly slide: (share: number) => void;
  readonly hush: () => void;
  readonly stepBack: (from: number) => void;
}

const SLIDES = 0.03;
const FADES = 0.12;
/** After so many times its constant a fade cannot be heard any more. */
const GONE = 7;
const BACK = 0.5;
const BACK_FOR = 1.6;

/** A slider feels even when loudness goes by its square. */
const gainOf = (share: number): number => share ** 2;

export function openBus(context: BaseAudioContext, main: AudioNode, hall: AudioNode, inTheRoom: number): Bus {
  const slider = new GainNode(context);
  slider.connect(main);
  slider.connect(new GainNode(context, { gain: inTheRoom })).connect(hall);
  let entrance = openEntrance(context, slider);
  let sounding = new Set<AudioBufferSourceNode>();
  return {
    take(pan, note) {
      const [source, all] = [note(entrance.at(pan)), sounding];
      all.add(source);
      source.addEventListener('ended', () => all.delete(source));
    },
    slide: (share) => void slider.gain.setTargetAtTime(gainOf(share), context.currentTime, SLIDES),
    hush() {
      const now = context.currentTime;
      entrance.gain.cancelScheduledValues(now);
      entrance.gain.setTargetAtTime(0, now, FADES);
      for (const source of sounding) source.stop(now + GONE * FADES);
      [entrance, sounding] = [openEntrance(context, slider), new Set()];
    },
    stepBack(from) {
      entrance.gain.setTargetAtTime(BACK, from, 0.08);
      entrance.gain.setTargetAtTime(1, from + BACK_FOR, 0.6);
    },
  };
}

interface Entrance {
  readonly gain: AudioParam;
  readonly at: (pan: number) => AudioNode;
}

/** Notes of the same place share one panner, which spares the processor a third of the mixing. */
function openEntrance(context: BaseAudioContext, slider: AudioNode): Entrance {
  const into = new GainNode(context);
  into.connect(slider);
  const places = new Map<number, AudioNode>();
  return {
    gain: into.gain,
    at(pan) {
      const known = places.get(pan);
      if (known !== undefined) return known;
      const place = new StereoPannerNode(context, { pan });
      place.connect(into);
      places.set(pan, place);
      return place;
    },
  };
}
