import { useEffect } from 'preact/hooks';
import { type CLOTHS, Hourglass } from '../../art/index.ts';
import { useGrains } from '../../table/board/grains.ts';

interface Props {
  readonly hue: (typeof CLOTHS)[number];
  readonly size: number;
}

/** So much of its time a glass runs; then it is turned. */
const RUNS = 0.98;
/** What has run down where nothing moves. */
const STANDS = 0.4;
/** Milliseconds between two pictures: nobody plays here. */
const PACE = 32;

/** A glass with grains in it. Its sand follows the animation that turns it. */
export function PouredGlass({ hue, size }: Props) {
  const { mount, pane, show } = useGrains(hue, false);
  useEffect(() => {
    let asked = 0;
    let last = 0;
    const follow = (now: number) => {
      asked = requestAnimationFrame(follow);
      if (now - last < PACE) return;
      last = now;
      const [turning] = pane.current?.canvas.closest('[data-running]')?.getAnimations() ?? [];
      const { progress, duration } = turning?.effect?.getComputedTiming() ?? {};
      const isTurning = typeof progress === 'number' && typeof duration === 'number' && duration > 0;
      const gone = isTurning ? progress / RUNS : STANDS;
      show(isTurning ? Math.max(0, RUNS - progress) * duration : 0, Math.max(0, 1 - gone));
    };
    asked = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(asked);
  }, []);
  return <Hourglass hue={hue} running size={size} grains={mount} />;
}
