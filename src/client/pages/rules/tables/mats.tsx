import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  PROVINCE_IDS,
  PROVINCE_KINDS,
  PROVINCE_YIELD,
  provinceKind,
  SLOTS,
  TRACKS,
} from '#content';
import { effectLabel, goodsText } from '#words';
import type { Rulebook } from '#words/rulebook';
import { CostIcons, EffectIcons, GoodsIcons } from '../../../kit/cards/effectIcons.tsx';
import { words } from '../../../kit/i18n.ts';
import { Both, Table } from './table.tsx';

type Props = { readonly book: Rulebook };

function nameOf(character: CharacterId): string {
  const { characters } = words.value;
  return characters.full(characters.persons[CHARACTERS[character].person], characters.epithets[character]);
}

export function CharacterTable({ book }: Props) {
  const { tables } = book;
  const { names } = words.value;
  const rows = CHARACTER_IDS.map((id) => {
    const { enter, start, pickUp } = CHARACTERS[id];
    return {
      key: id,
      cells: [
        nameOf(id),
        TRACKS.map((track) => `${names.kinds[track]} ${enter[track]}`).join(', '),
        <Both icons={<GoodsIcons goods={start} size={22} />} text={goodsText(words.value, start, 'alone')} />,
        <Both icons={<CostIcons cost={pickUp} size={22} />} text={goodsText(words.value, pickUp, 'alone')} />,
      ],
    };
  });
  const head = [tables.character, tables.toParchment, tables.starts, tables.pickUp];
  return <Table title={tables.characters} head={head} rows={rows} />;
}

export function ProductionTable({ book }: Props) {
  const { names } = words.value;
  const rows = CHARACTER_IDS.map((id) => ({
    key: id,
    cells: [
      nameOf(id),
      ...SLOTS.map((slot) => {
        const effect = CHARACTERS[id].production[slot];
        return <Both icons={<EffectIcons effect={effect} size={22} />} text={effectLabel(words.value, effect)} />;
      }),
    ],
  }));
  const head = [book.tables.character, ...SLOTS.map((slot) => names.slots[slot].short)];
  return <Table title={book.tables.production} head={head} rows={rows} />;
}

export function ProvinceTable({ book }: Props) {
  const { names, provinces } = words.value;
  const rows = PROVINCE_KINDS.map((kind) => ({
    key: kind,
    cells: [
      provinces.kinds[kind],
      PROVINCE_IDS.filter((id) => provinceKind(id) === kind).length,
      ...SLOTS.map((slot) => {
        const goods = PROVINCE_YIELD[kind][slot];
        return <Both icons={<GoodsIcons goods={goods} size={22} />} text={goodsText(words.value, goods, 'alone')} />;
      }),
    ],
  }));
  const head = [book.tables.kind, book.tables.cards, ...SLOTS.map((slot) => names.slots[slot].short)];
  return <Table title={book.tables.provinces} head={head} rows={rows} />;
}
