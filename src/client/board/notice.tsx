import { useEffect } from 'preact/hooks';
import { words } from '../i18n.ts';
import { nameOf } from '../panels/people.ts';
import type { Notice } from '../store/session.ts';
import { useView, type View } from './view.ts';

const SHOWN_FOR = 6000;

/** Why something did not happen, in words, with its rule; and how a claim to privilege went. */
export function NoticeLine() {
  const view = useView();
  const notice = view.session.notice.value;
  useEffect(() => {
    if (notice === null) return;
    const timeout = setTimeout(() => dismiss(view), SHOWN_FOR);
    return () => clearTimeout(timeout);
  }, [notice?.id]);
  return (
    <div class="notice-place" role="status">
      {notice !== null && (
        <p class={`notice notice-${notice.type}`} key={notice.id}>
          {textOf(view, notice)}
          {notice.type === 'refused' && (
            <a href={`/rules#${notice.rule}`} target="_blank" rel="noreferrer">
              {notice.rule}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function dismiss(view: View): void {
  view.session.notice.value = null;
}

function textOf(view: View, notice: Notice): string {
  const { refusals, faults, table } = words.value;
  switch (notice.type) {
    case 'refused':
      return refusals[notice.rule];
    case 'claimLost':
      return table.claimLost(nameOf(view, notice.to));
    case 'claimWon':
      return table.claimWon(notice.over.map((seat) => nameOf(view, seat)));
    case 'fault':
      return faults[notice.fault];
    default:
      return notice satisfies never;
  }
}
