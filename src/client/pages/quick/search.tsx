import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import banner from '../../kit/banner.module.css';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { lookForTable, stopLooking } from '../../net/quick/look.ts';
import { type Looking, looking } from '../../net/quick/looking.ts';
import css from './quick.module.css';

/** The button, or how the search stands. */
export function Search({ find }: { readonly find: () => void }) {
  const now = looking.value;
  if (now !== null) return <Searching now={now} />;
  return (
    <div class="stack">
      <p class="soft">{said.value.quick.stopped}</p>
      <button type="button" class={button.giant} {...address({ of: 'findTable' })} onClick={find}>
        {words.value.start.findTable}
      </button>
    </div>
  );
}

function Searching({ now }: { readonly now: Looking }) {
  const { quick } = said.value;
  return (
    <div class="stack" {...address({ of: 'searching' })}>
      <h2 class={css.state}>
        <i class={banner.sand} aria-hidden="true" />
        {quick.looking}
      </h2>
      <p aria-live="polite">{stateOf(now)}</p>
      <Left until={now.until} />
      <Waiting now={now} />
      <p class="row">
        <button type="button" class={button.main} onClick={() => lookForTable({ ...now.wish, waitMs: 0 })}>
          <Icon of="bot" size={20} />
          {quick.withBots}
        </button>
        <button type="button" class={button.plain} onClick={stopLooking}>
          <Icon of="close" size={20} />
          {quick.stop}
        </button>
      </p>
    </div>
  );
}

/** Who else waits. The count knows oneself, the names do not tell who that is. */
function Waiting({ now: { hall, wish } }: { readonly now: Looking }) {
  const { quick } = said.value;
  const own = hall.waiting.findIndex(({ name, pace }) => name === wish.name && pace === wish.pace);
  const others = hall.waiting.filter((_, nth) => nth !== own);
  if (others.length === 0) return <p class="soft">{quick.only}</p>;
  return (
    <div>
      <p>{quick.others(hall.people - 1)}</p>
      <ul class={css.waiting}>
        {others.map(({ name, pace }, nth) => (
          <li key={nth}>
            <b>{name}</b> <small class="soft">{quick.paces[pace]}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stateOf({ isLost, fault }: Looking): string {
  if (isLost) return said.value.quick.lost;
  return fault === null ? '' : words.value.faults[fault];
}

function Left({ until }: { readonly until: number }) {
  const { quick } = said.value;
  const seconds = useSecondsTo(until);
  return <p>{seconds === 0 ? quick.opening : quick.botsIn(timeOf(seconds))}</p>;
}

export const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function useSecondsTo(until: number): number {
  const left = (): number => Math.max(0, Math.ceil((until - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
