import { useRef, useState } from 'preact/hooks';
import { CHARACTERS, type CharacterId, PERSONS } from '#content';
import type { Table, Wish } from '#protocol';
import { Icon, SIDES } from '../../art/index.ts';
import { Portrait } from '../../art/portraits.tsx';
import button from '../../kit/button.module.css';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import css from './characterPicker.module.css';
import { CharacterSheet } from './characterSheet.tsx';
import { isCharacter, wishName } from './who.ts';

const IDS = Object.keys(CHARACTERS) as readonly CharacterId[];
const ANY = ['random', 'basic', 'advanced'] as const;

interface Props {
  readonly table: Table;
  readonly seat: number;
  readonly choose: (wish: Wish) => void;
  readonly close: () => void;
}

/** All ten beside one another; the one looked at is laid open with its mat and its four cards. */
export function CharacterPicker({ table, seat, choose, close }: Props) {
  const now = table.chairs[seat]?.character ?? 'random';
  const [looked, setLooked] = useState<CharacterId>(isCharacter(now) ? now : firstFree(table, seat));
  const open = useRef<HTMLDivElement>(null);
  const { lobby } = words.value;
  const taken = takenBy(table, seat, looked);
  const look = (id: CharacterId) => {
    setLooked(id);
    open.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <Dialog title={lobby.chooseCharacter} close={close} width="wide">
      <div class={css.picker}>
        <div class={css.list}>
          {table.begun === undefined && (
            <p class={`row ${css.any}`}>
              {ANY.map((wish) => (
                <button
                  key={wish}
                  type="button"
                  class={button.plain}
                  aria-pressed={now === wish}
                  onClick={() => choose(wish)}
                >
                  <Icon of="wild" size={20} />
                  {lobby.wishes[wish]}
                </button>
              ))}
            </p>
          )}
          {SIDES.map((side) => (
            <div key={side} class={css.side}>
              <h3>{lobby.sides[side]}</h3>
              <div class={css.row}>
                {PERSONS.map((person) => {
                  const id = IDS.find((one) => CHARACTERS[one].person === person && CHARACTERS[one].side === side);
                  return id === undefined || !isInCast(table, id) ? null : (
                    <Candidate
                      key={id}
                      id={id}
                      taken={takenBy(table, seat, id)}
                      looked={id === looked}
                      look={() => look(id)}
                    />
                  );
                })}
              </div>
            </div>
          ))}
        </div>
        <div class={css.open} ref={open}>
          <CharacterSheet id={looked} />
          <button type="button" class={button.main} disabled={taken !== undefined} onClick={() => choose(looked)}>
            {taken === undefined ? lobby.take(wishName(looked)) : lobby.takenBy(taken)}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Where a game goes on, its characters are there already. */
const isInCast = ({ begun, chairs }: Table, id: CharacterId): boolean =>
  begun === undefined || chairs.some(({ character }) => character === id);

const firstFree = (table: Table, seat: number): CharacterId =>
  IDS.find((id) => takenBy(table, seat, id) === undefined) ?? 'briber';

/** SET-6: each person sits at a table once, whichever side of the mat. */
function takenBy(table: Table, seat: number, id: CharacterId): string | undefined {
  const { person } = CHARACTERS[id];
  return table.chairs.find(
    ({ character, name }, other) =>
      other !== seat && name !== '' && isCharacter(character) && CHARACTERS[character].person === person,
  )?.name;
}

interface CandidateProps {
  readonly id: CharacterId;
  readonly taken: string | undefined;
  readonly looked: boolean;
  readonly look: () => void;
}

function Candidate({ id, taken, looked, look }: CandidateProps) {
  const { person, side } = CHARACTERS[id];
  const { characters, lobby } = words.value;
  return (
    <button type="button" class={css.portrait} data-taken={taken} aria-pressed={looked} onClick={look}>
      <Portrait of={person} side={side} size={72} />
      <b>{characters.persons[person]}</b>
      <small>{taken === undefined ? characters.epithets[id] : lobby.takenBy(taken)}</small>
    </button>
  );
}
