import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { AREAS } from '#content';
import type { Game } from '#engine';
import { ClockGround } from '../art/index.ts';
import { AchievementPanel } from '../panels/achievement.tsx';
import { LogAndChat } from '../panels/log.tsx';
import { Mat } from '../panels/mat.tsx';
import { CommandMenu } from '../panels/popover.tsx';
import { PrivilegeTrack } from '../panels/privilege.tsx';
import { ProvinceDisplay } from '../panels/provinces.tsx';
import { Question } from '../panels/question.tsx';
import { NextCouncil } from '../panels/rewards.tsx';
import { InspectedMat, Rivals } from '../panels/rivals.tsx';
import type { Session } from '../store/session.ts';
import { ActionArea } from './area.tsx';
import { TopBar } from './bar.tsx';
import { Hint } from './hint.tsx';
import { useSand } from './sand.ts';
import './table.css';
import '../panels/panels.css';
import '../panels/mat.css';
import { useTravel } from './travel.ts';
import { createView, ViewContext } from './view.ts';

interface Props {
  readonly session: Session;
  readonly game: Game;
  /** Settings, sound, language and menu, at the right end of the bar. */
  readonly tools?: ComponentChildren;
  /** What lies over the table: council, pause, the end. */
  readonly children?: ComponentChildren;
}

/** The whole table on one screen. It draws the game and reports touches; it knows no rule. */
export function TableScreen({ session, game, tools, children }: Props) {
  const view = useMemo(() => createView(session, game), [session]);
  const sand = useSand(view);
  useTravel(view.game.value);
  useEffect(() => putDownOnEscape(view), [view]);
  const me = view.me.value;
  return (
    <ViewContext.Provider value={view}>
      <main class={`table table-${view.game.value.phase} table-for-${view.game.value.players.length}`}>
        <ClockGround />
        <TopBar tools={tools} />
        <div class="table-left">
          <PrivilegeTrack />
          <AchievementPanel />
          <NextCouncil />
        </div>
        <div class="board">
          {AREAS.slice(0, 2).map((area) => (
            <ActionArea key={area} area={area} sand={sand} />
          ))}
          <ProvinceDisplay />
          <ActionArea area="black" sand={sand} />
        </div>
        <div class="table-right">
          <Rivals />
          <LogAndChat />
        </div>
        {me !== null && <Mat seat={me} />}
        <Hint />
        <Question />
        <CommandMenu />
        <InspectedMat />
        {children}
      </main>
    </ViewContext.Provider>
  );
}

function putDownOnEscape(view: ReturnType<typeof createView>): () => void {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    view.picked.value = null;
    view.inspected.value = null;
  };
  addEventListener('keydown', key);
  return () => removeEventListener('keydown', key);
}
