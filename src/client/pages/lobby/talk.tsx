import type { Table } from '#protocol';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { Masked } from '../../kit/manners/masked.tsx';
import { SayForm } from '../../kit/sayForm.tsx';
import type { ChatLine, Session } from '../../net/store/session.ts';
import css from './talk.module.css';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

const SHOWN = 8;

/** What people say to one another while they gather. Nobody talks to bots alone. */
export function Talk({ session, table }: Props) {
  const lines = session.chat.value.slice(-SHOWN);
  const persons = table.chairs.filter(({ name, bot }) => name !== '' && bot === null).length;
  const maySay = session.me.value !== null && persons > 1;
  if (!maySay && lines.length === 0) return null;
  return (
    <section class={layout.sheet}>
      <ul class={css.lines} aria-live="polite" {...address({ of: 'log' })}>
        {lines.map((line, nth) => (
          <li key={nth}>
            <b>{table.chairs[line.seat]?.name}</b> <Masked text={textOf(line)} table={table} />
          </li>
        ))}
      </ul>
      {maySay && (
        <SayForm say={session.say} class={css.say}>
          <button type="submit" class={button.plain}>
            {words.value.lobby.send}
          </button>
        </SayForm>
      )}
    </section>
  );
}

function textOf(line: ChatLine): string {
  if (line.type === 'said') return line.text;
  return line.type === 'saidPhrase' ? words.value.names.phrases[line.phrase] : '';
}
