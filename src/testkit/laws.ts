import fc from 'fast-check';
import { type Bot, type Dice, random } from '#bots';
import { CARDS, CHARACTERS, type CharacterId, GOOD_KINDS, PERSONS, type ProvinceId, SLOTS, TRACKS } from '#content';
import {
  type Command,
  type Event,
  type Game,
  legal,
  type Options,
  type Player,
  resourceLimit,
  TIMINGS,
  trackRoom,
} from '#engine';

/** Any table there can be. */
export const anyTable: fc.Arbitrary<Options> = fc.record({
  seed: fc.nat(),
  seats: fc
    .tuple(fc.shuffledSubarray([...PERSONS], { minLength: 1 }), fc.array(anySeat(), { minLength: 5, maxLength: 5 }))
    .map(([persons, seats]) =>
      persons.map((person, i) => {
        const { side, ...rest } = seats[i] ?? { side: 'basic' as const, advancedPlacement: false, glory: false };
        return { ...rest, character: characterOf(person, side), handicap: {} };
      }),
    ),
  timing: fc.array(fc.constantFrom(...TIMINGS), { minLength: 4, maxLength: 4 }),
  speed: fc.constantFrom(1, 10),
  privilegeWindow: fc.constantFrom(0, 1000),
  waitLimit: fc.constantFrom(0, 20_000),
  lastWord: fc.constant(20_000),
});

function anySeat() {
  return fc.record({
    side: fc.constantFrom('basic' as const, 'advanced' as const),
    advancedPlacement: fc.boolean(),
    glory: fc.boolean(),
  });
}

function characterOf(person: string, side: string): CharacterId {
  const ids = Object.keys(CHARACTERS) as readonly CharacterId[];
  const found = ids.find((id) => CHARACTERS[id].person === person && CHARACTERS[id].side === side);
  if (found === undefined) throw new RangeError(`${person} has no ${side} side`);
  return found;
}

/** Plays at random, dozes off, and now and then does the oddest thing that is allowed. */
export const restless: Bot = (sight, dice) => {
  const { game, seat, at } = sight;
  if (game.paused) return { do: { type: 'resume' } };
  if (dice.next(12) === 0) return { askAgainAt: at + dice.next(30_000) };
  if (dice.next(12) > 0) return random(sight, dice);
  const odd = pickFrom(dice, legal(game, seat, at));
  return odd === undefined ? random(sight, dice) : { do: odd };
};

export const pickFrom = <T>(dice: Dice, from: readonly T[]): T | undefined => from[dice.next(from.length)];

/** Everything that must be so at every moment of every game; what is not so, in words. */
export function brokenLaws(game: Game, gone: ReadonlySet<ProvinceId>): readonly string[] {
  const broken: string[] = [];
  const law = (holds: boolean, name: string): void => {
    if (!holds) broken.push(name);
  };
  for (const player of game.players) checkPlayer(player, law);
  const { circles, timers, privilege, players, rewards } = game;
  law(circles.length === 4 && circles.filter((circle) => circle === 'timer').length === 1, 'one purple timer');
  law(timers.purple.row === (circles.indexOf('timer') < 2 ? 'top' : 'bottom'), 'the purple timer stands on its circle');
  law(
    new Set(privilege).size === (players.length === 2 ? 3 : players.length),
    'one marker each on the privilege track',
  );
  law(new Set(rewards).size === rewards.length && rewards.length <= 5, 'five rewards at most, none twice');
  const cards = players.flatMap(({ hand, discard }) => [...hand, ...discard]);
  law(new Set(cards).size === cards.length, 'every card is in one place');
  const provinces = [...provincesAt(game), ...gone];
  law(new Set(provinces).size === provinces.length, 'every province is in one place');
  law(provinces.length === game.provincesDealt, 'all 56 provinces are accounted for');
  return broken;
}

function checkPlayer(player: Player, law: (holds: boolean, name: string) => void): void {
  const { workers, recruits, hand, discard, character } = player;
  for (const kind of GOOD_KINDS) law(Number.isInteger(player[kind]) && player[kind] >= 0, `no part or lack of ${kind}`);
  for (const resource of ['military', 'culture', 'gold'] as const) {
    law(player[resource] <= resourceLimit(player, resource), `at most 10 cubes of ${resource}, glory included`);
  }
  for (const track of TRACKS) {
    law(trackRoom(player, track) >= 0, `${track} stays on its track`);
    law(player.glory[track] >= 0 && player.glory[track] <= 10, `glory of ${track} takes cubes there are`);
  }
  law(workers.length + recruits === 4, 'four workers in play and out of it');
  law(workers.filter(({ grande }) => grande).length <= 2, 'two grande workers at most');
  const own = [...hand, ...discard];
  law(
    CHARACTERS[character].stratagems.every((card) => own.includes(card)),
    'no stratagem is lost',
  );
  law(
    own.every((card) => Object.hasOwn(CARDS, card)),
    'only cards of the box',
  );
}

/** Face up, below a mat, or in a player's hand on the way there. */
function provincesAt({ display, players }: Game): readonly ProvinceId[] {
  const shown = display.filter((card) => card !== null);
  const tucked = players.flatMap(({ slots }) => SLOTS.flatMap((slot) => slots[slot]));
  const held = players.flatMap(({ todo }) => todo.flatMap((task) => (task.do === 'tuck' ? [task.province] : [])));
  return [...shown, ...tucked, ...held];
}

/** The provinces that leave the game with these events. */
export function provincesGone(before: readonly (ProvinceId | null)[], events: readonly Event[]): readonly ProvinceId[] {
  const gone: ProvinceId[] = [];
  let display = before;
  for (const event of events) {
    if (event.type === 'provinceDiscarded') gone.push(event.province);
    if (event.type === 'provinceTaken') display = display.map((card) => (card === event.province ? null : card));
    if (event.type === 'provincesDealt') display = event.display;
    if (event.type !== 'roundPrepared') continue;
    gone.push(...display.filter((card) => card !== null));
    display = event.display;
  }
  return gone;
}

/** What brings a game on, unlike pausing or taking something back. */
export const bringsOn = (command: Command): boolean =>
  !['pause', 'resume', 'voteTiming', 'refresh', 'callTime'].includes(command.type) &&
  !(command.type === 'done' && !command.done) &&
  !(command.type === 'ready' && !command.ready);

/** A command with its cards in one order, as text. */
export function textOf(command: Command): string {
  if (!('with' in command)) return JSON.stringify(command, Object.keys(flat(command)).sort());
  return JSON.stringify({ ...command, with: [...command.with].sort() }, Object.keys(flat(command)).sort());
}

const flat = (command: Command): object => ({ ...command, ...('answer' in command ? command.answer : {}) });
