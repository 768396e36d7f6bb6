import { CHARACTERS, type CharacterId } from '#content';
import type { Agreed, Seat } from '#engine';
import type { BotLevel, ChairChange, Fault, Terms } from '#protocol';
import type { Bound, ChairRecord, TableRecord } from './record.ts';
import { defaultTerms, fairTerms, openedTerms } from './terms.ts';

export const CHAIRS = 5;
const BOT_NAMES = ['Tick', 'Tock', 'Quartz', 'Cuckoo', 'Sundial'];

/** What comes of a wish in the lobby: the table after it, or what stood against it. */
export type Arranged = TableRecord | Fault;
export const isFault = (arranged: Arranged): arranged is Fault => typeof arranged === 'string';

const emptyChair = (colour: number): ChairRecord => ({
  name: '',
  colour,
  character: 'random',
  advancedPlacement: false,
  glory: false,
  handicap: {},
  bot: null,
  ready: false,
  holder: null,
  removed: null,
  whence: null,
  person: null,
});

export const newTable = (code: string, terms: Terms, now: number): TableRecord => ({
  code,
  stage: 'lobby',
  host: null,
  terms,
  chairs: Array.from({ length: CHAIRS }, (_, seat) => emptyChair(seat)),
  rematch: null,
  createdAt: now,
  touchedAt: now,
  endedAt: null,
  barred: [],
});

/** A table where another game goes on: its seats, and what its people had agreed on. */
export function tableFrom(code: string, begun: Bound, agreed: Agreed, now: number): TableRecord {
  const { timing, speed, privilegeWindow, waitLimit, lastWord } = agreed;
  const terms = { ...defaultTerms(false), timing, speed, privilegeWindow, waitLimit, lastWord };
  const chairs = begun.seats.map((seat, colour) => ({ ...emptyChair(colour), ...seat }));
  return { ...newTable(code, terms, now), chairs, begun };
}

/** A chair nobody sits in any more. Where a game goes on it stays that of its character. */
function vacated({ begun }: TableRecord, { colour, ...chair }: ChairRecord): ChairRecord {
  const { character, advancedPlacement, glory, handicap } = chair;
  return { ...emptyChair(colour), ...(begun && { character, advancedPlacement, glory, handicap }) };
}

export const isPerson = (chair: ChairRecord | undefined): boolean => chair !== undefined && chair.holder !== null;
const isEmpty = (chair: ChairRecord): boolean => chair.name === '';

/** Where the next one sits down; undefined if all chairs are taken. */
export function freeSeat(table: TableRecord): Seat | undefined {
  const seat = table.chairs.findIndex(isEmpty);
  return seat < 0 ? undefined : seat;
}

/** Who sits down, and whether that is proven. */
export type Sitter = Pick<ChairRecord, 'name' | 'person'>;

export function sit(table: TableRecord, sitter: Sitter, holder: string, whence: string | null = null): Arranged {
  const seat = freeSeat(table);
  if (table.stage !== 'lobby') return 'alreadyStarted';
  if (seat === undefined) return 'tableFull';
  return withHost(withChair(table, seat, { ...chairAt(table, seat), ...sitter, holder, whence, ready: false }));
}

/** The program that has just sat down says that it is one. */
export const withProgram = (table: TableRecord, seat: Seat): TableRecord =>
  withChair(table, seat, { ...chairAt(table, seat), program: true });

export function seatBot(table: TableRecord, level: BotLevel): Arranged {
  const seat = freeSeat(table);
  if (table.stage !== 'lobby') return 'alreadyStarted';
  if (seat === undefined) return 'tableFull';
  const taken = new Set(table.chairs.map(({ name }) => name));
  const name = BOT_NAMES.find((one) => !taken.has(one)) ?? `Bot ${seat + 1}`;
  return withChair(table, seat, { ...chairAt(table, seat), name, bot: level, ready: true });
}

export function unseat(table: TableRecord, seat: Seat): Arranged {
  const chair = table.chairs[seat];
  if (table.stage !== 'lobby') return 'alreadyStarted';
  if (chair === undefined || isEmpty(chair)) return 'notYourSeat';
  return withHost(withChair(table, seat, vacated(table, chair)));
}

/** SET-6: each person and each colour once at a table. */
export function change(table: TableRecord, seat: Seat, wanted: Omit<ChairChange, 'coached'>): Arranged {
  const chair = table.chairs[seat];
  if (table.stage !== 'lobby') return 'alreadyStarted';
  if (chair === undefined || isEmpty(chair)) return 'notYourSeat';
  if (wanted.bot !== undefined && (wanted.bot === null) !== (chair.bot === null)) return 'badMessage';
  const others = table.chairs.filter((_, other) => other !== seat && !isEmpty(table.chairs[other] as ChairRecord));
  if (table.begun !== undefined && isBound(table, wanted)) return 'badMessage';
  const person = personOf(wanted.character ?? 'random');
  if (person !== undefined && others.some(({ character }) => personOf(character) === person)) return 'seatTaken';
  if (wanted.colour !== undefined && others.some(({ colour }) => colour === wanted.colour)) return 'seatTaken';
  if (table.begun !== undefined && wanted.character !== undefined) return swapCharacter(table, seat, wanted.character);
  const changed = withChair(swapColour(table, seat, wanted.colour), seat, { ...chair, ...wanted });
  return wanted.handicap === undefined ? changed : unready(changed, seat);
}

const personOf = (wish: string): string | undefined =>
  Object.hasOwn(CHARACTERS, wish) ? CHARACTERS[wish as CharacterId].person : undefined;

/** An empty chair takes the colour that was given up. */
function swapColour(table: TableRecord, seat: Seat, colour: number | undefined): TableRecord {
  const other = table.chairs.findIndex((chair) => chair.colour === colour);
  if (colour === undefined || other < 0 || other === seat) return table;
  return withChair(table, other, { ...chairAt(table, other), colour: chairAt(table, seat).colour });
}

/** Where a game goes on, its variants stay, and so does its cast. */
const isBound = ({ chairs }: TableRecord, { character, ...wanted }: ChairChange): boolean =>
  [wanted.advancedPlacement, wanted.glory, wanted.handicap].some((one) => one !== undefined) ||
  (character !== undefined && !chairs.some((chair) => chair.character === character));

/** An empty chair takes the character that was given up, with all that belongs to it. */
function swapCharacter(table: TableRecord, seat: Seat, wanted: ChairRecord['character']): TableRecord {
  const other = table.chairs.findIndex(({ character }) => character === wanted);
  const dressed = (one: Seat, as: Seat): ChairRecord => {
    const { character, advancedPlacement, glory, handicap } = chairAt(table, as);
    return { ...chairAt(table, one), character, advancedPlacement, glory, handicap };
  };
  return withChair(withChair(table, seat, dressed(seat, other)), other, dressed(other, seat));
}

const FREE_TERMS: readonly string[] = ['standInAfter', 'spectatorDelay', 'chances', 'pauses'] satisfies (keyof Terms)[];

export function settle(table: TableRecord, terms: Partial<Terms>): Arranged {
  if (table.stage !== 'lobby') return 'alreadyStarted';
  if (table.begun !== undefined && !Object.keys(terms).every((term) => FREE_TERMS.includes(term))) return 'badMessage';
  if (terms.rated === true && table.chairs.some(({ program }) => program)) return 'peopleOnly';
  const opens = terms.public === true && !table.terms.public;
  const before = opens ? openedTerms(table.terms) : table.terms;
  return unready({ ...table, terms: fairTerms({ ...before, ...terms }) });
}

/** Players agreed to something else, so they say again that they are ready. */
const unready = (table: TableRecord, but?: Seat): TableRecord => ({
  ...table,
  chairs: table.chairs.map((chair, seat) => (seat === but || chair.bot !== null ? chair : { ...chair, ready: false })),
});

/** Empty chairs are put away; everybody who sits is ready, the one who starts by asking for it. */
export function begin(table: TableRecord, starter = table.host): Arranged {
  if (table.stage !== 'lobby') return 'alreadyStarted';
  const seated = table.chairs.flatMap((chair, seat) => (isEmpty(chair) ? [] : [{ chair, seat }]));
  if (seated.length === 0 || (table.begun && seated.length < table.chairs.length)) return 'notReady';
  if (seated.some(({ chair, seat }) => !chair.ready && seat !== starter)) return 'notReady';
  if (table.terms.rated && seated.some(({ chair }) => isPerson(chair) && !chair.person)) return 'needsName';
  const places = table.begun === undefined ? seated : inOrderOf(table.begun, seated);
  const host = places.findIndex(({ seat }) => seat === table.host);
  const chairs = places.map(({ chair }) => ({ ...chair, ready: true }));
  return { ...table, stage: 'playing', host: host < 0 ? null : host, chairs };
}

/** Where a game goes on, the characters sit where they sat. */
const inOrderOf = <T extends { readonly chair: ChairRecord }>({ seats }: Bound, seated: readonly T[]): readonly T[] => {
  const placeOf = ({ chair }: T): number => seats.findIndex(({ character }) => character === chair.character);
  return seated.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The same people but those who were removed, the same terms, a new table. */
export function again(table: TableRecord, code: string, now: number): TableRecord {
  const chairs = table.chairs.map((chair) =>
    chair.removed === null && !isEmpty(chair) ? { ...chair, ready: chair.bot !== null } : emptyChair(chair.colour),
  );
  const colours = new Set(chairs.map(({ colour }) => colour));
  const free = Array.from({ length: CHAIRS }, (_, colour) => colour).filter((colour) => !colours.has(colour));
  return withHost({
    ...newTable(code, table.terms, now),
    host: table.host,
    barred: table.barred,
    chairs: [...chairs, ...free.slice(0, CHAIRS - chairs.length).map(emptyChair)],
  });
}

/** The seat that is held by that token, or was until its person was removed. */
export const seatHeldBy = ({ chairs }: TableRecord, hash: string): Seat | undefined => {
  const seat = chairs.findIndex(({ holder, removed }) => holder === hash || removed === hash);
  return seat < 0 ? undefined : seat;
};

/** A player has taken their name back: in a lobby the chair is free again, later it has no name. */
export function withoutName(table: TableRecord, seat: Seat): TableRecord {
  const chair = chairAt(table, seat);
  const hash = chair.holder ?? chair.removed;
  const barred = table.barred.map((one) => (one.holder === hash ? { ...one, name: '' } : one));
  const nameless = table.stage === 'lobby' ? vacated(table, chair) : { ...chair, name: '', person: null };
  return withHost(withChair({ ...table, barred }, seat, nameless));
}

/** When the host leaves, the next person round the table is host. */
export function nextHost(table: TableRecord, may: (seat: Seat) => boolean): TableRecord {
  const from = table.host ?? CHAIRS - 1;
  const round = Array.from({ length: table.chairs.length }, (_, step) => (from + 1 + step) % table.chairs.length);
  const host = round.find((seat) => isPerson(table.chairs[seat]) && may(seat));
  return host === undefined || host === table.host ? table : { ...table, host };
}

export function withHost(table: TableRecord): TableRecord {
  if (table.host !== null && isPerson(table.chairs[table.host])) return table;
  const next = nextHost(table, () => true);
  return next === table ? { ...table, host: null } : next;
}

const chairAt = (table: TableRecord, seat: Seat): ChairRecord => table.chairs[seat] ?? emptyChair(seat);

export const withChair = (table: TableRecord, seat: Seat, chair: ChairRecord): TableRecord => ({
  ...table,
  chairs: table.chairs.with(seat, chair),
});
