import { useEffect, useState } from 'preact/hooks';
import type { Table } from '#protocol';
import { tagOf } from '#words';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { language, words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { fetchWaiting, type Waiting } from '../../net/waiting/waiting.ts';
import css from './continue.module.css';

/** Every game of this browser that is not over, each one touch away. */
export function Continue() {
  const [games, setGames] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    let wanted = true;
    fetchWaiting().then((found) => wanted && setGames(found));
    return () => {
      wanted = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section class={`${css.waiting} ${layout.sheet}`} {...address({ of: 'continue' })}>
      <h2>{words.value.solo.unfinished}</h2>
      <ul>{games.map((game) => (game.type === 'table' ? <AtTable {...game} /> : <Alone {...game} />))}</ul>
    </section>
  );
}

function AtTable({ table }: { readonly table: Table }) {
  const { lobby, start } = words.value;
  const names = table.chairs.flatMap(({ name }) => (name === '' ? [] : [name]));
  const state = table.stage === 'lobby' ? start.waiting : start.playing;
  return <Line to={`/t/${table.code}`} name={lobby.table(table.code)} more={`${names.join(', ')} · ${state}`} />;
}

function Alone({ game }: Extract<Waiting, { type: 'solo' }>) {
  const { end, solo } = words.value;
  const when = new Intl.DateTimeFormat(tagOf(language.value), { dateStyle: 'medium', timeStyle: 'short' });
  const more = `${end.round(game.round)} · ${solo.lastPlayed(when.format(game.savedAt))}`;
  return <Line to={`/solo/${game.id}`} name={solo.kinds[game.plan.kind]} more={more} />;
}

function Line({ to, name, more }: { readonly to: string; readonly name: string; readonly more: string }) {
  const { solo } = words.value;
  return (
    <li>
      <Icon of="clock" size={24} />
      <span class={css.about}>
        <b>{name}</b>
        <small class="soft">{more}</small>
      </span>
      <a class={button.main} href={at(to)} aria-label={solo.goOnWith(name)}>
        {solo.goOn}
      </a>
    </li>
  );
}
