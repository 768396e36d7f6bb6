import {
  ACHIEVEMENT_IDS,
  type Area,
  CHARACTER_IDS,
  CHARACTERS,
  FINAL_REWARD_IDS,
  ORDINARY_REWARD_IDS,
  type ProvinceId,
  ROWS,
} from '#content';
import { NOBODY, PHASES, type Phase, TIMINGS } from '#engine';
import { rewardName } from '#words';
import { Icon } from '../../../art/index.ts';
import { address } from '../../../kit/address.ts';
import button from '../../../kit/button.module.css';
import { clockOf } from '../../../kit/chronicle/names.ts';
import { said } from '../../../kit/chronicle/said.ts';
import { Choice, Switch } from '../../../kit/controls.tsx';
import { words } from '../../../kit/i18n.ts';
import type { Editing } from '../edit/editing.ts';
import { provinceOptions } from './mat.tsx';
import css from './sheets.module.css';
import { Pick, Step } from './step.tsx';

interface Props {
  readonly editing: Editing;
}

const SETTABLE: readonly Phase[] = PHASES.filter((phase) => phase !== 'over');
const SPACES = 10;

/** Which round, which phase, with or without sand. */
export function MomentSheet({ editing: { game, edit } }: Props) {
  const { round, phase, timing, trackSpace, privilege, turn } = game.value;
  const { sandbox } = said.value;
  const { table } = words.value;
  const nameOf = personsOf(game.value.players);
  return (
    <>
      <Choice
        label={sandbox.round}
        value={round}
        options={[1, 2, 3, 4].map((value) => ({ value, label: value }))}
        choose={(value) => edit({ edit: 'round', round: value })}
      />
      <Pick
        label={sandbox.phase}
        value={phase}
        options={SETTABLE.map((value) => ({ value, label: table.phases[value] }))}
        choose={(value) => edit({ edit: 'phase', phase: value })}
      />
      <Choice
        label={sandbox.timing}
        value={timing}
        options={TIMINGS.map((value) => ({ value, label: sandbox.timings[value] }))}
        choose={(value) => edit({ edit: 'timing', timing: value })}
      />
      {timing === 'untimed' && phase === 'round' && (
        <Step
          kind="space"
          label={sandbox.space}
          value={`${trackSpace + 1}/${SPACES + 1}`}
          change={(by) => edit({ edit: 'space', space: Math.max(0, trackSpace + by) })}
        />
      )}
      {phase === 'rewards' && (
        <Pick
          label={sandbox.chooser}
          value={String(turn)}
          options={privilege.flatMap((seat, place) =>
            seat === NOBODY ? [] : [{ value: String(place), label: nameOf(seat) }],
          )}
          choose={(value) => edit({ edit: 'turn', turn: Number(value) })}
        />
      )}
    </>
  );
}

const personsOf =
  (players: readonly { readonly character: keyof typeof CHARACTERS }[]) =>
  (seat: number): string => {
    const character = players[seat]?.character;
    return character === undefined ? words.value.table.neutral : words.value.characters.epithets[character];
  };

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

const SECOND = 1000;

/** Where a timer stands and how much sand is left in it. */
export function TimerSheet({ editing: { game, edit }, area }: Props & { readonly area: Area }) {
  const { timers, sand, timing, phase, circles } = game.value;
  const { row, sandOut } = timers[area];
  const { sandbox } = said.value;
  const runs = timing === 'timed' && phase !== 'placement';
  const left = circles.filter((circle) => circle === 'marker').length;
  return (
    <>
      {phase !== 'placement' && (
        <Choice
          label={sandbox.row}
          value={row}
          options={ROWS.map((value) => ({ value, label: words.value.table.rows[value] }))}
          choose={(value) => edit({ edit: 'row', area, row: value })}
        />
      )}
      {runs ? (
        <label class={css.slide}>
          <span>{sandbox.sand}</span>
          <input
            type="range"
            min={0}
            max={Math.round(sand[area] / SECOND)}
            value={Math.round(sandOut / SECOND)}
            aria-valuetext={clockOf(sandOut)}
            onChange={(event) => edit({ edit: 'sand', area, left: Number(event.currentTarget.value) * SECOND })}
          />
          <output class="figure">{clockOf(sandOut)}</output>
        </label>
      ) : (
        <p class="soft">{sandbox.noSand}</p>
      )}
      {area === 'purple' && phase === 'round' && timing === 'timed' && (
        <Choice
          label={sandbox.flips}
          value={left}
          options={[1, 2].map((value) => ({ value, label: value }))}
          choose={(value) => edit({ edit: 'markers', left: value })}
        />
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
