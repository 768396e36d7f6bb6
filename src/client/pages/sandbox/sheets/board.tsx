import { ACHIEVEMENT_IDS, FINAL_REWARD_IDS, ORDINARY_REWARD_IDS, type ProvinceId } from '#content';
import { rewardName } from '#words';
import { said } from '../../../kit/chronicle/said.ts';
import { Switch } from '../../../kit/controls.tsx';
import { words } from '../../../kit/i18n.ts';
import type { Editing } from '../edit/editing.ts';
import { provinceOptions } from './mat.tsx';
import { personsOf } from './persons.ts';
import { Pick } from './step.tsx';

interface Props {
  readonly editing: Editing;
}

export function AchievementSheet({ editing: { game, edit } }: Props) {
  const { achievement, tokenOnCard, players } = game.value;
  const { sandbox } = said.value;
  const nameOf = personsOf(players);
  return (
    <>
      <Pick
        label={sandbox.subjects.achievement}
        value={achievement}
        options={ACHIEVEMENT_IDS.map((value) => ({ value, label: words.value.cards.achievements[value] }))}
        choose={(value) => edit({ edit: 'achievement', achievement: value })}
      />
      <Switch label={words.value.table.tokenOnCard} on={tokenOnCard} turn={() => edit({ edit: 'token' })} />
      {players.map(({ claimed }, seat) => (
        <Switch
          key={seat}
          label={sandbox.claimed(nameOf(seat))}
          on={claimed}
          turn={() => edit({ edit: 'claimed', seat })}
        />
      ))}
    </>
  );
}

export function RewardsSheet({ editing: { game, edit } }: Props) {
  const { rewards, grandeOpen, round, phase } = game.value;
  const isLast = round + (phase === 'moves' ? 1 : 0) === 4;
  const all = isLast ? FINAL_REWARD_IDS : ORDINARY_REWARD_IDS;
  return (
    <>
      <Switch label={rewardName(words.value, 'grande')} on={grandeOpen} turn={() => edit({ edit: 'grande' })} />
      {all.map((reward) => (
        <Switch
          key={reward}
          label={rewardName(words.value, reward)}
          on={rewards.includes(reward)}
          turn={() => edit({ edit: 'reward', reward })}
        />
      ))}
    </>
  );
}

/** The four provinces face up. */
export function DisplaySheet({ editing: { game, edit } }: Props) {
  const { display } = game.value;
  const { sandbox } = said.value;
  return (
    <>
      {display.map((province, nth) => (
        <Pick<ProvinceId | 'none'>
          key={nth}
          label={sandbox.face(nth + 1)}
          value={province ?? 'none'}
          options={[
            { value: 'none', label: sandbox.empty },
            ...provinceOptions(display.filter((other) => other !== province)),
          ]}
          choose={(value) => edit({ edit: 'face', nth, province: value === 'none' ? null : value })}
        />
      ))}
    </>
  );
}
