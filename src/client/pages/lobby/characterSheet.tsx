import { CHARACTERS, type CharacterId, PARCHMENT_COLUMNS, SLOTS, TRACKS } from '#content';
import { effectText, goodsText } from '#words';
import { Icon } from '../../art/index.ts';
import { Portrait } from '../../art/portraits.tsx';
import { StratagemCard } from '../../kit/cards/cardView.tsx';
import { CostIcons, EffectIcons, GoodsIcons, productionIcon } from '../../kit/cards/effectIcons.tsx';
import { words } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import css from './characterSheet.module.css';
import { wishName } from './who.ts';

const loadBalance = async () => (await import('../../kit/balance/balance.tsx')).Balance;

/** One side of a mat laid open: tracks, start, production, the price of picking up, and its four cards. */
export function CharacterSheet({ id }: { readonly id: CharacterId }) {
  const { person, side, enter, start, pickUp, production, stratagems } = CHARACTERS[id];
  const { lobby, characters, names } = words.value;
  return (
    <article class={css.character} aria-label={wishName(id)}>
      <header>
        <Portrait of={person} side={side} size={144} />
        <div>
          <h3>{wishName(id)}</h3>
          <p>{characters.blurbs[id]}</p>
        </div>
      </header>
      <div class={css.facts}>
        <section>
          <h4>{lobby.toParchment}</h4>
          {TRACKS.map((track) => (
            <div key={track} class={css.way}>
              <Icon of={track} size={22} label={names.kinds[track]} />
              <span class={css.wayBar} style={{ '--steps': enter[track], '--columns': PARCHMENT_COLUMNS }}>
                <i />
              </span>
              <b class="figure">{enter[track]}</b>
            </div>
          ))}
        </section>
        <section>
          <h4>{lobby.production}</h4>
          <div class={css.production}>
            {SLOTS.map((slot) => (
              <span key={slot} class={css.slot} data-slot={slot}>
                <Icon of={productionIcon(slot)} size={26} label={names.slots[slot].production} />
                <span class="row" title={effectText(words.value, production[slot])}>
                  <EffectIcons effect={production[slot]} size={22} />
                </span>
              </span>
            ))}
          </div>
        </section>
        <section>
          <h4>{lobby.startsWith}</h4>
          <span class="row" title={goodsText(words.value, start, 'alone')}>
            <GoodsIcons goods={start} size={26} />
          </span>
        </section>
        <section>
          <h4>{lobby.pickUp}</h4>
          <span class="row" title={goodsText(words.value, pickUp, 'alone')}>
            <CostIcons cost={pickUp} size={26} />
          </span>
        </section>
      </div>
      <Lazy load={loadBalance} with={{ of: id }} />
      <div class={css.cards}>
        {stratagems.map((card) => (
          <StratagemCard key={card} card={card} />
        ))}
      </div>
    </article>
  );
}
