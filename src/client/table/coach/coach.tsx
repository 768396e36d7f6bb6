import { useEffect, useState } from 'preact/hooks';
import { isRound } from '#engine';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { settings } from '../../kit/settings/settings.ts';
import panel from '../view/panel.module.css';
import { useView } from '../view/view.ts';
import { type Advice, advise } from './advice.ts';
import css from './coach.module.css';

const EVERY = 1000;

const counsel = () => import('./counsel.tsx').then(({ Counsel }) => Counsel);

/** Whispers what can be done and what is about to be missed, and asks the champion; for those who want it, never at public or rated tables. */
export function Coach() {
  const view = useView();
  const terms = view.session.table.value?.terms;
  const wanted = settings.coach.value && terms?.public !== true && terms?.rated !== true;
  if (!wanted || view.me.value === null || !isRound(view.game.value)) return null;
  return (
    <aside
      class={`${panel.panel} ${css.coach}`}
      {...address({ of: 'coach' })}
      tabIndex={0}
      aria-label={words.value.coach.name}
    >
      <b>{words.value.coach.name}</b>
      <Whispers />
      <Lazy load={counsel} with={{}} />
    </aside>
  );
}

export function Whispers() {
  const view = useView();
  const [, beat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => beat((now) => now + 1), EVERY);
    return () => clearInterval(timer);
  }, []);
  const seat = view.me.value;
  if (seat === null) return null;
  return (
    <ul class={css.whispers}>
      {advise(view.game.value, seat, view.session.now()).map((one) => (
        <li key={JSON.stringify(one)} data-advice={one.about}>
          {textOf(one)}
        </li>
      ))}
    </ul>
  );
}

function textOf(advice: Advice): string {
  const { coach, table } = words.value;
  switch (advice.about) {
    case 'answer':
    case 'claim':
    case 'finished':
    case 'legendary':
      return coach[advice.about];
    case 'idle':
    case 'pickUp':
      return coach[advice.about](advice.count);
    case 'lowest':
      return coach.lowest(table.tracks[advice.track], advice.steps);
    default:
      return coach[advice.about](advice.area);
  }
}
