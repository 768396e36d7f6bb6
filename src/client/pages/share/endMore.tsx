import { useEffect, useState } from 'preact/hooks';
import type { Game } from '#engine';
import { Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { nameOfChair } from '../../kit/chronicle/names.ts';
import { said, useSaid } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import type { Session } from '../../net/store/session.ts';
import { keepPlayed, knowsPlayed, playedBy } from '../history/played.ts';

const shareDialog = () => import('./dialog.tsx').then(({ ShareDialog }) => ShareDialog);

interface Props {
  readonly session: Session;
  readonly game: Game;
  /** The table's code, or the name a game against bots is kept under. */
  readonly code: string;
  readonly solo: boolean;
}

/** What there is to do with a game that has just ended. It also goes into this browser's list. */
export function EndMore({ session, game, code, solo }: Props) {
  const speaks = useSaid();
  const [sharing, setSharing] = useState(false);
  const chairs = session.table.value?.chairs ?? [];
  const [seat] = session.held.value;
  useEffect(() => {
    if (solo || seat === undefined || knowsPlayed(code)) return;
    const begun = session.table.value?.begun;
    keepPlayed({ ...playedBy(code, seat, game, chairs, Date.now()), ...(begun && { from: begun.of }) });
  }, [code, seat]);
  if (!speaks) return null;
  const { share, replay, history } = said.value;
  const sitters = chairs.map(({ colour }, index) => ({ name: nameOfChair(chairs, game, index), colour }));
  return (
    <nav class="end-more row" aria-label={replay.title}>
      <a class={button.plain} href={at(`/replay/${code}`)}>
        <Icon of="play" size={20} />
        {words.value.end.replay}
      </a>
      <a class={button.plain} href={at(`/replay/${code}?show=analysis`)}>
        <Icon of="chart" size={20} />
        {share.toAnalysis}
      </a>
      <button type="button" class={button.plain} onClick={() => setSharing(true)}>
        <Icon of="share" size={20} />
        {share.title}
      </button>
      <a class={button.plain} href={at('/history')}>
        <Icon of="log" size={20} />
        {history.title}
      </a>
      {sharing && (
        <Lazy
          load={shareDialog}
          with={{ game, sitters, endedAt: Date.now(), name: solo ? null : code, close: () => setSharing(false) }}
        />
      )}
    </nav>
  );
}
