import { AREAS, type Area } from '#content';
import { chooserNow, type Event, type Game, type Millis, placerNow, type Seat, workerState } from '#engine';
import { type Catalogue, questionText, timerName, type Who, workerName } from '#words';
import { storyText, type Told } from '#words/story';
import type { Detail } from '../../../kit/settings/settings.ts';
import type { Said, Weight } from './queue.ts';

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
  if (story !== null && weight !== null) told.push({ text: story, weight, about: subjectOf(item) ?? story });
  if (me !== null) told.push(...changed(words, item.before, item.after, me, who));
  return told;
}

function weightOf({ events, seat }: Happening, me: Seat | null, detail: Detail): Weight | null {
  if (events.some(({ type }) => GREAT.has(type))) return 3;
  if (detail === 'little') return null;
  if (seat === me || events.some(({ type }) => NOTABLE.has(type))) return 2;
  return detail === 'all' ? 1 : null;
}

/** What makes older news about the same thing void: a flip, the sand before it; going on, the pause. */
function subjectOf({ events }: Happening): string | null {
  for (const event of events) {
    if (event.type === 'timerFlipped') return sandOf(event.area);
    if (event.type === 'paused' || event.type === 'resumed') return 'pause';
  }
  return null;
}

const sandOf = (area: Area): string => `sand ${area}`;

/** What has changed for one's own hands: a question, a turn, a worker set free or able to act. */
function changed(words: Catalogue, before: Game, after: Game, me: Seat, who: Who): readonly Said[] {
  return [
    ...once('question', questionTo(words, before, me), questionTo(words, after, me)),
    ...once('turn', turnOf(words, before, me), turnOf(words, after, me)),
    ...workersNow(words, before, after, me, who),
  ];
}

/** Said when it comes or is another, taken back when it is gone. */
const once = (about: string, before: string, after: string): readonly Said[] =>
  before === after ? [] : [{ about, text: after, weight: 3 }];

function questionTo(words: Catalogue, { players }: Game, me: Seat): string {
  const question = players[me]?.todo[0];
  return question === undefined ? '' : questionText(words, question);
}

function turnOf(words: Catalogue, game: Game, me: Seat): string {
  const placer = placerNow(game);
  if (placer?.seat === me) return words.table.placeYour(placer.grande);
  return chooserNow(game) === me ? words.council.youChoose : '';
}

/** A worker set free or able to act by what happened, not by being moved; what was said of one that is so no longer is void. */
function workersNow(words: Catalogue, before: Game, after: Game, me: Seat, who: Who): readonly Said[] {
  return (after.players[me]?.workers ?? []).flatMap((worker, index): readonly Said[] => {
    const was = before.players[me]?.workers[index];
    const state = workerState(after, worker);
    const moved = was === undefined || was.space !== worker.space || was.spot !== worker.spot;
    if (!moved && workerState(before, was) === state) return [];
    const says = !moved && (state === 'free' || state === 'canAct');
    const text = says ? `${workerName(words, after, me, index, state, who)}.` : '';
    return [{ about: `worker ${index}`, text, weight: 3 }];
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
    about: sandOf(area),
    text: `${timerName(words, game, area, at)}.`,
    weight: 2,
  }));
}
