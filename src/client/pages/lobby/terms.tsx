import { SAND } from '#content';
import type { Timing } from '#engine';
import { RATED_DELAY, type Table, type Terms } from '#protocol';
import { Choice, Switch } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import type { Session } from '../../net/store/session.ts';
import { isHost } from '../../table/view/people.ts';
import more from './more.module.css';

/** The slowest is a tenth, for a person who needs time to read or to hear the table. */
export const SPEEDS = { unhurried: 0.1, thinking: 0.5, relaxed: 0.75, usual: 1, brisk: 1.5, blitz: 2.5 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

export const ROUNDS: Readonly<Record<'timed' | 'firstUntimed' | 'untimed', readonly Timing[]>> = {
  timed: ['timed', 'timed', 'timed', 'timed'],
  firstUntimed: ['untimed', 'timed', 'timed', 'timed'],
  untimed: ['untimed', 'untimed', 'untimed', 'untimed'],
};
export type Rounds = keyof typeof ROUNDS;
export const ROUNDS_NAMES = Object.keys(ROUNDS) as readonly Rounds[];

const WINDOWS = [0, 500, 1000, 2000];
const WAITS = [0, 30_000, 60_000, 120_000];
const PAUSES = [0, 1, 3, 5];
const LAST_WORDS = [10_000, 20_000, 40_000];
const STAND_INS = [0, 30_000, 90_000, 300_000];
const DELAYS = [0, 30_000, 120_000, 300_000];

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** Everything the host can set; the others see what was chosen. */
export function LobbyTerms({ session, table }: Props) {
  const { lobby, speech } = words.value;
  const { terms } = table;
  const locked = !isHost(session, table) || table.begun !== undefined;
  const settle = (changed: Partial<Terms>) => session.settle(changed);
  const rounds = roundsOf(terms.timing);
  const time = (area: keyof typeof SAND) => speech.clock((SAND[area] * 1000) / terms.speed);
  return (
    <section class={`${layout.sheet} terms stack`}>
      <h2>{lobby.terms}</h2>
      {locked && table.begun === undefined && <p class="soft">{lobby.onlyHostSets}</p>}
      <Choice
        label={lobby.rounds}
        value={rounds}
        options={ROUNDS_NAMES.map((value) => ({ value, label: lobby.roundsOf[value] }))}
        choose={(value) => settle({ timing: ROUNDS[value] })}
        disabled={locked}
        hint={lobby.roundsHint[rounds]}
      />
      <Choice
        label={lobby.speed}
        value={speedOf(terms.speed)}
        options={SPEED_NAMES.map((value) => ({ value, label: lobby.speeds[value] }))}
        choose={(value) => settle({ speed: SPEEDS[value] })}
        disabled={locked}
        hint={lobby.sandTimes(time('purple'), time('green'), time('black'))}
      />
      <Choice
        label={lobby.who}
        value={terms.public ? 'public' : 'private'}
        options={(['private', 'public'] as const).map((value) => ({ value, label: lobby[value] }))}
        choose={(value) => settle({ public: value === 'public' })}
        disabled={locked}
        hint={terms.public ? lobby.publicHint : lobby.privateHint}
      />
      <Waits terms={terms} settle={settle} locked={locked} />
    </section>
  );
}

interface WaitsProps {
  readonly terms: Terms;
  readonly settle: (terms: Partial<Terms>) => void;
  readonly locked: boolean;
}

function Waits({ terms, settle, locked }: WaitsProps) {
  const { lobby } = words.value;
  /** Where ratings hang on a game, every wait has an end. */
  const fair = (values: readonly number[], least = 1) => values.filter((value) => !terms.rated || value >= least);
  return (
    <details class={more.more} open={locked}>
      <summary>
        {lobby.window} · {lobby.lastWord}
      </summary>
      <div class="stack">
        <Choice
          label={lobby.window}
          value={terms.privilegeWindow}
          options={spans(WINDOWS, terms.privilegeWindow, lobby.off)}
          choose={(privilegeWindow) => settle({ privilegeWindow })}
          disabled={locked}
          hint={lobby.windowHint}
        />
        <Choice
          label={lobby.waitLimit}
          value={terms.waitLimit}
          options={spans(fair(WAITS), terms.waitLimit, lobby.noLimit)}
          choose={(waitLimit) => settle({ waitLimit })}
          disabled={locked}
          hint={lobby.waitLimitHint}
        />
        <Choice
          label={lobby.pauses}
          value={terms.pauses ?? 0}
          options={fair(PAUSES).map((value) => ({ value, label: value === 0 ? lobby.noLimit : String(value) }))}
          choose={(pauses) => settle({ pauses })}
          disabled={locked}
          hint={lobby.pausesHint}
        />
        <Choice
          label={lobby.lastWord}
          value={terms.lastWord}
          options={spans(LAST_WORDS, terms.lastWord, lobby.off)}
          choose={(lastWord) => settle({ lastWord })}
          disabled={locked}
          hint={lobby.lastWordHint}
        />
        <Choice
          label={lobby.standIn}
          value={terms.standInAfter}
          options={spans(fair(STAND_INS), terms.standInAfter, lobby.never)}
          choose={(standInAfter) => settle({ standInAfter })}
          disabled={locked}
          hint={lobby.standInHint}
        />
        <Choice
          label={lobby.spectatorDelay}
          value={terms.spectatorDelay}
          options={spans(fair(DELAYS, RATED_DELAY), terms.spectatorDelay, lobby.atOnce)}
          choose={(spectatorDelay) => settle({ spectatorDelay })}
          disabled={locked}
          hint={lobby.spectatorDelayHint}
        />
        <Switch
          label={lobby.chances}
          hint={lobby.chancesHint}
          on={terms.chances && !terms.rated && terms.spectatorDelay === 0}
          turn={(chances) => settle({ chances })}
          disabled={locked || terms.rated || terms.spectatorDelay > 0}
        />
        <Switch
          label={lobby.rated}
          hint={lobby.ratedHint}
          on={terms.rated}
          turn={(rated) => settle({ rated })}
          disabled={locked}
        />
      </div>
    </details>
  );
}

/** The usual spans of time, with whatever the table has now among them. */
function spans(usual: readonly number[], now: number, none: string) {
  const { lobby, speech } = words.value;
  const all = usual.includes(now) ? usual : [...usual, now].toSorted((one, other) => one - other);
  return all.map((value) => {
    const seconds = value / 1000;
    const said =
      seconds > 90 ? lobby.minutesShort(speech.number(seconds / 60)) : lobby.secondsShort(speech.number(seconds));
    return { value, label: value === 0 ? none : said };
  });
}

const speedOf = (speed: number): Speed =>
  SPEED_NAMES.toSorted((one, other) => Math.abs(SPEEDS[one] - speed) - Math.abs(SPEEDS[other] - speed))[0] ?? 'usual';

function roundsOf(timing: readonly Timing[]): Rounds {
  if (timing.every((one) => one === 'untimed')) return 'untimed';
  return timing[0] === 'untimed' ? 'firstUntimed' : 'timed';
}
