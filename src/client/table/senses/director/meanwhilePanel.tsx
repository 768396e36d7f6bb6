import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName, Mark } from '../../../art/index.ts';
import banner from '../../../kit/banner.module.css';
import { words } from '../../../kit/i18n.ts';
import { chairName, colourOf } from '../../view/people.ts';
import { type MissedDeed, useView, type View } from '../../view/view.ts';
import { type Absence, missedIn } from './meanwhile.ts';
import css from './meanwhilePanel.module.css';

const ICONS: Readonly<Record<MissedDeed, IconName>> = {
  achievementClaimed: 'final',
  provinceTaken: 'conquer',
  legendaryGained: 'legendary',
  timerFlipped: 'flip',
  workerActed: 'instant',
  workerMoved: 'person',
  cardPlayed: 'deck',
};

const SHOWN_FOR = 9000;

/** What the others did while this person was away or could do nothing. */
export function MeanwhilePanel() {
  const view = useView();
  useAbsences(view);
  const missed = view.missed.value;
  if (missed === null) return null;
  const close = () => {
    view.missed.value = null;
  };
  return (
    <button type="button" class={`${banner.banner} ${css.panel}`} onClick={close}>
      <b>{words.value.table.meanwhile[missed.why]}</b>
      {missed.gists.map(({ seat, deeds }) => (
        <span key={seat} class={css.one}>
          <Mark seat={colourOf(view, seat)} size={13} /> {chairName(view, seat)}
          {deeds.map(({ deed, count }) => (
            <span key={deed} class="amount">
              {count > 1 && <b class="figure">{count}</b>}
              <Icon of={ICONS[deed]} size={18} />
            </span>
          ))}
        </span>
      ))}
      <Icon of="close" size={16} />
    </button>
  );
}

/** Away: the page is hidden or the line is lost. Stuck: in a round, with nothing that could be done. */
function whyNow(view: View): Absence['why'] | null {
  const { connection } = view.session;
  if (document.hidden || connection.value === 'lost') return 'away';
  const { phase, paused } = view.game.value;
  const isStuck = phase === 'round' && !paused && view.me.value !== null && view.open.value.length === 0;
  return isStuck ? 'stuck' : null;
}

function useAbsences(view: View): void {
  useEffect(() => {
    let absence: Absence | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const why = whyNow(view);
      const feed = view.session.feed.peek();
      if (why !== null) {
        absence ??= { why, since: performance.now(), seq: feed.at(-1)?.seq ?? 0 };
        return;
      }
      const gists = absence === null ? [] : missedIn(absence, feed, view.me.peek(), performance.now());
      if (absence !== null && gists.length > 0) {
        view.missed.value = { why: absence.why, gists };
        clearTimeout(timer);
        timer = setTimeout(() => {
          view.missed.value = null;
        }, SHOWN_FOR);
      }
      absence = null;
    };
    const stop = effect(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [view]);
}
