import type { Game } from '#engine';
import { settings } from '../../../kit/settings/settings.ts';
import { type Cue, createTelling, cuesBetween } from '../../../kit/sound/score/cues.ts';
import type { Session } from '../../../net/store/session.ts';
import type { Play } from './speaker.ts';

/** How far timers are looked after, in milliseconds of the game: a page out of sight looks once a second. */
const AHEAD = 300;
const LATE = 1200;
const STALE = 150;

/** Timers speak at the very moment, so they are looked at a little ahead; what was before this page came is not said. */
export function createTimers(session: Session, play: Play): (game: Game) => void {
  const isNews = createTelling();
  let began = session.now();
  return (game) => {
    const now = session.now();
    const cues = cuesBetween(game, Math.max(began, now - LATE), now + AHEAD).filter((cue) => isNews(game, cue));
    began = Math.min(began, now);
    if (settings.reminders.peek()) for (const cue of cues) tell(cue, now, play);
  };
}

function tell({ area, left, at }: Cue, now: number, play: Play): void {
  if (left === 0) play(`${area} out`, Math.max(0, at - now) / 1000);
  else if (at > now - STALE) play(`${area} tick`, Math.max(0, at - now) / 1000);
}
