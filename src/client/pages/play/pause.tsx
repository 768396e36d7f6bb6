import { useEffect, useState } from 'preact/hooks';
import { NOBODY } from '#engine';
import { CLOTHS, Hourglass } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { route } from '../../kit/router.ts';
import type { Session } from '../../net/store/session.ts';
import { RemovePeople } from '../../table/rivals/removal.tsx';
import { RenewButton } from '../lobby/renew.tsx';
import css from './pause.module.css';

/** DIG-7, DIG-8: anybody seated may go on, after a count of three that all can see. */
export function PauseOverlay({ session }: { readonly session: Session }) {
  const count = useCount(session.resumesAt.value);
  const { connection, solo, start } = words.value;
  const who = pausedBy(session);
  const isSolo = route().page === 'solo';
  const isLimited = (session.table.value?.terms.pauses ?? 0) > 0;
  const [looks, setLooks] = useState(false);
  return (
    <div class={`${css.overlay} pause`} data-looks={looks || undefined} role="dialog" aria-label={connection.paused}>
      <div class={css.sheet}>
        <div class={css.glasses}>
          {CLOTHS.map((cloth) => (
            <Hourglass key={cloth} hue={cloth} level={0.5} lying={count === null} size={84} />
          ))}
        </div>
        <h2>{who === null ? connection.paused : connection.pausedBy(who)}</h2>
        <p class="soft">{count === null ? connection.pausedHint : connection.resumesIn(count)}</p>
        <div aria-live="assertive">
          {count !== null && (
            <p class={`${css.count} figure`} key={count}>
              {count}
            </p>
          )}
        </div>
        {session.me.value !== null && (count === null || !isLimited) && (
          <button
            type="button"
            class={count === null ? button.main : button.plain}
            onClick={() => session.ask({ type: count === null ? 'resume' : 'pause' })}
          >
            {count === null ? connection.resume : connection.pause}
          </button>
        )}
        {isAlone(session) && (
          <button
            type="button"
            class={`${button.plain} ${css.look}`}
            {...address({ of: 'lookAtTable' })}
            onClick={() => setLooks(true)}
          >
            {words.value.end.lookAtTable}
          </button>
        )}
        {!isSolo && session.me.value !== null && <PauseMore session={session} />}
        <a class={button.quiet} href={at(isSolo ? '/solo' : '/')}>
          {isSolo ? solo.back : start.home}
        </a>
      </div>
    </div>
  );
}

/** While the table stands still there is time to see who has to go, and who else holds this seat. */
function PauseMore({ session }: { readonly session: Session }) {
  return (
    <>
      <RemovePeople session={session} />
      <details>
        <summary>{words.value.lobby.ownLink}</summary>
        <RenewButton session={session} />
      </details>
    </>
  );
}

/** Against bots a pause is time to read the table; among people it would be time to think that others have not. */
const isAlone = ({ table, held }: Session): boolean =>
  held.value.length > 0 &&
  table.value?.chairs.every((chair, seat) => held.value.includes(seat) || chair.bot !== null) === true;

/** The player who paused, unless it is the one who looks at it. */
function pausedBy({ feed, held, table }: Session): string | null {
  const paused = feed.value.findLast(({ command }) => command.type === 'pause')?.seat ?? NOBODY;
  if (held.value.length === 1 && held.value.includes(paused)) return null;
  return table.value?.chairs[paused]?.name ?? null;
}

/** Whole seconds left of the count, or null while nobody counts. */
function useCount(until: number | null): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => tick((nth) => nth + 1), 100);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(1, Math.ceil((until - performance.now()) / 1000));
}
