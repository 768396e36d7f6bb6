import { useState } from 'preact/hooks';
import type { Seat } from '#engine';
import type { Table } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import { isBlocked } from '../../kit/manners/ears.ts';
import { ownName } from '../../kit/name.ts';
import type { Session } from '../../net/store/session.ts';
import { Standing } from './standing.tsx';

interface Bot {
  readonly seat: Seat;
  readonly name: string;
}

/** Whom a person may play on for. */
export const botsToJoinFor = (table: Table | null): readonly Bot[] =>
  table === null || table.stage !== 'playing' || table.terms.rated
    ? []
    : table.chairs.flatMap(({ bot, name }, seat) => (bot === null ? [] : [{ seat, name }]));

/** Whom of those at a table this person has blocked. */
const blockedAt = (table: Table | null): readonly string[] =>
  (table?.chairs ?? []).filter((chair) => chair.person !== null && isBlocked(chair)).map(({ name }) => name);

/** The way from watching into the game, and how the seat stands that was taken over. */
export function JoinGame({ session, isBrief }: { readonly session: Session; readonly isBrief: boolean }) {
  const [open, setOpen] = useState(false);
  const [taken, setTaken] = useState<Bot | null>(null);
  const held = session.held.value;
  const bots = botsToJoinFor(session.table.value);
  const { quick } = said.value;
  const shunned = words.value.speech.list(blockedAt(session.table.value));
  if (taken !== null && held.includes(taken.seat))
    return <Standing session={session} seat={taken.seat} bot={taken.name} close={() => setTaken(null)} />;
  if (held.length > 0 || bots.length === 0) return null;
  const take = (bot: Bot): void => {
    setOpen(false);
    setTaken(bot);
    session.takeOver(bot.seat, ownName());
  };
  return (
    <>
      <button
        type="button"
        class={isBrief ? button.icon : button.main}
        aria-label={quick.takeOver}
        {...address({ of: 'joinGame' })}
        onClick={() => setOpen(true)}
      >
        <Icon of="person" size={20} />
        {!isBrief && quick.takeOver}
      </button>
      {open && (
        <Dialog title={quick.takeOver} close={() => setOpen(false)}>
          <div class="stack">
            <p>{shunned === '' ? quick.takeOverHint : quick.blockedHere(shunned)}</p>
            {(shunned === '' ? bots : []).map((bot) => (
              <button key={bot.seat} type="button" class={button.plain} onClick={() => take(bot)}>
                {quick.playFor(bot.name)}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
