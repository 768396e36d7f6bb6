import { rewardName, rewardText } from '#words';
import { type AnyReward, RewardIcons, rewardKind } from '../../kit/cards/cardView.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import panel from '../view/panel.module.css';
import { useView } from '../view/view.ts';
import css from './rewards.module.css';

/** What the next council has to give, in small. */
export function NextCouncil() {
  const { game } = useView();
  const { table } = words.value;
  const standing: readonly AnyReward[] = game.value.grandeOpen ? ['favour', 'grande'] : ['favour'];
  return (
    <section class={`${panel.panel} ${css.next}`}>
      <h2>{table.nextCouncil}</h2>
      <ul class={css.tiles}>
        {[...game.value.rewards, ...standing].map((reward, index) => (
          <li
            key={index}
            class={`${css.tile} on-parchment`}
            data-kind={index < game.value.rewards.length ? rewardKind(reward) : 'standing'}
            {...about({ of: 'reward', reward })}
          >
            <span class={css.icons}>
              <RewardIcons reward={reward} size={20} />
            </span>
            <span
              class={`visually-hidden ${css.words}`}
            >{`${rewardName(words.value, reward)}: ${rewardText(words.value, reward)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
