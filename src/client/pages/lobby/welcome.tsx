import type { Table } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { ownName } from '../../kit/name.ts';
import type { Session } from '../../net/store/session.ts';
import css from './welcome.module.css';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** People wait at the table, and there is a seat for the visitor. */
export const isInvited = ({ held }: Session, { chairs, host }: Table): boolean =>
  held.value.length === 0 && host !== null && chairs.some(({ name }) => name === '');

/** For a friend who came by the link: who invites, what it is, and a seat. */
export function Welcome({ session, table }: Props) {
  const { lobby, start } = words.value;
  const host = table.chairs[table.host ?? 0];
  return (
    <section class={`${layout.sheet} ${css.welcome}`}>
      <h2>{lobby.invites(host?.name ?? '')}</h2>
      <p>{start.aim}</p>
      <button type="button" class={button.giant} {...address({ of: 'sitDown' })} onClick={() => session.sit(ownName())}>
        <Icon of="person" size={22} />
        {lobby.sitHere}
      </button>
    </section>
  );
}

/** A minute of reading for those who wait: the game in four sentences. */
export function Introduction({ session, table }: Props) {
  const { lobby } = words.value;
  if (session.held.value.length === 0 || session.held.value.includes(table.host ?? -1)) return null;
  return (
    <details class={`${layout.sheet} ${css.introduction}`} open>
      <summary>{lobby.introduction}</summary>
      <ol>
        {lobby.minute.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
}
