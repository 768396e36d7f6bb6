import { CLOTHS, Hourglass } from '../../art/index.ts';
import css from './runningHourglasses.module.css';

const SIZES = { purple: 380, green: 320, black: 260 } as const;

/** Three timers that run and turn over for ever, each in its own time. */
export function RunningHourglasses() {
  return (
    <div class={css.running} aria-hidden="true">
      {CLOTHS.map((cloth) => (
        <div key={cloth} class={css.cloth} data-cloth={cloth}>
          <div class={css.glass}>
            <Hourglass hue={cloth} running size={SIZES[cloth]} />
          </div>
        </div>
      ))}
    </div>
  );
}
