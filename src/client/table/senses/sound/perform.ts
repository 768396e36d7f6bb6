import { effect } from '@preact/signals';
import type { Desk } from '../../../kit/sound/desk/desk.ts';
import type { Session } from '../../../net/store/session.ts';
import { createBand } from './band.ts';
import { soundsOf } from './soundsOf.ts';
import { APART, createSpeaker, type Play } from './speaker.ts';
import { createTimers } from './timers.ts';

/** What is heard beside the pieces, and how fast the game runs where it is only shown. */
export interface Hall {
  readonly music?: boolean;
  readonly speed?: () => number;
}

const LOOK = 200;

/** Plays the game on a desk, until called. */
export function perform(session: Session, desk: Desk, { music = false, speed = () => 1 }: Hall): () => void {
  const play = createSpeaker(desk);
  const stops = [followFeed(session, play), followNotices(session, play), followChat(session, play)];
  const cues = createTimers(session, play);
  const band = createBand(session, desk);
  const look = (): void => {
    const game = session.confirmed.peek();
    if (game === null) return;
    if (speed() === 1) cues(game);
    if (music) band(game);
  };
  look();
  const timer = setInterval(look, LOOK);
  return () => {
    clearInterval(timer);
    desk.hush('music');
    for (const stop of stops) stop();
  };
}

function followFeed({ feed }: Session, play: Play): () => void {
  let last = feed.peek().at(-1)?.seq ?? -1;
  return effect(() => {
    const news = feed.value.filter(({ seq, quiet }) => seq > last && !quiet);
    last = feed.value.at(-1)?.seq ?? -1;
    for (const [nth, name] of [...new Set(news.flatMap(soundsOf))].entries()) play(name, nth * APART);
  });
}

const followNotices = ({ notice }: Session, play: Play): (() => void) =>
  effect(() => {
    const type = notice.value?.type;
    if (type === 'refused' || type === 'claimWon' || type === 'claimLost') play(type);
  });

function followChat({ chat }: Session, play: Play): () => void {
  let lines = chat.peek().length;
  return effect(() => {
    if (chat.value.length > lines) play('chat');
    lines = chat.value.length;
  });
}
