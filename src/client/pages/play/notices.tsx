import { useEffect } from 'preact/hooks';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { RuleLink } from '../../kit/rulebook/link.tsx';
import type { Notice, Session } from '../../net/store/session.ts';
import { removedText } from '../../table/manners/reasons.tsx';
import { useLayout } from '../../table/view/layout.ts';
import { shortFor } from '../../table/view/price.ts';
import css from './notices.module.css';

const SHOWN_FOR = 5200;

/** Why something cannot be, a claim lost or won: one line, kindly, that goes by itself; a lost seat is told until it is read. */
export function Notices({ session }: { readonly session: Session }) {
  const notice = session.notice.value;
  const layout = useLayout().value;
  useEffect(() => {
    if (notice === null || notice.type === 'letGo') return undefined;
    const timer = setTimeout(() => {
      session.notice.value = null;
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice, session]);
  return (
    <div
      class={css.notices}
      data-layout={layout === 'wide' || isAtTable(session) ? layout : undefined}
      {...address({ of: 'notices' })}
      role="status"
      aria-live="polite"
    >
      {notice !== null && (
        <div
          key={notice.id}
          class={css.notice}
          data-type={notice.type}
          {...address({ of: 'notice', name: notice.type })}
        >
          <p>{textOf(session, notice)}</p>
          <button
            type="button"
            class={button.icon}
            aria-label={words.value.connection.dismiss}
            onClick={() => {
              session.notice.value = null;
            }}
          >
            <Icon of="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

/** The game is on the screen, so there are controls that a notice must not cover. */
const isAtTable = ({ shown }: Session): boolean => shown.value !== null && shown.value.phase !== 'over';

function textOf(session: Session, notice: Notice) {
  const { about, connection, refusals, faults, speech } = words.value;
  const name = (seat: number) => session.table.value?.chairs[seat]?.name ?? '';
  switch (notice.type) {
    case 'refused':
      return (
        <>
          {refusals[notice.rule]} {shortage(session, notice)} {about.rule}: <RuleLink id={notice.rule} />
        </>
      );
    case 'claimLost':
      return (
        <>
          {connection.claimLost(name(notice.to))} {about.rule}: <RuleLink id="PRV-1" />
        </>
      );
    case 'claimWon':
      return connection.claimWon(speech.list(notice.over.map(name)));
    case 'letGo':
      return notice.removed ? removedText(notice.removed) : connection.letGo[notice.why];
    case 'reported':
      return connection.reported(name(notice.seat));
    case 'fault':
      return faults[notice.fault];
    default:
      return notice satisfies never;
  }
}

const OF_PRICE: readonly string[] = ['INV-5', 'WRK-13', 'STR-3'];

/** What is missing, where the price is the reason. */
function shortage({ shown, me }: Session, { rule, command }: Extract<Notice, { type: 'refused' }>): string {
  if (shown.value === null || me.value === null || !OF_PRICE.includes(rule)) return '';
  return shortFor(words.value, shown.value, me.value, command);
}
