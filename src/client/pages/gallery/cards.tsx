import {
  ACHIEVEMENT_IDS,
  ACHIEVEMENTS,
  CHARACTER_IDS,
  CHARACTERS,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  PROVINCE_IDS,
} from '#content';
import { effectText } from '#words';
import { CardFace, Emblem } from '../../art/index.ts';
import { type AnyReward, RewardCard, StratagemCard } from '../../kit/cards/cardView.tsx';
import { EffectIcons } from '../../kit/cards/effectIcons.tsx';
import { MOTIF_OF } from '../../kit/cards/motifs.ts';
import { words } from '../../kit/i18n.ts';
import { ProvinceCard } from '../../table/board/provinces.tsx';
import css from './cards.module.css';
import page from './page.module.css';

const REWARDS: readonly AnyReward[] = [...ORDINARY_REWARD_IDS, ...FINAL_REWARD_IDS, 'favour', 'grande'];

/** Every character and every card of the box, in the language of the moment. */
export function GalleryCards() {
  const { characters, cards } = words.value;
  return (
    <main class={page.gallery} tabIndex={0}>
      <h1>{words.value.names.game}</h1>
      {CHARACTER_IDS.map((id) => {
        const { person, side, stratagems } = CHARACTERS[id];
        return (
          <section key={id}>
            <h2 class={css.character}>
              <Emblem of={person} side={side} size={72} /> {characters.persons[person]}, {characters.epithets[id]}
            </h2>
            <div class={css.hand}>
              {stratagems.map((card) => (
                <StratagemCard key={card} card={card} />
              ))}
            </div>
          </section>
        );
      })}
      <div class={css.hand}>
        {REWARDS.map((reward) => (
          <RewardCard key={reward} reward={reward} />
        ))}
        {ACHIEVEMENT_IDS.map((id) => (
          <CardFace
            key={id}
            title={cards.achievements[id]}
            picture={MOTIF_OF[id]}
            kind="achievement"
            words={effectText(words.value, ACHIEVEMENTS[id].reward)}
          >
            <EffectIcons effect={ACHIEVEMENTS[id].reward} size={28} />
          </CardFace>
        ))}
      </div>
      <div class={css.provinces}>
        {PROVINCE_IDS.map((id) => (
          <ProvinceCard key={id} province={id} />
        ))}
      </div>
    </main>
  );
}
