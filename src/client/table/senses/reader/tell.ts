import { AREAS, type Area } from '#content';
import { chooserNow, type Event, type Game, type Millis, placerNow, type Seat, workerState } from '#engine';
import { type Catalogue, questionText, timerName, type Who, workerName } from '#words';
import { storyText, type Told } from '#words/story';
import type { Detail } from '../../../kit/settings/settings.ts';
import type { Weight } from './queue.ts';

export interface Said {
  readonly text: string;
  readonly weight: Weight;
}

export interface Happening extends Told {
  readonly after: Game;
}

/** What everybody must hear, whatever they chose. */
const GREAT: ReadonlySet<Event['type']> = new Set([
  'roundBegan',
  'councilCalled',
  'councilBegan',
  'clockGiven',
  'gameEnded',
  'paused',
  'resumed',
]);
/** What others do that changes what one can do oneself. */
const NOTABLE: ReadonlySet<Event['type']> = new Set([
  'timerFlipped',
  'trackAdvanced',
  'achievementClaimed',
  'legendaryGained',
  'rewardTaken',
  'roundPrepared',
  'provincesDealt',
]);

/** What one person at the table should hear of one thing that happened. */
export function tell(words: Catalogue, item: Happening, me: Seat | null, detail: Detail, who: Who): readonly Said[] {
  const told: Said[] = [];
  const story = storyText(words, item, who);
  const weight = weightOf(item, me, detail);
  if (story !== null && weight !== null) told.push({ text: story, weight });
  if (me !== null) told.push(...changed(words, item.before, item.after, me, who));
  return told;
}

function weightOf({ events, seat }: Happening, me: Seat | null, detail: Detail): Weight | null {
  if (events.some(({ type }) => GREAT.has(type))) return 3;
  if (detail === 'little') return null;
  if (seat === me || events.some(({ type }) => NOTABLE.has(type))) return 2;
  return detail === 'all' ? 1 : null;
}

/** What has changed for one's own hands: a question, a turn, a worker set free or able to act. */
function changed(words: Catalogue, before: Game, after: Game, me: Seat, who: Who): readonly Said[] {
  const told: Said[] = [];
  const question = after.players[me]?.todo[0];
  if (question !== undefined && JSON.stringify(question) !== JSON.stringify(before.players[me]?.todo[0])) {
    told.push({ text: questionText(words, question), weight: 3 });
  }
  const placer = placerNow(after);
  if (placer?.seat === me && placerNow(before)?.seat !== me) {
    told.push({ text: words.table.placeYour(placer.grande), weight: 3 });
  }
  if (chooserNow(after) === me && chooserNow(before) !== me) told.push({ text: words.council.youChoose, weight: 3 });
  return [...told, ...freedWorkers(words, before, after, me, who)];
}

function freedWorkers(words: Catalogue, before: Game, after: Game, me: Seat, who: Who): readonly Said[] {
  return (after.players[me]?.workers ?? []).flatMap((worker, index) => {
    const was = before.players[me]?.workers[index];
    const state = workerState(after, worker);
    if (was === undefined || was.space !== worker.space || was.spot !== worker.spot) return [];
    if (workerState(before, was) === state || state === 'stuck' || state === 'waiting') return [];
    return [{ text: `${workerName(words, after, me, index, state, who)}.`, weight: 3 as const }];
  });
}

/** Timers whose sand has just run out. */
export function sandOutNews(
  words: Catalogue,
  game: Game,
  before: Readonly<Record<Area, boolean>>,
  now: Readonly<Record<Area, boolean>>,
  at: Millis,
): readonly Said[] {
  if (game.phase !== 'round' || game.timing === 'untimed') return [];
  return AREAS.filter((area) => now[area] && !before[area]).map((area) => ({
    text: `${timerName(words, game, area, at)}.`,
    weight: 2,
  }));
}
