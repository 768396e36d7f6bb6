import { useEffect, useState } from 'preact/hooks';
import { CLOTHS, Hourglass } from '../../art/index.ts';
import css from './runningHourglasses.module.css';

const SIZES = { purple: 380, green: 320, black: 260 } as const;

/** Three timers that run and turn over for ever, each in its own time. */
export function RunningHourglasses() {
  const Poured = usePoured();
  return (
    <div class={css.running} aria-hidden="true">
      {CLOTHS.map((cloth) => (
        <div key={cloth} class={css.cloth} data-cloth={cloth}>
          <i class={css.banner} />
          <div class={css.glass} data-running>
            {Poured === null ? (
              <Hourglass hue={cloth} running size={SIZES[cloth]} />
            ) : (
              <Poured hue={cloth} size={SIZES[cloth]} />
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

type Glass = typeof import('./poured.tsx')['PouredGlass'];

/** Grains come after the glass: until then, and where pieces stay flat, sand is a plain fill. */
function usePoured(): Glass | null {
  const [Poured, setPoured] = useState<Glass | null>(null);
  useEffect(() => {
    const root = document.documentElement;
    const look = () => {
      if (root.dataset.matter?.includes('hourglass') !== true) return;
      watch.disconnect();
      import('./poured.tsx').then(({ PouredGlass }) => setPoured(() => PouredGlass)).catch(() => {});
    };
    const watch = new MutationObserver(look);
    watch.observe(root, { attributeFilter: ['data-matter'] });
    look();
    return () => watch.disconnect();
  }, []);
  return Poured;
}
