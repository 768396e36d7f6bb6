import { useEffect, useState } from 'preact/hooks';
import { useView } from '../board/view.ts';
import { words } from '../i18n.ts';
import { settings } from '../settings/settings.ts';
import { type Advice, advise } from './advice.ts';
import './coach.css';

const EVERY = 1000;

/** Whispers what can be done and what is about to be missed. Never at public tables. */
export function Coach({ always = false }: { readonly always?: boolean }) {
  const view = useView();
  const [, beat] = useState(0);
  const wanted = always || (settings.coach.value && view.session.table.value?.terms.public !== true);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => beat((now) => now + 1), EVERY);
    return () => clearInterval(timer);
  }, [wanted]);
  const seat = view.me.value;
  if (!wanted || seat === null) return null;
  const advice = advise(view.game.value, seat, view.session.now());
  if (advice.length === 0) return null;
  return (
    <aside class="coach" aria-label={words.value.coach.name}>
      <b>{words.value.coach.name}</b>
      <ul>
        {advice.map((one) => (
          <li key={JSON.stringify(one)} class={`coach-${one.about}`}>
            {textOf(one)}
          </li>
        ))}
      </ul>
    </aside>
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
