import button from '../../kit/button.module.css';
import type { Desk } from '../../kit/sound/desk/desk.ts';
import { liveDesk } from '../../kit/sound/desk/live.ts';
import { conduct, SILENT } from '../../kit/sound/score/conduct.ts';
import { BAR } from '../../kit/sound/score/layers.ts';
import { busOf, notesOf, SOUND_NAMES } from '../../kit/sound/score/mix.ts';
import type { Mood } from '../../kit/sound/score/mood.ts';
import css from './page.module.css';

const MOODS: Readonly<Record<string, Mood>> = {
  'round, the first sand': { scene: 'round', thick: 0 },
  'round, a third': { scene: 'round', thick: 0.35 },
  'round, two thirds': { scene: 'round', thick: 0.65 },
  'round, the last sand': { scene: 'round', thick: 1 },
  council: { scene: 'council' },
  victory: { scene: 'end', won: true },
  'no winner': { scene: 'end', won: false },
};
const BARS = 8;

/** Everything there is to hear: for ears. */
export function GallerySounds() {
  return (
    <main class={css.gallery} tabIndex={0}>
      <h1>Sounds</h1>
      <p class="row">
        {SOUND_NAMES.map((name) => (
          <Play key={name} name={name} play={(desk, now) => desk.play(busOf(name), notesOf(name), now)} />
        ))}
      </p>
      <h2>Music</h2>
      <p class="row">
        {Object.entries(MOODS).map(([name, mood]) => (
          <Play key={name} name={name} play={(desk, now) => playMusic(desk, now, mood)} />
        ))}
      </p>
    </main>
  );
}

interface PlayProps {
  readonly name: string;
  readonly play: (desk: Desk, now: number) => void;
}

function Play({ name, play }: PlayProps) {
  const touch = (): void => play(liveDesk(), liveDesk().clock());
  return (
    <button type="button" class={button.plain} onClick={touch}>
      {name}
    </button>
  );
}

/** Some bars of the first table's piece, instead of what was played before. */
function playMusic(desk: Desk, now: number, mood: Mood): void {
  desk.hush('music');
  let baton = SILENT;
  for (let bar = 0; bar < BARS; bar += 1) {
    const conducted = conduct(1, baton, now + bar * BAR, mood);
    baton = conducted.baton;
    desk.play('music', conducted.notes, 0);
  }
}
