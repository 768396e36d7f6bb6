import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '#engine';
import { type Anchor, anchorOf } from '../../kit/anchor.ts';
import { Tools } from '../../kit/tools/panel.tsx';
import { TableScreen } from '../../table/screen/table.tsx';
import { type Editing, openEditing } from './edit/editing.ts';
import { StartList, SubjectList } from './lists.tsx';
import { SandboxPanel } from './panel.tsx';
import { PlayDialog } from './play.tsx';
import { ShareDialog } from './share.tsx';
import { EditSheet } from './sheet.tsx';
import { type Subject, touchedAt } from './subject.ts';

/** What lies over the table. */
type Over =
  | { readonly what: 'sheet'; readonly subject: Subject; readonly anchor: Anchor }
  | { readonly what: 'change' | 'start'; readonly anchor: Anchor }
  | { readonly what: 'play' | 'share' };

/** The real table; a touch on a thing changes it. */
export function SandboxEditor({ first }: { readonly first: Game }) {
  const editing = useMemo(() => openEditing(first), [first]);
  const [over, setOver] = useState<Over | null>(null);
  const close = useRef(() => setOver(null)).current;
  const open = (subject: Subject, anchor: Anchor) => setOver({ what: 'sheet', subject, anchor });
  useTouches(editing, open);
  const session = editing.session.value;
  const panel = (
    <SandboxPanel
      editing={editing}
      list={(what, anchor) => setOver({ what, anchor })}
      play={() => setOver({ what: 'play' })}
      share={() => setOver({ what: 'share' })}
    />
  );
  return (
    <TableScreen
      key={session.table.value?.code}
      session={session}
      game={editing.game.value}
      tools={<Tools />}
      aside={panel}
      beside="teacher"
    >
      {over?.what === 'sheet' && (
        <EditSheet
          key={JSON.stringify(over.subject)}
          editing={editing}
          subject={over.subject}
          anchor={over.anchor}
          close={close}
        />
      )}
      {over?.what === 'change' && (
        <SubjectList
          editing={editing}
          anchor={over.anchor}
          close={close}
          open={(subject) => {
            if ('seat' in subject) editing.seat.value = subject.seat;
            open(subject, over.anchor);
          }}
          start={() => setOver({ what: 'start', anchor: over.anchor })}
        />
      )}
      {over?.what === 'start' && <StartList editing={editing} anchor={over.anchor} close={close} />}
      {over?.what === 'play' && <PlayDialog game={editing.game.value} seat={editing.seat.value ?? 0} close={close} />}
      {over?.what === 'share' && <ShareDialog game={editing.game.value} close={close} />}
    </TableScreen>
  );
}

/** Before anything else of the table hears of a touch. */
function useTouches(editing: Editing, open: (subject: Subject, anchor: Anchor) => void): void {
  const latest = useRef(open);
  latest.current = open;
  useLayoutEffect(() => {
    const touch = (event: MouseEvent) => {
      const touched = touchedAt(event.target, editing.game.value, editing.seat.value ?? 0);
      if (touched === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current(touched.subject, anchorOf(touched.element));
    };
    addEventListener('click', touch, { capture: true });
    return () => removeEventListener('click', touch, { capture: true });
  }, [editing]);
}
