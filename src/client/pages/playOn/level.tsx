import { BOT_LEVELS, type BotLevel } from '#protocol';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import { strengthOf } from '../../net/shelf/strength.ts';

interface Props {
  readonly level: BotLevel;
  readonly choose: (level: BotLevel) => void;
}

/** Which bots to play against, and how strong they are. */
export function LevelChoice({ level, choose }: Props) {
  const { lobby, solo } = words.value;
  return (
    <Choice
      label={solo.free.level}
      value={level}
      options={BOT_LEVELS.map((value) => ({ value, label: lobby.levels[value] }))}
      choose={choose}
      hint={strengthOf(level)}
    />
  );
}
