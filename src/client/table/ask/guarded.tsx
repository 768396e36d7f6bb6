import { useRef } from 'preact/hooks';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { HOLD_TIME, UNDO_TIME, type Waiting } from '../guard/guard.ts';
import { commandLabel } from '../view/label.ts';
import { useView } from '../view/view.ts';
import css from './guarded.module.css';
import { useBeside } from './popover.tsx';

/** A deed that has not left the browser yet: what, why it waits, and the way back. It takes no focus and blocks nothing. */
export function Guarded() {
  const waiting = useView().guard.waiting.value;
  return waiting === null ? null : <Sheet key={JSON.stringify(waiting.command)} waiting={waiting} />;
}

function Sheet({ waiting }: { readonly waiting: Waiting }) {
  const view = useView();
  const sheet = useRef<HTMLDivElement>(null);
  useBeside(sheet, waiting.anchor);
  const { guard } = words.value;
  return (
    <div ref={sheet} class={css.guarded} role="status" {...address({ of: 'guarded' })}>
      <p>
        <b>{commandLabel(view, waiting.command)}</b> {guard.reasons[waiting.why]}{' '}
        <span class="visually-hidden">{guard.again}</span>
      </p>
      {waiting.guarding === 'undo' ? (
        <button type="button" class={button.plain} {...address({ of: 'undo' })} onClick={view.guard.undo}>
          <Ring time={UNDO_TIME} /> {guard.undo}
        </button>
      ) : (
        <HoldButton />
      )}
    </div>
  );
}

/** Does it once it has been held; for keys a press is enough. */
function HoldButton() {
  const { guard } = useView();
  const lift = useRef<() => void>(() => undefined);
  const letGo = () => lift.current();
  return (
    <button
      type="button"
      class={`${button.plain} ${css.hold}`}
      {...address({ of: 'hold' })}
      onPointerDown={() => {
        lift.current = guard.hold();
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && guard.confirm()}
    >
      <Ring time={HOLD_TIME} /> {words.value.guard.hold}
    </button>
  );
}

/** Runs out, or fills, in so many milliseconds. */
function Ring({ time }: { readonly time: number }) {
  return (
    <svg class={css.ring} viewBox="0 0 24 24" aria-hidden="true" style={{ '--time': `${time}ms` }}>
      <circle cx="12" cy="12" r="9" pathLength={1} />
    </svg>
  );
}
