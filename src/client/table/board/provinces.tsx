import { type ProvinceId, provinceKind, provinceYield, SLOTS } from '#content';
import { type Command, provincesLeft } from '#engine';
import { provinceName } from '#words';
import { Icon, Landscape, type LandscapeKind } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { GoodsIcons, productionIcon } from '../../kit/cards/effectIcons.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { DEED_KEYS } from '../senses/keys/bindings.ts';
import { commandLabel } from '../view/label.ts';
import panel from '../view/panel.module.css';
import { ask } from '../view/touch.ts';
import { commandsOf, marked, mayAsk, useView, type View } from '../view/view.ts';
import area from './area.module.css';
import css from './provinces.module.css';

/** Four provinces face up, their holes, and the deck. */
export function ProvinceDisplay() {
  const view = useView();
  const game = view.game.value;
  const { table } = words.value;
  const holes = game.display.filter((card) => card === null).length;
  return (
    <section
      class={`${panel.panel} ${css.provinces}${marked(view, { of: 'provinces' })}`}
      {...address({ of: 'provinces' })}
      aria-label={table.provinces}
    >
      <header class={area.head}>
        <h2>{table.provinces}</h2>
        <p>{holes > 0 ? table.holes(holes) : table.conquerHint}</p>
      </header>
      <div class={css.row}>
        {game.display.map((province, index) =>
          province === null ? (
            <Hole key={index} first={game.display.indexOf(null) === index} />
          ) : (
            <FaceUp key={index} province={province} />
          ),
        )}
        <Deck />
      </div>
    </section>
  );
}

function Hole({ first }: { readonly first: boolean }) {
  const view = useView();
  return (
    <div class={css.hole}>
      {first && mayAsk(view, 'refresh') && (
        <button
          type="button"
          class={button.plain}
          {...address({ of: 'refresh' })}
          data-key={DEED_KEYS.refresh}
          onClick={() => ask(view, { type: 'refresh' })}
        >
          <Icon of="refresh" size={16} /> {words.value.table.refresh}
        </button>
      )}
    </div>
  );
}

function FaceUp({ province }: { readonly province: ProvinceId }) {
  const view = useView();
  const answer = conquest(view, province);
  if (answer === undefined) {
    return (
      <div class={css.place} {...address({ of: 'faceUp', province })}>
        <ProvinceCard province={province} />
      </div>
    );
  }
  return (
    <button
      type="button"
      class={css.place}
      data-open
      {...address({ of: 'conquer', province })}
      onClick={() => ask(view, answer)}
    >
      <span class="visually-hidden">
        {commandLabel(view, answer)}. {provinceName(words.value, province)}
      </span>
      <ProvinceCard province={province} named={false} />
    </button>
  );
}

interface CardProps {
  readonly province: ProvinceId;
  /** False where it lies in a button that says all about it. */
  readonly named?: boolean;
}

export function ProvinceCard({ province, named = true }: CardProps) {
  const kind = provinceKind(province);
  const rare = kind.endsWith('Rare');
  const land = (rare ? kind.slice(0, -4) : kind === 'hidden' ? 'standard' : kind) as LandscapeKind;
  return (
    <article
      class={`${css.province} on-parchment`}
      data-kind={land}
      {...about({ of: 'province', province })}
      aria-label={named ? provinceName(words.value, province) : undefined}
      aria-hidden={!named}
    >
      <Landscape of={province} kind={land} rare={rare} />
      <h3>{words.value.provinces.names[province]}</h3>
      <ul aria-hidden="true">
        {SLOTS.map((slot) => (
          <li key={slot}>
            <Icon of={productionIcon(slot)} size={22} />
            <GoodsIcons goods={provinceYield(province, slot)} size={22} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Deck() {
  const view = useView();
  const left = provincesLeft(view.game.value);
  const answer = conquest(view, 'deck');
  const face = (
    <>
      <Icon of="deck" size={28} />
      <b class="figure">{left}</b>
    </>
  );
  const name = words.value.table.deck(left);
  if (answer === undefined) {
    return (
      <div
        class={css.deck}
        role="img"
        aria-label={name}
        {...about({ of: 'deck' })}
        {...address({ of: 'faceUp', province: 'deck' })}
      >
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={css.deck}
      data-open
      {...address({ of: 'conquer', province: 'deck' })}
      {...about({ of: 'deck' })}
      aria-label={name}
      onClick={() => ask(view, answer)}
    >
      {face}
    </button>
  );
}

function conquest(view: View, province: ProvinceId | 'deck'): Command | undefined {
  return commandsOf(view, 'answer').find(({ answer }) => answer.to === 'conquer' && answer.province === province);
}
