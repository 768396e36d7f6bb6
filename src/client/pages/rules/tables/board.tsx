import { AREAS, boardFor, PRIVILEGE_VP, SAND, TIMER_TRACK } from '#content';
import { effectLabel, goodsText } from '#words';
import type { Rulebook } from '#words/rulebook';
import { CostIcons, EffectIcons } from '../../../kit/cards/effectIcons.tsx';
import { words } from '../../../kit/i18n.ts';
import { Both, Table } from './table.tsx';

/** The rows of one side of the board, frame by frame. */
export function BoardTable({ book, players }: { readonly book: Rulebook; readonly players: 1 | 4 }) {
  const { names, speech } = words.value;
  const { tables } = book;
  const board = boardFor(players);
  const rows = board.frames.map(({ area, row, actions }, index) => {
    const found = actions.flatMap((action) => board.actions[action] ?? []);
    const cost = found[0]?.cost ?? {};
    return {
      key: String(index),
      cells: [
        names.areas[area].area,
        speech.seconds(SAND[area]),
        names.rows[row],
        <Both
          icons={found.map(({ effect }) => <EffectIcons key={JSON.stringify(effect)} effect={effect} size={22} />)}
          text={found.map(({ effect }) => effectLabel(words.value, effect)).join(` ${tables.or} `)}
        />,
        Object.keys(cost).length === 0 ? (
          '–'
        ) : (
          <Both icons={<CostIcons cost={cost} size={22} />} text={goodsText(words.value, cost, 'alone')} />
        ),
      ],
    };
  });
  const head = [tables.area, tables.sand, tables.row, tables.gives, tables.cost];
  return <Table title={players === 1 ? tables.sideA : tables.sideB} head={head} rows={rows} />;
}

export function PrivilegeTable({ book }: { readonly book: Rulebook }) {
  const { tables } = book;
  const rows = PRIVILEGE_VP.B.map((bonus, place) => ({
    key: String(place),
    cells: [`${place + 1}.`, PRIVILEGE_VP.A[place] ?? '', bonus],
  }));
  return <Table title={tables.privilege} head={[tables.place, tables.sideA, tables.sideB]} rows={rows} />;
}

/** UNT-2: when each timer flips if nobody is late. */
export function TimerTable({ book }: { readonly book: Rulebook }) {
  const { names, speech } = words.value;
  const { tables } = book;
  const rows = TIMER_TRACK.map((areas, space) => ({
    key: String(space),
    cells: [
      String(space + 1),
      speech.list(AREAS.filter((area) => areas.includes(area)).map((area) => names.areas[area].short)),
    ],
  }));
  return <Table title={tables.timerTrack} head={[tables.space, tables.flips]} rows={rows} />;
}
