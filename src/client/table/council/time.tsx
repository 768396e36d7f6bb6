import { useEffect, useState } from 'preact/hooks';
import type { Millis } from '#engine';
import { words } from '../../kit/i18n.ts';
import { useView } from '../view/view.ts';
import css from './time.module.css';

/** Game time, looked at a few times a second by the view that writes it out. */
export function useNow(): Millis {
  const { session } = useView();
  const [now, setNow] = useState(session.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(session.now()), 250);
    return () => clearInterval(timer);
  }, [session]);
  return now;
}

/** DIG-4: how long the table still waits, where it has set a limit. */
export function TimeLeft() {
  const { game } = useView();
  const now = useNow();
  const { deadline } = game.value;
  if (deadline === null) return null;
  const { council, speech } = words.value;
  return <span class={`${css.time} figure`}>{council.timeLeft(speech.clock(deadline - now))}</span>;
}
