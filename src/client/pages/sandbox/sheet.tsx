import type { Anchor } from '../../kit/anchor.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { Popover } from '../../table/ask/popover.tsx';
import type { Editing } from './edit/editing.ts';
import { AchievementSheet, DisplaySheet, RewardsSheet } from './sheets/board.tsx';
import { CardsSheet, CrewSheet, GoodsSheet, SlotsSheet } from './sheets/mat.tsx';
import { MomentSheet, TimerSheet } from './sheets/moment.tsx';
import { PlayersSheet, PrivilegeSheet } from './sheets/players.tsx';
import css from './sheets/sheets.module.css';
import type { Subject } from './subject.ts';

interface Props {
  readonly editing: Editing;
  readonly subject: Subject;
  readonly anchor: Anchor;
  readonly close: () => void;
}

/** A small sheet for the touched piece. */
export function EditSheet({ editing, subject, anchor, close }: Props) {
  return (
    <Popover anchor={anchor} title={subjectName(subject, editing)} close={close}>
      <div class={css.sheet}>
        <Fields editing={editing} subject={subject} />
      </div>
    </Popover>
  );
}

export function subjectName(subject: Subject, { game }: Editing): string {
  const { sandbox } = said.value;
  if (subject.of === 'timer') return sandbox.timer(words.value.table.areas[subject.area]);
  const name = sandbox.subjects[subject.of];
  const character = 'seat' in subject ? game.value.players[subject.seat]?.character : undefined;
  return character === undefined ? name : `${name}: ${words.value.characters.epithets[character]}`;
}

function Fields({ editing, subject }: Pick<Props, 'editing' | 'subject'>) {
  switch (subject.of) {
    case 'moment':
      return <MomentSheet editing={editing} />;
    case 'players':
      return <PlayersSheet editing={editing} />;
    case 'privilege':
      return <PrivilegeSheet editing={editing} />;
    case 'achievement':
      return <AchievementSheet editing={editing} />;
    case 'rewards':
      return <RewardsSheet editing={editing} />;
    case 'display':
      return <DisplaySheet editing={editing} />;
    case 'timer':
      return <TimerSheet editing={editing} area={subject.area} />;
    case 'goods':
      return <GoodsSheet editing={editing} seat={subject.seat} />;
    case 'crew':
      return <CrewSheet editing={editing} seat={subject.seat} />;
    case 'cards':
      return <CardsSheet editing={editing} seat={subject.seat} />;
    case 'slots':
      return <SlotsSheet editing={editing} seat={subject.seat} />;
    default:
      return subject satisfies never;
  }
}
