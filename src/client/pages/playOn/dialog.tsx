import { useState } from 'preact/hooks';
import type { Millis } from '#engine';
import { type BotLevel, type Origin, originOf, type Recording } from '#protocol';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { clockOf } from '../../kit/chronicle/names.ts';
import { said } from '../../kit/chronicle/said.ts';
import { Choice } from '../../kit/controls.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import { go } from '../../kit/router.ts';
import { planFor } from '../../kit/settings/plans.ts';
import { createTable } from '../../net/link/api.ts';
import { begin, paceAsked, people } from '../../net/shelf/begin.ts';
import { newChance } from '../../net/shelf/dice.ts';
import { whatIfPlan } from '../../net/shelf/plan.ts';
import { LevelChoice } from './level.tsx';

interface Props {
  readonly recording: Recording;
  /** So many entries have happened at that game time. */
  readonly position: number;
  readonly at: Millis;
  readonly round: number;
  /** Whose mat was in front. */
  readonly seat: number;
  /** The table's code or the name in this browser; null for a file. */
  readonly name: string | null;
  readonly close: () => void;
}

/** A new game from this moment on: alone against bots, or with friends. */
export function PlayOnDialog({ recording, position, at, round, seat: front, name, close }: Props) {
  const [seat, setSeat] = useState(front);
  const [level, setLevel] = useState<BotLevel>('adept');
  const { playOn } = said.value;
  const { characters } = words.value;
  const origin = originOf(recording, position, at, name);
  const alone = () => begin(whatIfPlan(origin, people(newChance()), { seat, level, pace: paceAsked() }), origin);
  return (
    <Dialog title={playOn.title} close={close}>
      <div class="stack" {...address({ of: 'playOn' })}>
        <p>{playOn.from(round, clockOf(at))}</p>
        <p class="soft">{playOn.terms}</p>
        <Choice
          label={playOn.seat}
          value={seat}
          options={recording.opening.game.players.map(({ character }, value) => ({
            value,
            label: characters.epithets[character],
          }))}
          choose={setSeat}
        />
        <LevelChoice level={level} choose={setLevel} />
        <button type="button" class={button.main} onClick={alone}>
          <Icon of="bot" size={20} />
          {playOn.alone}
        </button>
        <WithFriends origin={origin} />
      </div>
    </Dialog>
  );
}

/** A table of the server, where everybody chooses a character. */
export function WithFriends({ origin }: { readonly origin: Origin }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { playOn } = said.value;
  const open = async () => {
    setState('busy');
    try {
      const code = await createTable({ origin: { ...origin, of: codeIn(origin) } });
      planFor(code, 'sit');
      go(`/t/${code}`);
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" class={button.plain} disabled={state === 'busy'} onClick={open}>
        <Icon of="link" size={20} />
        {playOn.friends}
      </button>
      <p class="soft" role="status">
        {state === 'failed' ? playOn.failed : playOn.friendsHint}
      </p>
    </>
  );
}

/** What this browser keeps for itself has no meaning for others. */
const codeIn = ({ of }: Origin): string | null => (of !== null && /^[A-Z0-9]{8}$/i.test(of) ? of.toUpperCase() : null);
