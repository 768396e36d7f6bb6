import { effect } from '@preact/signals';
import { LOUDNESS, settings } from '../../settings/settings.ts';
import { RATE } from '../matter/samples.ts';
import { compose } from '../score/compose.ts';
import { notesOf, SOUND_NAMES } from '../score/mix.ts';
import type { Note } from '../score/note.ts';
import { type Desk, openDesk } from './desk.ts';

/** How long a page that is out of sight stays awake after something called for its owner. */
const RINGS_OUT = 6000;
const TOUCHES = ['pointerup', 'keydown'] as const;

let desk: Desk | undefined;

/** The one desk of this page, opened when it is first needed: never before a touch. It follows the settings and rests out of sight. */
export function liveDesk(): Desk {
  desk ??= openLive(new AudioContext({ latencyHint: 'interactive', sampleRate: RATE }));
  return desk;
}

function openLive(context: AudioContext): Desk {
  const opened = openDesk(context);
  const { wake, sleep } = restless(context);
  effect(() => {
    for (const bus of LOUDNESS) opened.slide(bus, settings.loudness[bus].value);
  });
  effect(() => (settings.muted.value ? sleep() : wake()));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) for (const bus of ['music', 'pieces'] as const) opened.hush(bus);
    wake();
  });
  // Some browsers let sound begin only in the middle of a touch, or take it away for a call.
  for (const touch of TOUCHES) addEventListener(touch, wake, true);
  prepareAtLeisure(opened);
  return {
    ...opened,
    play(bus, notes, from) {
      if (notes.length > 0) wake();
      opened.play(bus, notes, from);
    },
  };
}

/** A clock that stands still costs nothing: it does so while muted, and out of sight when the last call has rung out. */
function restless(context: AudioContext): { readonly wake: () => void; readonly sleep: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sleep = (): void => void context.suspend().catch(() => undefined);
  const wake = (): void => {
    clearTimeout(timer);
    if (settings.muted.peek()) return;
    if (context.state !== 'running') context.resume().catch(() => undefined);
    if (document.hidden) timer = setTimeout(sleep, RINGS_OUT);
  };
  return { wake, sleep };
}

/** Everything that may be played: all sounds, and as many bars as bring every note of the thickest music. */
const repertoire = (): readonly Note[] => [
  ...SOUND_NAMES.flatMap(notesOf),
  ...Array.from({ length: 12 }, (_, bar) => compose(1, bar, { scene: 'round', thick: 1 })).flat(),
];

/** A voice takes some milliseconds to make: one at a time, when the page has nothing else to do. */
function prepareAtLeisure({ prepare }: Desk): void {
  const notes = repertoire().values();
  const leisure = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 50));
  const next = (): void => {
    const { value, done } = notes.next();
    if (value !== undefined) prepare(value);
    if (done !== true) leisure(next);
  };
  leisure(next);
}
