import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { streaming } from '../../kit/stream.ts';
import { Hint } from '../ask/hint.tsx';
import { AchievementPanel } from '../board/achievement.tsx';
import { PrivilegeTrack } from '../board/privilege.tsx';
import { NextCouncil } from '../board/rewards.tsx';
import { LogAndChat } from '../log/log.tsx';
import { MatBody } from '../mat/mat.tsx';
import { Rivals } from '../rivals/rivals.tsx';
import type { Sand } from '../view/sand.ts';
import { type Tab, useView } from '../view/view.ts';
import css from './compact.module.css';
import { BoardPager } from './pager.tsx';
import { OwnStrip, TopStrip } from './strips.tsx';
import { shownTab, Tabs } from './tabs.tsx';

interface Props {
  readonly sand: Sand;
  readonly tools: ComponentChildren;
  readonly tall: boolean;
  readonly children: ComponentChildren;
}

/** The table for a small screen: timers above, own state below, one thing in between. */
export function CompactTable({ sand, tools, tall, children }: Props) {
  const view = useView();
  const front = view.front.value;
  const picked = view.picked.value;
  const tab = shownTab(view.tab.value, tall);
  useEffect(() => {
    if (picked !== null) view.tab.value = 'board';
  }, [picked, view]);
  const { phase } = view.game.value;
  useEffect(() => {
    view.tab.value = phase === 'rewards' || phase === 'discards' ? 'council' : 'board';
  }, [phase, view]);
  return (
    <>
      <TopStrip sand={sand} tools={tools} />
      <div class={css.pane} data-shows={tab} id="pane" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Pane tab={tab} sand={sand} tall={tall} />
      </div>
      {children}
      {!streaming.value && <Hint goal />}
      {front !== null && <OwnStrip seat={front} />}
      <Tabs tall={tall} />
    </>
  );
}

function Pane({ tab, sand, tall }: { readonly tab: Tab; readonly sand: Sand; readonly tall: boolean }) {
  const front = useView().front.value;
  switch (tab) {
    case 'board':
      return (
        <>
          <BoardPager sand={sand} />
          {tall && front !== null && <MatBody seat={front} />}
        </>
      );
    case 'mat':
      return front === null ? <Rivals /> : <MatBody seat={front} />;
    case 'rivals':
      return (
        <>
          <PrivilegeTrack />
          <Rivals />
        </>
      );
    case 'council':
      return (
        <>
          <AchievementPanel />
          <NextCouncil />
          {tall && <PrivilegeTrack />}
        </>
      );
    case 'log':
      return <LogAndChat />;
    default:
      return tab satisfies never;
  }
}
