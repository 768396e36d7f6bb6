import { useEffect, useState } from 'preact/hooks';
import type { Fault, Waits } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import banner from '../../kit/banner.module.css';
import { at } from '../../kit/base.ts';
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
  const { wish } = now;
  if (now.fault !== null) return <Halted now={now} fault={now.fault} />;
  return (
    <div class="stack" {...address({ of: 'searching' })}>
      <h2 class={css.state}>
        <i class={banner.sand} aria-hidden="true" />
        {quick.looking}
      </h2>
      <p aria-live="polite">{now.isLost ? quick.lost : ''}</p>
      <Left until={now.until} isRated={wish.rated === true} />
      <Waiting now={now} />
      <p class="row">
        <button
          type="button"
          class={wish.rated ? button.plain : button.main}
          onClick={() => lookForTable({ ...wish, rated: false, waitMs: 0 })}
        >
          <Icon of="bot" size={20} />
          {wish.rated ? quick.unratedWithBots : quick.withBots}
        </button>
        <Stop />
      </p>
    </div>
  );
}

const Stop = () => (
  <button type="button" class={button.plain} onClick={stopLooking}>
    <Icon of="close" size={20} />
    {said.value.quick.stop}
  </button>
);

/** Something has to be done first: the server has said no. */
function Halted({ now, fault }: { readonly now: Looking; readonly fault: Fault }) {
  const { quick } = said.value;
  const isName = fault === 'nameTaken' || fault === 'needsName';
  return (
    <div class="stack" {...address({ of: 'searching' })}>
      <h2>{quick.halted}</h2>
      <p role="alert">{words.value.faults[fault]}</p>
      <p class="row">
        {isName && (
          <a class={button.main} href={at('/you')}>
            {said.value.daily.takeName}
          </a>
        )}
        <button type="button" class={isName ? button.plain : button.main} onClick={() => lookForTable(now.wish)}>
          {quick.again}
        </button>
        <Stop />
      </p>
    </div>
  );
}

/** Who else waits. The count knows oneself, the names do not tell who that is. */
function Waiting({ now: { hall, wish } }: { readonly now: Looking }) {
  const { quick } = said.value;
  const isOwn = ({ name, pace, rated }: Waits): boolean =>
    name === wish.name && pace === wish.pace && rated === (wish.rated === true);
  const own = hall.waiting.findIndex(isOwn);
  const others = hall.waiting.filter((_, nth) => nth !== own);
  if (others.length === 0) return <p class="soft">{quick.only}</p>;
  return (
    <div>
      <p>{quick.others(hall.people - 1)}</p>
      <ul class={css.waiting}>
        {others.map(({ name, pace, rated }, nth) => (
          <li key={nth}>
            <b>{name}</b>{' '}
            <small class="soft">
              {quick.paces[pace]}
              {rated && `, ${quick.rated}`}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Left({ until, isRated }: { readonly until: number; readonly isRated: boolean }) {
  const { quick } = said.value;
  const seconds = useSecondsTo(until);
  if (seconds === 0) return <p>{isRated ? quick.stillLooking : quick.opening}</p>;
  return <p>{isRated ? quick.twoIn(timeOf(seconds)) : quick.botsIn(timeOf(seconds))}</p>;
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
