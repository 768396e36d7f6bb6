import { isDeepStrictEqual } from 'node:util';
import { botFor, type Decision, diceFor, type Sight, soonestFor } from '#bots';
import {
  type Asked,
  alarm,
  copy,
  forbids,
  type Game,
  isRefusal,
  type Millis,
  NOBODY,
  peekInto,
  play,
  type Seat,
  score,
  setup,
} from '#engine';
import { agreedOn, type Day, type DayRefusal, type HandedIn, PERSON_OF_DAY, SEATS_OF_DAY } from '#protocol';
import { nextDeedAt } from '#table';

/** What a day's game came to, as the server found it. */
interface DailyScore {
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
}

/** Why what was handed in is no game of that day; with it the number of the deed. */
type Forgery = Exclude<DayRefusal, 'notNow'>;
export type DailyVerdict = DailyScore | { readonly forged: Forgery; readonly nth: number };

/** A regent may be this late on a slow machine, in game time. */
const LATE: Millis = 6_000;
/** So many moments back a regent may have looked at the table before it acted. */
const LOOKS_BACK = 3;
/** A regent acts at most so long after it looked: thinking takes a while. */
const THINKS: Millis = 400;

/** So often the regents are asked what they would do; a game on a slow machine takes less than half of it. */
const MOST_THOUGHTS = 200_000;

/** Who judges one game, and how often the regents may still be asked. */
interface Judge {
  readonly day: Day;
  left: number;
}

/** The table as a regent saw it, from one deed to the next. */
interface Moment {
  readonly game: Game;
  readonly from: Millis;
  readonly deeds: ReadonlyMap<Seat, Millis>;
}

/**
 * Plays a day's game again. The rules judge every deed, and the regents must have done what they do: each deed of theirs
 * is what the bot decides, and where it would have acted it did, give or take the time a slow machine needs.
 */
export function judgeDay(day: Day, { asked }: HandedIn, thoughts = MOST_THOUGHTS): DailyVerdict {
  const judge: Judge = { day, left: thoughts };
  const { game: opening, secret } = setup({ ...agreedOn(day), seed: day.seed });
  const peek = peekInto(secret);
  const game = copy(opening);
  let moments: readonly Moment[] = [{ game: copy(game), from: 0, deeds: new Map() }];
  for (const [nth, one] of asked.entries()) {
    const forged = forgeryIn(judge, moments, one);
    if (judge.left <= 0) return { forged: 'tooSlow', nth };
    if (forged !== undefined) return { forged, nth };
    if (isRefusal(play(game, one, peek))) return { forged: 'refused', nth };
    const { at, seat } = one;
    const deeds = new Map([...(moments[0]?.deeds ?? []), [seat, at], [NOBODY, at]]);
    moments = [{ game: copy(game), from: at, deeds }, ...moments.slice(0, LOOKS_BACK - 1)];
  }
  if (game.phase !== 'over') return { forged: 'unfinished', nth: asked.length };
  const { standings, winner } = score(game);
  const own = standings.find(({ seat }) => seat === PERSON_OF_DAY);
  return { place: own?.place ?? SEATS_OF_DAY, points: own?.points ?? 0, won: winner === PERSON_OF_DAY };
}

const isRegent = (seat: Seat): boolean => seat !== PERSON_OF_DAY && seat !== NOBODY;
const REGENTS: readonly Seat[] = Array.from({ length: SEATS_OF_DAY }, (_, seat) => seat).filter(isRegent);

function forgeryIn(judge: Judge, moments: readonly Moment[], { seat, at, command }: Asked): Forgery | undefined {
  const [now] = moments;
  if (now === undefined || at < now.from) return 'refused';
  if (command.type !== 'due' && at > (alarm(now.game) ?? at)) return 'refused';
  if (isRegent(seat))
    return moments.some((moment) => mayDo(judge, moment, { seat, at, command })) ? undefined : 'otherRegent';
  return !now.game.paused && REGENTS.some((regent) => wasIdle(judge, now, regent, at)) ? 'idleRegent' : undefined;
}

/** Is it what a regent does who has looked at this moment, and thought no longer than a slow machine does? */
function mayDo(judge: Judge, moment: Moment, { seat, at, command }: Asked): boolean {
  const first = Math.max(soonest(judge.day, moment, seat), at - THINKS);
  for (let then = at; then >= first && judge.left > 0; then -= 1) {
    const decision = decide(judge, sightOf(moment, seat, then));
    if ('do' in decision && isDeepStrictEqual(decision.do, command)) return true;
  }
  return false;
}

const sightOf = ({ game, deeds }: Moment, seat: Seat, at: Millis): Sight => ({
  game,
  seat,
  at,
  acted: deeds.get(seat) ?? 0,
  changed: deeds.get(NOBODY) ?? 0,
});

function decide(judge: Judge, sight: Sight): Decision {
  judge.left -= 1;
  const { level, seed } = judge.day;
  return botFor(level)(sight, diceFor(seed, sight));
}

/** Before this a regent only waits. */
function soonest(day: Day, moment: Moment, seat: Seat): Millis {
  const acted = moment.deeds.get(seat);
  const rested = acted === undefined ? 0 : nextDeedAt(acted, seat);
  return Math.max(moment.from, rested, soonestFor(day.level, sightOf(moment, seat, moment.from)));
}

/** Would the regent have acted long before `until`? */
function wasIdle(judge: Judge, moment: Moment, seat: Seat, until: Millis): boolean {
  for (let at = soonest(judge.day, moment, seat); at + LATE < until && judge.left > 0; ) {
    const decision = decide(judge, sightOf(moment, seat, at));
    if ('do' in decision) return forbids(moment.game, { seat, at, command: decision.do }) === undefined;
    at = Math.max(decision.askAgainAt, at + 1);
  }
  return false;
}
