import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import type { Notice, Session } from '../../net/store/session.ts';

type Fault = Extract<Notice, { type: 'fault' }>;

/** The operator lets this person in no more, or has closed the table: until when and why, if that is so. */
export function refusedAt({ notice }: Session): Fault | null {
  const { value } = notice;
  return value?.type === 'fault' && value.ban !== undefined ? value : null;
}

export function Refused({ of: { fault, ban } }: { readonly of: Fault }) {
  const { faults, connection, start, language } = words.value;
  const until = ban?.until ? new Intl.DateTimeFormat(language, TIME).format(ban.until) : null;
  return (
    <main class={`${layout.page} ${layout.narrow}`}>
      <h1>{connection.refused}</h1>
      <p role="alert">
        {faults[fault]} {ban !== undefined && ban.why !== '' && connection.banWhy(ban.why)}
      </p>
      {fault === 'banned' && <p>{until === null ? connection.banForGood : connection.banUntil(until)}</p>}
      <a class={button.plain} href={at('/')}>
        {start.home}
      </a>
    </main>
  );
}

const TIME = { dateStyle: 'long', timeStyle: 'short' } as const;
