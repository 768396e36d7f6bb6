import type { ComponentChildren } from 'preact';
import { AREAS, PERSONS } from '#content';
import { COMPONENTS, type Component, type Rulebook } from '#words/rulebook';
import { CardBack, Emblem, Hourglass, Icon, Mark, Worker } from '../../../art/index.ts';
import { AMOUNTS, type Amount } from './amounts.ts';
import css from './box.module.css';
import table from './table.module.css';
import { Table } from './table.tsx';

const PICTURES: Readonly<Partial<Record<Component, ComponentChildren>>> = {
  mat: <Emblem of="gambal" side="basic" size={36} />,
  timer: AREAS.map((area) => <Hourglass key={area} hue={area} level={0.6} size={40} />),
  timeMarker: <Icon of="marker" size={28} />,
  common: <Worker seat={0} size={40} />,
  grande: <Worker seat={0} grande size={40} />,
  token: (['power', 'prestige', 'popularity', 'legendary'] as const).map((of) => <Icon key={of} of={of} size={26} />),
  privilegeMarker: <Mark seat={0} size={30} />,
  cube: (['military', 'culture', 'gold'] as const).map((of) => <Icon key={of} of={of} size={28} />),
  vote: <Icon of="vote" size={28} />,
  stratagem: <Back of="stratagem" />,
  province: <Back of="province" />,
  achievement: <Back of="achievement" />,
  reward: <Back of="reward" />,
  legendaryToken: <Icon of="legendary" size={32} />,
};

function Back({ of }: { readonly of: 'stratagem' | 'province' | 'achievement' | 'reward' }) {
  return (
    <span class={css.card}>
      <CardBack kind={of} />
    </span>
  );
}

/** What lies in the printed box, drawn as it is drawn here. */
export function BoxTable({ book }: { readonly book: Rulebook }) {
  const { tables, box } = book;
  const rows = COMPONENTS.map((component) => {
    const amount: Amount = AMOUNTS[component];
    const isEach = 'each' in amount;
    return {
      key: component,
      cells: [
        box[component],
        <span class={table.icons} aria-hidden="true">
          {PICTURES[component]}
        </span>,
        isEach ? amount.each * PERSONS.length : amount.count,
        isEach ? amount.each : '',
      ],
    };
  });
  return <Table title={tables.box} head={[tables.piece, tables.icon, tables.count, tables.perPlayer]} rows={rows} />;
}
