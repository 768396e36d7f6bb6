import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Game } from '#engine';
import { ClockGround } from '../art/index.ts';
import { useKeys } from '../keys/follow.ts';
import { KeyHelp } from '../keys/help.tsx';
import { useKeepFocus } from '../keys/keepFocus.ts';
import { CommandMenu } from '../panels/popover.tsx';
import { Question } from '../panels/question.tsx';
import { InspectedMat } from '../panels/rivals.tsx';
import type { Session } from '../store/session.ts';
import { CompactTable } from './compact.tsx';
import { useFresh } from './fresh.ts';
import { useLayout } from './layout.ts';
import { useSand } from './sand.ts';
import './table.css';
import '../panels/panels.css';
import '../panels/mat.css';
import './compact.css';
import { useTravel } from './travel.ts';
import { createView, ViewContext } from './view.ts';
import { WideTable } from './wide.tsx';

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
  const layout = useLayout().value;
  const { phase, players } = view.game.value;
  useTravel(view);
  useFresh(view);
  useKeys(view);
  useKeepFocus(view);
  useEffect(() => putDownOnEscape(view), [view]);
  const look = layout === 'wide' ? 'table-wide' : `table-compact table-${layout} tab-is-${view.tab.value}`;
  return (
    <ViewContext.Provider value={view}>
      <main tabIndex={-1} class={`table ${look} table-${phase} table-for-${players.length}`}>
        <ClockGround />
        {layout === 'wide' ? (
          <WideTable sand={sand} tools={tools}>
            <Question />
          </WideTable>
        ) : (
          <CompactTable sand={sand} tools={tools} tall={layout === 'tall'}>
            <Question />
          </CompactTable>
        )}
        <CommandMenu />
        <InspectedMat />
        <KeyHelp />
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
