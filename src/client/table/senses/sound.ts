import { effect } from '@preact/signals';
import { AREAS, type Area } from '#content';
import type { Event, Game } from '#engine';
import { settings } from '../../kit/settings/settings.ts';
import { PLAY, type Sound } from '../../kit/sound/sounds.ts';
import { openSynth, type Synth } from '../../kit/sound/synth.ts';
import type { FeedItem, Session } from '../../net/store/session.ts';

const APART = 70;
const WATCH_EVERY = 250;

/** Makes heard what the table tells, until called. Browsers stay silent before the first touch. */
export function followSound(session: Session): () => void {
  const play = speaker();
  let lastSeq = session.feed.peek().at(-1)?.seq ?? -1;
  let lines = session.chat.peek().length;
  let out: ReadonlySet<Area> = new Set(AREAS);

  const stops = [
    effect(() => {
      const news = session.feed.value.filter(({ seq, quiet }) => seq > lastSeq && !quiet);
      lastSeq = session.feed.value.at(-1)?.seq ?? -1;
      for (const sound of new Set(news.flatMap(soundsOf))) play(sound);
    }),
    effect(() => {
      const notice = session.notice.value;
      if (notice?.type === 'refused') play('refused');
      if (notice?.type === 'claimLost' || notice?.type === 'claimWon') play('privilege');
    }),
    effect(() => {
      if (session.chat.value.length > lines) play('chat');
      lines = session.chat.value.length;
    }),
  ];
  const watch = setInterval(() => {
    const game = session.confirmed.peek();
    const now = game === null ? new Set(AREAS) : sandOut(game, session.now());
    if (settings.reminders.peek() && [...now].some((area) => !out.has(area))) play('sandOut');
    out = now;
  }, WATCH_EVERY);
  return () => {
    clearInterval(watch);
    for (const stop of stops) stop();
  };
}

/** Timers that wait to be flipped; in any other phase none is news. */
function sandOut(game: Game, now: number): ReadonlySet<Area> {
  if (game.phase !== 'round' || game.timing === 'untimed') return new Set(AREAS);
  return new Set(AREAS.filter((area) => game.timers[area].sandOut <= now));
}

const SOUND_OF: Partial<Readonly<Record<Event['type'], Sound>>> = {
  workerMoved: 'worker',
  workerRetrieved: 'worker',
  workerRecruited: 'worker',
  workerPromoted: 'worker',
  workerActed: 'act',
  cardPlayed: 'card',
  cardsTakenBack: 'card',
  provinceTaken: 'card',
  provincesDealt: 'card',
  rewardTaken: 'card',
  gained: 'gain',
  timerFlipped: 'flip',
  trackAdvanced: 'tick',
  markerKnockedOff: 'marker',
  councilCalled: 'council',
  legendaryGained: 'legend',
  achievementClaimed: 'privilege',
  clockGiven: 'tick',
  gameEnded: 'end',
};

const soundsOf = ({ events }: FeedItem): readonly Sound[] => events.flatMap(({ type }) => SOUND_OF[type] ?? []);

function speaker(): (sound: Sound) => void {
  const lastPlayed = new Map<Sound, number>();
  return (sound) => {
    const volume = settings.muted.peek() ? 0 : settings.volume.peek();
    const now = performance.now();
    if (volume === 0 || !mayBeHeard() || now - (lastPlayed.get(sound) ?? -APART) < APART) return;
    lastPlayed.set(sound, now);
    const synth = theSynth();
    synth.setVolume(volume);
    PLAY[sound](synth);
  };
}

const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive !== false;

let synth: Synth | undefined;
function theSynth(): Synth {
  synth ??= openSynth();
  return synth;
}
