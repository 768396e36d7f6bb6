import { useState } from 'preact/hooks';
import { CHARACTERS } from '#content';
import type { BotLevel, Wish } from '#protocol';
import { Emblem, Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { Choice } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { recall, remember } from '../../kit/settings/settings.ts';
import { begin, paceAsked, people } from '../../net/shelf/begin.ts';
import { newChance } from '../../net/shelf/dice.ts';
import { freePlan, ME, tableOf } from '../../net/shelf/plan.ts';
import { CharacterPicker } from '../lobby/characterPicker.tsx';
import { ROUNDS, ROUNDS_NAMES, type Rounds, SPEED_NAMES, SPEEDS, type Speed } from '../lobby/terms.tsx';
import { isCharacter, wishName } from '../lobby/who.ts';
import { LevelChoice } from '../playOn/level.tsx';
import css from './free.module.css';

const COUNTS = [1, 2, 3, 4] as const;

interface FreeChoice {
  readonly bots: number;
  readonly level: BotLevel;
  readonly character: Wish;
  readonly rounds: Rounds;
  readonly speed: Speed;
}

const USUAL: FreeChoice = { bots: 2, level: 'novice', character: 'random', rounds: 'timed', speed: 'usual' };

/** What was chosen last time, as far as it still makes sense. */
function lastChoice(): FreeChoice {
  const found = recall('solo.free');
  if (typeof found !== 'object' || found === null) return USUAL;
  const last: FreeChoice = { ...USUAL, ...found };
  const { lobby } = words.value;
  const known = last.level in lobby.levels && last.speed in SPEEDS && last.rounds in ROUNDS && last.bots in COUNTS;
  return known && (isCharacter(last.character) || last.character in lobby.wishes) ? last : USUAL;
}

function planOf({ bots, level, character, rounds, speed }: FreeChoice) {
  const chance = newChance();
  const terms = { timing: ROUNDS[rounds], speed: SPEEDS[speed] };
  return freePlan(chance, people(chance), { bots, level, character, terms, pace: paceAsked() });
}

/** As many bots as one likes, at one's own pace. */
export function Free() {
  const [choice, setChoice] = useState(lastChoice);
  const { solo, lobby } = words.value;
  const change = (more: Partial<FreeChoice>): void => {
    const next = { ...choice, ...more };
    remember('solo.free', next);
    setChoice(next);
  };
  return (
    <section class={`${layout.sheet} ${css.free} stack`} {...address({ of: 'soloFree' })}>
      <h2>{solo.kinds.free}</h2>
      <p class="soft">{solo.free.sentence}</p>
      <CharacterChoice character={choice.character} choose={(character) => change({ character })} />
      <Choice
        label={solo.free.count}
        value={choice.bots}
        options={COUNTS.map((value) => ({ value, label: value }))}
        choose={(bots) => change({ bots })}
      />
      <LevelChoice level={choice.level} choose={(level) => change({ level })} />
      <Choice
        label={lobby.rounds}
        value={choice.rounds}
        options={ROUNDS_NAMES.map((value) => ({ value, label: lobby.roundsOf[value] }))}
        choose={(rounds) => change({ rounds })}
        hint={lobby.roundsHint[choice.rounds]}
      />
      <Choice
        label={lobby.speed}
        value={choice.speed}
        options={SPEED_NAMES.map((value) => ({ value, label: lobby.speeds[value] }))}
        choose={(speed) => change({ speed })}
        disabled={choice.rounds === 'untimed'}
      />
      <button type="button" class={button.main} onClick={() => begin(planOf(choice))}>
        {solo.free.begin}
      </button>
    </section>
  );
}

interface CharacterChoiceProps {
  readonly character: Wish;
  readonly choose: (character: Wish) => void;
}

function CharacterChoice({ character, choose }: CharacterChoiceProps) {
  const [picking, setPicking] = useState(false);
  const { lobby } = words.value;
  const plan = freePlan(1, people(0), { bots: 0, level: 'novice', character, terms: {}, pace: 'human' });
  const table = tableOf(plan, '', 'lobby', null);
  return (
    <>
      <button
        type="button"
        class={`${button.plain} ${css.character}`}
        aria-label={`${lobby.chooseCharacter}: ${wishName(character)}`}
        onClick={() => setPicking(true)}
      >
        {isCharacter(character) ? (
          <Emblem of={CHARACTERS[character].person} side={CHARACTERS[character].side} size={36} />
        ) : (
          <Icon of="wild" size={28} />
        )}
        {wishName(character)}
      </button>
      {picking && (
        <CharacterPicker
          table={{ ...table, chairs: table.chairs.map((chair) => ({ ...chair, character })) }}
          seat={ME}
          choose={(wish) => {
            choose(wish);
            setPicking(false);
          }}
          close={() => setPicking(false)}
        />
      )}
    </>
  );
}
