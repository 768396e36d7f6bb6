import { SLOTS } from '#content';
import type { Rulebook } from '#words/rulebook';
import { Icon } from '../../../art/index.ts';
import { productionIcon } from '../../../kit/cards/effectIcons.tsx';
import { words } from '../../../kit/i18n.ts';
import { type GameIcon, RULE_OF_ICON } from '../../../kit/ruleOfIcon.ts';
import { Rules } from '../book/sections.tsx';
import css from './icons.module.css';
import { Table } from './table.tsx';

const ICONS = Object.keys(RULE_OF_ICON) as readonly GameIcon[];

/** Every picture of the game with its name and its rule. */
export function IconTable({ book }: { readonly book: Rulebook }) {
  const { tables } = book;
  const rows = ICONS.map((icon) => ({
    key: icon,
    cells: [
      <span class={css.name}>
        <Icon of={icon} size={32} />
        {nameOf(icon, book)}
      </span>,
      <Rules of={[RULE_OF_ICON[icon]]} book={book} />,
    ],
  }));
  return <Table title={tables.icons} head={[tables.icon, tables.rule]} rows={rows} />;
}

/** Kinds and productions by their own name, all others by the title of their rule. */
function nameOf(icon: GameIcon, book: Rulebook): string {
  const { kinds, slots } = words.value.names;
  const slot = SLOTS.find((one) => productionIcon(one) === icon);
  if (slot !== undefined) return slots[slot].production;
  const kind = icon === 'vote' ? 'votes' : icon === 'vpAny' ? 'vp' : icon;
  return kind in kinds ? kinds[kind as keyof typeof kinds] : book.rules[RULE_OF_ICON[icon]].title;
}
