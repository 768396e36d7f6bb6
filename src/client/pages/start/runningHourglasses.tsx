import { CLOTHS, Hourglass } from '../../art/index.ts';

const SIZES = { purple: 380, green: 320, black: 260 } as const;

/** Three timers that run and turn over for ever, each in its own time. */
export function RunningHourglasses() {
  return (
    <div class="running" aria-hidden="true">
      {CLOTHS.map((cloth) => (
        <div key={cloth} class={`running-cloth running-${cloth}`}>
          <div class="running-glass">
            <Hourglass hue={cloth} running size={SIZES[cloth]} />
          </div>
        </div>
      ))}
    </div>
  );
}
