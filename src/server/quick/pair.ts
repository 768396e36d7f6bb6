/** A person who waits for a table. Times are those of one clock. */
export interface Waiting {
  readonly id: string;
  /** Only people of one kind sit together. */
  readonly kind: string;
  readonly strength: number;
  readonly since: number;
  readonly wait: number;
  /** So many sit at the table at least, bots included. */
  readonly least: number;
  /** No bot fills their table: two sit there at least, however long that takes. */
  readonly peopleOnly: boolean;
  /** Where they come from; empty if nobody can say. */
  readonly house: string;
}

/** People who sit down together, and how many bots beside them. */
export interface Company<W> {
  readonly people: readonly W[];
  readonly bots: number;
}

type MayMeet<W> = (one: W, other: W) => boolean;

const CHAIRS = 5;
/** As at every public table. */
const FROM_ONE_HOUSE = 2;
/** At first only people of about the same strength meet; at the end of a wait all do. */
const NEAR = 150;
const FAR = 1000;

/**
 * Who sits down together now. A person who has waited long is content with fewer and with people of other strength: five in the
 * first quarter of the wait, then four, three, two; when it is over, all who are there, and bots. Where bots do not sit, a person
 * whose wait is over sits down with the first other who comes.
 */
export function pair<W extends Waiting>(
  waiting: readonly W[],
  now: number,
  mayMeet: MayMeet<W> = () => true,
): readonly Company<W>[] {
  const kinds = new Set(waiting.map(({ kind }) => kind));
  const alike = [...kinds].map((kind) => waiting.filter((one) => one.kind === kind));
  return alike.flatMap((people) => pairAlike(people, now, mayMeet));
}

function pairAlike<W extends Waiting>(people: readonly W[], now: number, mayMeet: MayMeet<W>): readonly Company<W>[] {
  const free = new Set(people.toSorted((one, other) => shareOf(other, now) - shareOf(one, now) || byAge(one, other)));
  const companies: Company<W>[] = [];
  for (const opener of free) {
    const company = gather(opener, free, now, mayMeet);
    if (company === undefined) continue;
    companies.push(company);
    for (const one of company.people) free.delete(one);
  }
  return companies;
}

/** How much of the wait has passed: 1 when it is over. */
const shareOf = ({ since, wait }: Waiting, now: number): number =>
  now >= since + wait ? 1 : Math.max(0, now - since) / wait;

const byAge = (one: Waiting, other: Waiting): number =>
  one.since - other.since || Number(one.id > other.id) - Number(one.id < other.id);

const reachOf = (share: number): number => (share === 1 ? Number.POSITIVE_INFINITY : NEAR + (FAR - NEAR) * share);

function peopleNeeded(share: number, { least, peopleOnly }: Waiting): number {
  const patient = CHAIRS - Math.floor(share * 4);
  if (peopleOnly) return Math.max(2, patient);
  return share === 1 ? 1 : Math.max(least, patient);
}

/** The table of the person who has waited longest, if it can be opened now: those next to them in strength. */
function gather<W extends Waiting>(
  opener: W,
  free: Iterable<W>,
  now: number,
  mayMeet: MayMeet<W>,
): Company<W> | undefined {
  const share = shareOf(opener, now);
  const reach = reachOf(share);
  const gapTo = ({ strength }: Waiting): number => Math.abs(strength - opener.strength);
  const fitting = [...free].filter((one) => one !== opener && gapTo(one) <= reach && mayMeet(opener, one));
  const needed = peopleNeeded(share, opener);
  if (fitting.length + 1 < needed) return undefined;
  const nearest = fitting.toSorted((one, other) => gapTo(one) - gapTo(other) || byAge(one, other));
  const people = seatedFairly(opener, nearest, sizeFor(fitting.length + 1, needed), mayMeet);
  if (people.length < needed) return undefined;
  const least = opener.peopleOnly ? 0 : Math.max(...people.map((one) => one.least));
  return { people, bots: Math.max(0, least - people.length) };
}

/** Six are better off at two tables of three than at one of five, unless five are wanted. */
function sizeFor(people: number, needed: number): number {
  const even = Math.ceil(people / Math.ceil(people / CHAIRS));
  return even >= needed && needed < CHAIRS ? even : CHAIRS;
}

/** Where bots do not sit a rating hangs on it: those of one house do not play for it among themselves. */
function seatedFairly<W extends Waiting>(
  opener: W,
  nearest: readonly W[],
  size: number,
  mayMeet: MayMeet<W>,
): readonly W[] {
  const isStranger = ({ house }: W): boolean => house === '' || house !== opener.house;
  const people = seated(opener, nearest, size, mayMeet);
  if (!opener.peopleOnly || people.some(isStranger)) return people;
  return seated(opener, nearest.filter(isStranger), size, mayMeet);
}

function seated<W extends Waiting>(opener: W, nearest: readonly W[], size: number, mayMeet: MayMeet<W>): readonly W[] {
  const people = [opener];
  for (const one of nearest) {
    if (people.length === size) break;
    if (isRoomFor(one, people) && people.every((other) => mayMeet(one, other))) people.push(one);
  }
  return people;
}

const isRoomFor = ({ house }: Waiting, people: readonly Waiting[]): boolean =>
  house === '' || people.filter((one) => one.house === house).length < FROM_ONE_HOUSE;
