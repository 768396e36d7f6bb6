import { useEffect, useState } from 'preact/hooks';
import type { Table } from '#protocol';
import { Mark, type SeatMark } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { publicTables } from '../../net/link/api.ts';
import css from './openTables.module.css';

const AGAIN_AFTER = 8000;
const MOST = 8;

/** Tables anybody may come to, looked up again while the page is open. */
export function OpenTables() {
  const [tables, setTables] = useState<readonly Table[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = document.visibilityState === 'visible' ? await publicTables() : null;
      if (wanted && found !== null) setTables(found);
    };
    look();
    const timer = setInterval(look, AGAIN_AFTER);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  const { start } = words.value;
  if (tables === null) return null;
  return (
    <section class={`${css.openTables} ${layout.sheet}`}>
      <h2>{start.publicTables}</h2>
      {tables.length === 0 && <p class="soft">{start.noTables}</p>}
      <ul>
        {tables.slice(0, MOST).map((table) => (
          <OpenTable key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table }: { readonly table: Table }) {
  const { start } = words.value;
  const taken = table.chairs.filter(({ name }) => name !== '');
  const host = table.host === null ? undefined : table.chairs[table.host];
  const free = table.stage === 'lobby' && taken.length < table.chairs.length;
  return (
    <li>
      <span class={css.seats}>
        {table.chairs.map((chair, seat) => (
          <span key={chair.colour} class={chair.name === '' ? css.empty : ''} data-seat={seat}>
            <Mark seat={chair.colour as SeatMark} size={14} />
          </span>
        ))}
      </span>
      <span class={css.about}>
        <b>{host === undefined ? table.code : start.hostedBy(host.name)}</b>
        <small class="soft">
          {start.seats(taken.length)} · {table.stage === 'lobby' ? start.waiting : start.playing}
        </small>
      </span>
      <a class={button.plain} href={at(`/t/${table.code}`)}>
        {free ? start.sitDown : start.watch}
      </a>
    </li>
  );
}
