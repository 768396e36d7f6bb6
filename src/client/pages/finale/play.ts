import type { Cue } from './plan/cues.ts';

/** Lets the pieces of a stage do what they have to, and says when the last has done it. Gives what breaks it off. */
export function playCues(stage: HTMLElement, cues: readonly Cue[], done: () => void): () => void {
  const pieces = new Map(
    [stage, ...stage.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => [nameOf(one), one]),
  );
  const moving = cues.map(({ piece, at, until, frames, easing = 'linear' }) =>
    pieces.get(piece)?.animate([...frames], { delay: at, duration: until - at, easing, fill: 'both' }),
  );
  const isOn = { still: true };
  const curtain = moving[cues.findIndex(({ piece }) => piece === nameOf(stage))];
  curtain?.finished.then(
    () => isOn.still && done(),
    () => undefined,
  );
  return () => {
    isOn.still = false;
    for (const one of moving) one?.cancel();
  };
}

const nameOf = ({ dataset }: HTMLElement): string => dataset.piece ?? '';
