import { useState } from 'preact/hooks';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '#content';
import { REGENCY_STEPS, type RegencyStep } from '#protocol';
import { Icon } from '../../art/index.ts';
import { Portrait } from '../../art/portraits.tsx';
import button from '../../kit/button.module.css';
import controls from '../../kit/controls.module.css';
import { Choice } from '../../kit/controls.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { recall, remember } from '../../kit/settings/settings.ts';
import { begin, people } from '../../net/shelf/begin.ts';
import { newChance } from '../../net/shelf/dice.ts';
import { regencyPlan } from '../../net/shelf/plan.ts';
import { strengthOf } from '../../net/shelf/strength.ts';
import { CharacterSheet } from '../lobby/characterSheet.tsx';
import { wishName } from '../lobby/who.ts';
import big from './begin.module.css';
import { kept } from './kept.ts';
import { type CharacterRecord, recordOf } from './records.ts';
import css from './regency.module.css';
import { stepHint, stepName } from './texts.ts';

/** One person against two regents, with a record for each of the ten characters. */
export function Regency() {
  const [character, setCharacter] = useRemembered<CharacterId>('solo.character', CHARACTER_IDS, 'implacable');
  const [step, setStep] = useRemembered<RegencyStep>('solo.step', REGENCY_STEPS, 'novice');
  const [looking, setLooking] = useState(false);
  const { solo } = words.value;
  const play = () => {
    const chance = newChance();
    begin(regencyPlan(chance, people(chance), character, step));
  };
  return (
    <section class={`${layout.sheet} ${css.regency}`}>
      <h2>{solo.kinds.regency}</h2>
      <p class="soft">{solo.regency.sentence}</p>
      <fieldset class={css.regents}>
        <legend class={controls.legend}>{solo.regency.character}</legend>
        {CHARACTER_IDS.map((id) => (
          <Regent key={id} id={id} chosen={id === character} choose={() => setCharacter(id)} />
        ))}
      </fieldset>
      <Choice
        label={solo.regency.step}
        value={step}
        options={REGENCY_STEPS.map((value) => ({ value, label: stepName(value) }))}
        choose={setStep}
        hint={`${stepHint(step)} ${strengthOf(step)}`}
      />
      <p class="row">
        <button type="button" class={`${button.giant} ${big.begin}`} onClick={play}>
          {solo.regency.begin(wishName(character))}
        </button>
        <button
          type="button"
          class={button.plain}
          aria-label={solo.regency.look(wishName(character))}
          onClick={() => setLooking(true)}
        >
          <Icon of="eye" size={20} />
        </button>
      </p>
      {looking && (
        <Dialog title={wishName(character)} close={() => setLooking(false)} width="wide">
          <CharacterSheet id={character} />
        </Dialog>
      )}
    </section>
  );
}

interface RegentProps {
  readonly id: CharacterId;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function Regent({ id, chosen, choose }: RegentProps) {
  const { characters } = words.value;
  const { person, side } = CHARACTERS[id];
  const record = recordOf(kept.value?.results ?? [], id);
  return (
    <label class={chosen ? `${css.regent} ${css.chosen}` : css.regent}>
      <input type="radio" name="regent" checked={chosen} onChange={choose} />
      <Portrait of={person} side={side} size={72} />
      <b>{characters.persons[person]}</b>
      <small>{characters.epithets[id]}</small>
      <RecordLine record={record} />
    </label>
  );
}

function RecordLine({ record }: { readonly record: CharacterRecord | null }) {
  const { solo, outcomes } = words.value;
  if (record === null) return <small class={`${css.record} ${css.none}`}>{solo.regency.noRecord}</small>;
  return (
    <span class={css.record}>
      <b class={record.wins > 0 ? css.won : ''}>
        {record.wins > 0 && <Icon of="crown" size={16} />}
        {record.wins > 0 ? solo.wins(record.wins) : solo.regency.bestPlace(record.bestPlace)}
      </b>
      <small>{solo.regency.bestPoints(outcomes.points(record.bestPoints))}</small>
      {record.won !== null && <small>{solo.regency.wonAgainst(stepName(record.won))}</small>}
    </span>
  );
}

/** A choice that this browser remembers. */
function useRemembered<T extends string>(key: string, all: readonly T[], usual: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => all.find((one) => one === recall(key)) ?? usual);
  const choose = (next: T): void => {
    remember(key, next);
    setValue(next);
  };
  return [value, choose];
}
