import { effect } from '@preact/signals';
import { settings } from '../../../kit/settings/settings.ts';
import type { Session } from '../../../net/store/session.ts';
import type { Hall } from './perform.ts';

/** Makes heard what the table tells, until called. Nothing is fetched, let alone heard, before a touch or while it is muted. */
export function followSound(session: Session, hall: Hall = {}): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  const begin = async (): Promise<void> => {
    const [{ perform }, { liveDesk }] = await Promise.all([
      import('./perform.ts'),
      import('../../../kit/sound/desk/live.ts'),
    ]);
    if (!isOver) stop = perform(session, liveDesk(), hall);
  };
  // Without its sound a game is still a game: it is asked for again at the next table.
  const forget = whenWanted(() => void begin().catch(() => undefined));
  return () => {
    isOver = true;
    forget();
    stop();
  };
}

const TOUCHES = ['pointerup', 'keydown'] as const;

/** Once: after the first touch of the page, as soon as it is not muted. */
function whenWanted(begin: () => void): () => void {
  let forget = (): void => undefined;
  const touched = (): void => {
    for (const touch of TOUCHES) removeEventListener(touch, touched, true);
    forget = whenUnmuted(begin);
  };
  if (navigator.userActivation?.hasBeenActive === true) touched();
  else for (const touch of TOUCHES) addEventListener(touch, touched, true);
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, touched, true);
    forget();
  };
}

function whenUnmuted(begin: () => void): () => void {
  let hasBegun = false;
  return effect(() => {
    if (settings.muted.value || hasBegun) return;
    hasBegun = true;
    begin();
  });
}
