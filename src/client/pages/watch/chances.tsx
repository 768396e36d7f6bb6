import { useEffect, useState } from 'preact/hooks';
import type { Table } from '#protocol';
import { Mark, type SeatMark } from '../../art/index.ts';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import type { Session } from '../../net/store/session.ts';
import { askTeacher } from '../../net/teacher/asking/ask.ts';
import css from './watch.module.css';

/** Thought over again after so long. */
const EVERY = 4000;

/** If the host allows it. Nobody who plays for points is helped, and nobody who is held back learns more than they see. */
export const mayTellChances = (table: Table | null): boolean =>
  table !== null &&
  table.stage === 'playing' &&
  table.terms.chances &&
  !table.terms.rated &&
  table.terms.spectatorDelay === 0 &&
  table.chairs.length > 1;

/** How likely each seat is to win, as the champion sees it now. */
export function LiveChances({ session }: { readonly session: Session }) {
  const [chances, setChances] = useState<readonly number[]>([]);
  useEffect(() => followChances(session, setChances), [session]);
  const chairs = session.table.value?.chairs ?? [];
  if (chances.length === 0) return null;
  const { percent, list } = words.value.speech;
  const texts = chances.map((chance, seat) => `${chairs[seat]?.name ?? ''} ${percent(chance)}`);
  const label = `${said.value.quick.chances}: ${list(texts)}`;
  return (
    <span class={css.chances} role="img" aria-label={label} title={label}>
      {chances.map((chance, seat) => (
        <span key={seat}>
          <Mark seat={(chairs[seat]?.colour ?? seat) as SeatMark} size={12} />
          {percent(chance)}
        </span>
      ))}
    </span>
  );
}

function followChances(session: Session, tell: (chances: readonly number[]) => void): () => void {
  let forget = (): void => undefined;
  const look = (): void => {
    const game = session.confirmed.peek();
    if (game === null || document.hidden) return;
    forget();
    forget = askTeacher('now', { game, at: session.now() }, tell);
  };
  look();
  const timer = setInterval(look, EVERY);
  return () => {
    clearInterval(timer);
    forget();
  };
}
