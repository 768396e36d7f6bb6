import { CHARACTER_IDS, CHARACTERS } from '#content';
import { Icon } from '../../../art/index.ts';
import { address } from '../../../kit/address.ts';
import button from '../../../kit/button.module.css';
import { said } from '../../../kit/chronicle/said.ts';
import { Switch } from '../../../kit/controls.tsx';
import { words } from '../../../kit/i18n.ts';
import type { Editing } from '../edit/editing.ts';
import { personsOf } from './persons.ts';
import css from './sheets.module.css';
import { Pick } from './step.tsx';

interface Props {
  readonly editing: Editing;
}

/** Who plays. */
export function PlayersSheet({ editing: { game, edit } }: Props) {
  const { players, options } = game.value;
  const { sandbox } = said.value;
  const { characters, lobby } = words.value;
  const all = CHARACTER_IDS.map((value) => ({
    value,
    label: `${characters.persons[CHARACTERS[value].person]}${characters.joint}${characters.epithets[value]}`,
  }));
  return (
    <>
      {players.map(({ character }, seat) => (
        <div key={seat} class={css.group}>
          <Pick
            label={sandbox.player(seat + 1)}
            value={character}
            options={all}
            choose={(value) => edit({ edit: 'character', seat, character: value })}
          />
          {players.length > 1 && (
            <button
              type="button"
              class={button.icon}
              aria-label={sandbox.leave(seat + 1)}
              onClick={() => edit({ edit: 'leave', seat })}
            >
              <Icon of="close" size={16} />
            </button>
          )}
          <Switch
            label={lobby.glory}
            on={options.seats[seat]?.glory === true}
            turn={() => edit({ edit: 'variant', seat, variant: 'glory' })}
          />
          <Switch
            label={lobby.advancedPlacement}
            on={options.seats[seat]?.advancedPlacement === true}
            turn={() => edit({ edit: 'variant', seat, variant: 'advancedPlacement' })}
          />
        </div>
      ))}
      {players.length < 5 && (
        <button type="button" class={button.plain} onClick={() => edit({ edit: 'join' })}>
          <Icon of="person" size={16} /> {sandbox.join}
        </button>
      )}
    </>
  );
}

export function PrivilegeSheet({ editing: { game, edit } }: Props) {
  const { sandbox } = said.value;
  const { privilege, players } = game.value;
  const nameOf = personsOf(players);
  return (
    <ol class={css.order}>
      {privilege.map((seat, place) => (
        <li key={seat}>
          <span>{nameOf(seat)}</span>
          <button
            type="button"
            class={button.icon}
            aria-label={sandbox.up(nameOf(seat))}
            {...address({ of: 'more', kind: `privilege-${seat}` })}
            disabled={place === 0}
            onClick={() => edit({ edit: 'privilege', seat, by: 1 })}
          >
            ↑
          </button>
        </li>
      ))}
    </ol>
  );
}
