import { CHARACTERS, type ProvinceId, provinceYield, type Resource, SLOTS, type Slot } from '#content';
import { type Command, type Player, resourceLimit } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { EffectIcons, GoodsIcons, productionIcon } from '../../kit/cards/effectIcons.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { ask } from '../view/touch.ts';
import { commandsOf, useView, type View } from '../view/view.ts';
import { Counter } from './counter.tsx';
import css from './stock.module.css';

const HELD = ['military', 'culture', 'gold', 'votes'] as const;

/** Resources and votes in large figures. */
export function Purse({ player }: { readonly player: Player }) {
  const { game } = useView();
  const { table } = words.value;
  const seat = game.value.players.indexOf(player);
  return (
    <ul class={css.purse} {...address({ of: 'purse' })} key={player.character}>
      {HELD.map((kind) => {
        const full = kind !== 'votes' && player[kind] === resourceLimit(player, kind as Resource);
        return (
          <li key={kind} {...about({ of: 'good', seat, kind })} class={css.good} data-full={full || undefined}>
            <Icon of={kind === 'votes' ? 'vote' : kind} size={40} label={table.goods[kind]} />
            <Counter value={player[kind]} seat={seat} kind={kind} />
          </li>
        );
      })}
    </ul>
  );
}

/** The four slots: what the mat gives, the provinces tucked below, and whether one more may be tucked now. */
export function Slots({ player, own }: { readonly player: Player; readonly own: boolean }) {
  return (
    <div class={css.slots}>
      {SLOTS.map((slot) => (
        <SlotColumn key={slot} slot={slot} player={player} own={own} />
      ))}
    </div>
  );
}

function SlotColumn({ slot, player, own }: { readonly slot: Slot; readonly player: Player; readonly own: boolean }) {
  const view = useView();
  const tuck = own ? answerFor(view, (answer) => answer.to === 'tuck' && answer.slot === slot) : undefined;
  const { names, table } = words.value;
  const seat = view.game.value.players.indexOf(player);
  const tucked = player.slots[slot];
  const holes = Math.max(0, player.provinceLimit - tucked.length);
  return (
    <div class={css.slot} data-slot={slot} data-open={tuck !== undefined || undefined}>
      <div class={css.plate} {...about({ of: 'slot', seat, slot })}>
        <Icon of={productionIcon(slot)} size={36} label={names.slots[slot].production} />
        <span class={css.gain}>
          <EffectIcons effect={CHARACTERS[player.character].production[slot]} size={26} />
        </span>
      </div>
      {tucked.map((province) => (
        <Tucked key={province} province={province} slot={slot} own={own} />
      ))}
      {Array.from({ length: holes }, (_, hole) => (
        <i key={hole} class={css.room} />
      ))}
      {tuck !== undefined && (
        <button
          type="button"
          class={css.target}
          {...address({ of: 'tuck', slot })}
          aria-label={table.tuckHere(slot)}
          onClick={() => ask(view, tuck)}
        />
      )}
    </div>
  );
}

function Tucked({
  province,
  slot,
  own,
}: {
  readonly province: ProvinceId;
  readonly slot: Slot;
  readonly own: boolean;
}) {
  const view = useView();
  const discard = own
    ? answerFor(view, (answer) => answer.to === 'discard' && answer.province === province)
    : undefined;
  const { provinces, table } = words.value;
  const gives = <GoodsIcons goods={provinceYield(province, slot)} size={22} />;
  if (discard === undefined) {
    return (
      <div
        class={`${css.tuck} on-parchment`}
        {...about({ of: 'province', province })}
        {...address({ of: 'province', province })}
      >
        <span class="visually-hidden">{provinces.names[province]}</span>
        {gives}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`${css.tuck} on-parchment`}
      data-leaves=""
      {...address({ of: 'discard', province })}
      aria-label={table.discardProvince(provinces.names[province])}
      onClick={() => ask(view, discard)}
    >
      {gives}
      <Icon of="close" size={14} />
    </button>
  );
}

type Answered = Extract<Command, { type: 'answer' }>;

function answerFor(view: View, fits: (answer: Answered['answer']) => boolean): Answered | undefined {
  return commandsOf(view, 'answer').find(({ answer }) => fits(answer));
}
