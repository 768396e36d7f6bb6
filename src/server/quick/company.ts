import type { BotLevel, PersonId, QuickPace, QuickWish, Terms } from '#protocol';
import {
  defaultTerms,
  fairTerms,
  isFault,
  keepingOut,
  newTable,
  seatBot,
  sit,
  type TableRecord,
  withChair,
} from '#table/kept';
import { hashOf } from '../machine/tokens.ts';
import { whenceOf } from '../machine/whence.ts';
import type { Company } from './pair.ts';

/** A person who looks for a table, and what is known of them. */
export interface Entrant extends Omit<QuickWish, 'pass' | 'rated'> {
  readonly rated: boolean;
  /** Whose name that is, if it is proven. */
  readonly person: PersonId | null;
  readonly address: string;
  readonly strength: number;
}

/** Where a person plays: the table's code, and the token of their seat. */
export interface Place {
  readonly code: string;
  readonly token: string;
}

const SPEEDS: Readonly<Record<QuickPace, number>> = { untimed: 1, calm: 0.5, usual: 1, blitz: 2.5 };
/** Nobody knows the others, so nobody waits long for one who does not come. */
const STAND_IN_AFTER = 30_000;

/** Where a rating hangs on it, people have as long to come as at every rated table. */
function termsFor({ pace, rated }: Pick<Entrant, 'pace' | 'rated'>): Terms {
  const timing = pace === 'untimed' ? 'untimed' : 'timed';
  const timings = [timing, timing, timing, timing] as const;
  const terms = { ...defaultTerms(true), timing: timings, speed: SPEEDS[pace], rated };
  return rated ? fairTerms(terms) : { ...terms, standInAfter: STAND_IN_AFTER };
}

const LEVELS: readonly (readonly [number, BotLevel])[] = [
  [1350, 'novice'],
  [1650, 'adept'],
  [1850, 'master'],
];

/** Bots about as strong as the people beside them. */
function levelFor(people: readonly Entrant[]): BotLevel {
  const mean = people.reduce((sum, { strength }) => sum + strength, 0) / people.length;
  return LEVELS.find(([below]) => mean < below)?.[1] ?? 'champion';
}

/** A table with its people and bots, all of them ready. Nobody is host among strangers. */
export function tableFor(
  code: string,
  { people, bots }: Company<Entrant>,
  { today, token }: { readonly today: number; readonly token: () => string },
): { readonly table: TableRecord; readonly places: readonly Place[] } {
  const [first] = people;
  let table = newTable(code, termsFor(first ?? { pace: 'usual', rated: false }), today);
  const places = people.map(() => ({ code, token: token() }));
  people.forEach((one, nth) => {
    table = seated(table, one, places[nth] as Place);
  });
  for (let nth = 0; nth < bots; nth += 1) table = arranged(seatBot(table, levelFor(people)));
  return { table: { ...table, host: null }, places };
}

function seated(
  table: TableRecord,
  { name, person, address, newcomer, blocked = [] }: Entrant,
  { code, token }: Place,
): TableRecord {
  const seat = table.chairs.findIndex((chair) => chair.name === '');
  const sitting = arranged(sit(table, { name, person }, hashOf(token), whenceOf(address, code)));
  const chair = sitting.chairs[seat];
  if (chair === undefined) throw new RangeError('no chair is free');
  const ready = withChair(sitting, seat, { ...chair, ready: true, character: newcomer ? 'basic' : 'random' });
  return keepingOut(ready, hashOf(token), blocked);
}

function arranged(table: ReturnType<typeof sit>): TableRecord {
  if (isFault(table)) throw new RangeError(`the table cannot be set: ${table}`);
  return table;
}
