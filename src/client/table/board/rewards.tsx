import { rewardName, rewardText } from '#words';
import { type AnyReward, RewardIcons, rewardKind } from '../../kit/cards/cardView.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { useView } from '../view/view.ts';

/** What the next council has to give, in small. */
export function NextCouncil() {
  const { game } = useView();
  const { table } = words.value;
  const standing: readonly AnyReward[] = game.value.grandeOpen ? ['favour', 'grande'] : ['favour'];
  return (
    <section class="panel next-council">
      <h2>{table.nextCouncil}</h2>
      <ul class="tiles">
        {[...game.value.rewards, ...standing].map((reward, index) => (
          <li
            key={`${reward}-${index}`}
            class={`tile tile-${index < game.value.rewards.length ? rewardKind(reward) : 'standing'} on-parchment`}
            {...about({ of: 'reward', reward })}
          >
            <span class="tile-icons">
              <RewardIcons reward={reward} size={20} />
            </span>
            <span class="visually-hidden tile-words">{`${rewardName(words.value, reward)}: ${rewardText(words.value, reward)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
