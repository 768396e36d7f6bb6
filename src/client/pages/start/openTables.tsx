import { useEffect, useState } from 'preact/hooks';
import type { Hall, Table } from '#protocol';
import { Mark, type SeatMark } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { type GoingOn, lookAround } from '../../net/link/api.ts';
import css from './openTables.module.css';

const AGAIN_AFTER = 5000;
const MOST = 8;

/** Who looks for a table and which tables anybody may come to, looked up again while the page is open. Or the tables alone. */
export function OpenTables({ alone = false }: { readonly alone?: boolean }) {
  const [found, setFound] = useState<GoingOn | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const now = document.visibilityState === 'visible' ? await lookAround() : null;
      if (wanted && now !== null) setFound(now);
    };
    look();
    const timer = setInterval(look, AGAIN_AFTER);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  const { start } = words.value;
  if (found === null) return null;
  const { tables, hall } = found;
  const seeks = hall.people > 0 && !alone;
  return (
    <section class={`${css.openTables} ${layout.sheet}`}>
      <h2>{start.publicTables}</h2>
      {seeks && <Seekers hall={hall} />}
      {tables.length === 0 && !seeks && <p class="soft">{start.noTables}</p>}
      <ul>
        {tables.slice(0, MOST).map((table) => (
          <OpenTable key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** One touch, and one looks with them. */
function Seekers({ hall }: { readonly hall: Hall }) {
  const { speech, start } = words.value;
  const rest = hall.people - hall.waiting.length;
  const names = [...hall.waiting.map(({ name }) => name), ...(rest > 0 ? [`+${rest}`] : [])];
  return (
    <p class={css.seekers}>
      <span>{start.looking(speech.list(names))}</span>
      <a class={button.plain} href={at('/quick?now')}>
        {start.findTable}
      </a>
    </p>
  );
}

function OpenTable({ table }: { readonly table: Table }) {
  const { speech, start } = words.value;
  const taken = table.chairs.filter(({ name }) => name !== '');
  const host = table.host === null ? undefined : table.chairs[table.host];
  const free = table.stage === 'lobby' && taken.length < table.chairs.length;
  const canTakeOver = table.stage === 'playing' && !table.terms.rated && taken.some(({ bot }) => bot !== null);
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
        <b>{host === undefined ? speech.list(taken.map(({ name }) => name)) : start.hostedBy(host.name)}</b>
        <small class="soft">
          {start.seats(taken.length)} · {table.stage === 'lobby' ? start.waiting : start.playing}
          {canTakeOver && ` · ${start.botSeat}`}
        </small>
      </span>
      <a class={button.plain} href={at(`/t/${table.code}`)}>
        {free ? start.sitDown : start.watch}
      </a>
    </li>
  );
}
