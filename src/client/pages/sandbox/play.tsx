import { useMemo, useState } from 'preact/hooks';
import type { Game, Seat } from '#engine';
import { decksFor } from '#engine/position';
import type { BotLevel, Origin } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { said } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import { begin, paceAsked, people } from '../../net/shelf/begin.ts';
import { newChance } from '../../net/shelf/dice.ts';
import { whatIfPlan } from '../../net/shelf/plan.ts';
import { WithFriends } from '../playOn/dialog.tsx';
import { LevelChoice } from '../playOn/level.tsx';

interface Props {
  readonly game: Game;
  readonly seat: Seat;
  readonly close: () => void;
}

const WATCH = -1;

/** From which seat, against whom; or bots alone, or friends. */
export function PlayDialog({ game, seat: front, close }: Props) {
  const [seat, setSeat] = useState<Seat>(front);
  const [level, setLevel] = useState<BotLevel>('adept');
  const { sandbox, playOn } = said.value;
  const { characters } = words.value;
  const origin = useMemo(() => originFor(game), [game]);
  const alone = () =>
    begin({ ...whatIfPlan(origin, people(newChance()), { seat, level, pace: paceAsked() }), kind: 'sandbox' }, origin);
  return (
    <Dialog title={words.value.table.play} close={close}>
      <div class="stack" {...address({ of: 'playOn' })}>
        <p class="soft">{sandbox.decks}</p>
        <Choice
          label={playOn.seat}
          value={seat}
          options={[
            ...game.players.map(({ character }, value) => ({ value, label: characters.epithets[character] })),
            { value: WATCH, label: sandbox.watch },
          ]}
          choose={setSeat}
        />
        <LevelChoice level={level} choose={setLevel} />
        <button type="button" class={button.main} onClick={alone}>
          <Icon of="bot" size={20} />
          {sandbox.begin}
        </button>
        <WithFriends origin={origin} />
      </div>
    </Dialog>
  );
}

/** A past of nothing: the position is how the game begins. Its decks are shuffled once more where it is hosted. */
const originFor = (game: Game): Origin => ({
  opening: { game, secret: decksFor(game, () => (below) => newChance() % below) },
  asked: [],
  at: 0,
  of: null,
});
