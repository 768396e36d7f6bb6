import {
  CARDS,
  type CardId,
  CHARACTERS,
  isPermanent,
  PERMANENT_REWARD_IDS,
  PROVINCE_IDS,
  type ProvinceId,
  SLOTS,
  TRACKS,
} from '#content';
import { playerAt, type Seat } from '#engine';
import { cardName, provinceName } from '#words';
import { Icon } from '../../../art/index.ts';
import button from '../../../kit/button.module.css';
import { said } from '../../../kit/chronicle/said.ts';
import { Choice, Switch } from '../../../kit/controls.tsx';
import { words } from '../../../kit/i18n.ts';
import type { Editing } from '../edit/editing.ts';
import css from './sheets.module.css';
import { Pick, Step } from './step.tsx';

interface Props {
  readonly editing: Editing;
  readonly seat: Seat;
}

const HELD = ['military', 'culture', 'gold', 'votes'] as const;

/** Goods, votes and victory tracks of one mat. */
export function GoodsSheet({ editing: { game, edit }, seat }: Props) {
  const player = playerAt(game.value, seat);
  const { table } = words.value;
  return (
    <>
      {[...HELD, ...TRACKS].map((kind) => (
        <Step
          key={kind}
          kind={kind}
          label={table.goods[kind]}
          icon={<Icon of={kind === 'votes' ? 'vote' : kind} size={20} />}
          value={player[kind]}
          change={(by) => edit({ edit: 'good', seat, kind, by })}
        />
      ))}
      <Switch label={table.tracks.legendary} on={player.legendary} turn={() => edit({ edit: 'legendary', seat })} />
      {game.value.options.seats[seat]?.glory === true &&
        TRACKS.map((track) => (
          <Step
            key={track}
            kind={`glory-${track}`}
            label={`${said.value.sandbox.glory}: ${table.tracks[track]}`}
            value={player.glory[track]}
            change={(by) => edit({ edit: 'glory', seat, track, by })}
          />
        ))}
    </>
  );
}

/** How many workers, and which of them are grande. */
export function CrewSheet({ editing: { game, edit }, seat }: Props) {
  const { workers } = playerAt(game.value, seat);
  const { sandbox } = said.value;
  return (
    <>
      <p class="soft">{sandbox.crewHint}</p>
      <Step
        kind="crew"
        label={sandbox.subjects.crew}
        value={workers.length}
        change={(by) => edit({ edit: 'crew', seat, by })}
      />
      {workers.map(({ grande }, worker) => (
        <Switch
          key={worker}
          label={sandbox.grande(worker + 1)}
          on={grande}
          turn={() => edit({ edit: 'rank', seat, worker })}
        />
      ))}
    </>
  );
}

/** Each card is in the hand, played, or in the box. */
export function CardsSheet({ editing: { game, edit }, seat }: Props) {
  const player = playerAt(game.value, seat);
  const { sandbox } = said.value;
  const held = [...player.hand, ...player.discard];
  const own = [...CHARACTERS[player.character].stratagems, ...held.filter(isPermanent)];
  const open = PERMANENT_REWARD_IDS.filter((card) => !held.includes(card));
  const places = (card: CardId) => [
    { value: 'hand' as const, label: sandbox.hand },
    { value: 'discard' as const, label: sandbox.played },
    ...(isPermanent(card) ? [{ value: 'box' as const, label: sandbox.box }] : []),
  ];
  return (
    <>
      {own
        .filter((card) => Object.hasOwn(CARDS, card))
        .map((card) => (
          <Choice
            key={card}
            label={cardName(words.value, card)}
            value={player.hand.includes(card) ? 'hand' : 'discard'}
            options={places(card)}
            choose={(to) => edit({ edit: 'card', seat, card, to })}
          />
        ))}
      <Pick
        label={sandbox.addCard}
        value=""
        options={open.map((value) => ({ value, label: cardName(words.value, value) }))}
        choose={(card) => edit({ edit: 'card', seat, card, to: 'hand' })}
      />
    </>
  );
}

/** The provinces below a mat. */
export function SlotsSheet({ editing: { game, edit }, seat }: Props) {
  const player = playerAt(game.value, seat);
  const { sandbox } = said.value;
  return (
    <>
      {SLOTS.map((slot) => (
        <div key={slot} class={css.group}>
          <Pick
            label={words.value.names.slots[slot].production}
            value=""
            options={provinceOptions(player.slots[slot])}
            choose={(province) => edit({ edit: 'province', province, to: { seat, slot } })}
          />
          {player.slots[slot].map((province) => (
            <button
              key={province}
              type="button"
              class={button.plain}
              aria-label={`${words.value.table.discardProvince(words.value.provinces.names[province])}`}
              onClick={() => edit({ edit: 'province', province, to: null })}
            >
              {words.value.provinces.names[province]} <Icon of="close" size={14} />
            </button>
          ))}
        </div>
      ))}
      <Switch label={sandbox.limit} on={player.provinceLimit === 3} turn={() => edit({ edit: 'limit', seat })} />
    </>
  );
}

export const provinceOptions = (but: readonly (ProvinceId | null)[]) =>
  PROVINCE_IDS.filter((province) => !but.includes(province)).map((value) => ({
    value,
    label: provinceName(words.value, value),
  }));
