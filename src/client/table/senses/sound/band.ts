import { type Game, score } from '#engine';
import { settings } from '../../../kit/settings/settings.ts';
import type { Desk } from '../../../kit/sound/desk/desk.ts';
import { seedOf } from '../../../kit/sound/score/chance.ts';
import { conduct, SILENT } from '../../../kit/sound/score/conduct.ts';
import { type Mood, moodOf } from '../../../kit/sound/score/mood.ts';
import type { Session } from '../../../net/store/session.ts';

const QUIET: Mood = { scene: 'silence' };
const isHeard = (): boolean => !settings.muted.peek() && settings.loudness.music.peek() > 0 && !document.hidden;

/** The music of this table: its seed is the table's own, so all who sit at it hear the same piece. */
export function createBand(session: Session, desk: Desk): (game: Game) => void {
  const seed = seedOf(
    session.table.peek()?.code ?? '',
    ...(session.confirmed.peek()?.players ?? []).map((player) => player.character),
  );
  let baton = SILENT;
  /** The theme is played once, to those who were there. */
  let mayEnd: boolean | undefined;
  return (game) => {
    const isOver = game.phase === 'over';
    mayEnd ??= !isOver;
    const mood = isHeard() && (mayEnd || !isOver) ? moodOf(game, session.now(), hasWinner(game)) : QUIET;
    if (baton.scene === 'end' && mood.scene !== 'end') mayEnd = false;
    const conducted = conduct(seed, baton, desk.clock(), mood);
    baton = conducted.baton;
    if (conducted.cut) desk.hush('music');
    desk.play('music', conducted.notes, 0);
  };
}

const hasWinner = (game: Game): boolean => game.phase === 'over' && score(game).winner !== null;
