import { settings } from '../../../kit/settings/settings.ts';
import type { Desk } from '../../../kit/sound/desk/desk.ts';
import { busOf, isCall, notesOf, type SoundName } from '../../../kit/sound/score/mix.ts';

/** Seconds between two things that one deed makes heard, and within which the same is not heard again. */
export const APART = 0.07;

/** Plays a sound so many seconds from now. */
export type Play = (name: SoundName, after?: number) => void;

/** A page out of sight only calls for its owner. */
const isHeard = (name: SoundName): boolean =>
  !settings.muted.peek() && settings.loudness[busOf(name)].peek() > 0 && (!document.hidden || isCall(name));

export function createSpeaker(desk: Desk): Play {
  const last = new Map<SoundName, number>();
  return (name, after = 0) => {
    const at = desk.clock() + after;
    if (!isHeard(name) || Math.abs(at - (last.get(name) ?? -APART)) < APART) return;
    last.set(name, at);
    desk.play(busOf(name), notesOf(name), at);
    if (isCall(name)) desk.stepBack(at);
  };
}
