import { settings } from '../../kit/settings/settings.ts';
import type { Sounding } from './plan/sounds.ts';

const silent = (): void => undefined;

/** Lets the show be heard, beside its theme. Gives what breaks it off. Nothing is fetched before a touch or while it is muted. */
export function listen(soundings: readonly Sounding[]): () => void {
  if (settings.muted.peek() || navigator.userActivation?.hasBeenActive !== true) return silent;
  const began = performance.now();
  let isOver = false;
  let hush = silent;
  const begin = async (): Promise<void> => {
    const [{ liveDesk }, { createSpeaker }] = await Promise.all([
      import('../../kit/sound/desk/live.ts'),
      import('../../table/senses/sound/speaker.ts'),
    ]);
    if (isOver) return;
    const desk = liveDesk();
    const play = createSpeaker(desk);
    const late = performance.now() - began;
    for (const { at, name } of soundings) if (at >= late) play(name, (at - late) / 1000);
    hush = () => desk.hush('pieces');
  };
  begin().catch(silent);
  return () => {
    isOver = true;
    hush();
  };
}
