import { useState } from 'preact/hooks';
import { CHARACTERS } from '#content';
import { Emblem, Icon } from '../../art/index.ts';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import { characterOf, ownSeat } from '../../net/shelf/plan.ts';
import type { SavedGame } from '../../net/shelf/saved.ts';
import { forget, kept } from './kept.ts';
import { momentText, planText } from './texts.ts';
import css from './unfinished.module.css';

/** Games that wait to be finished, the latest first. */
export function Unfinished() {
  const [asked, setAsked] = useState<SavedGame | null>(null);
  const open = (kept.value?.games ?? []).filter(({ over }) => !over);
  const { solo } = words.value;
  if (open.length === 0) return null;
  return (
    <section class={css.unfinished}>
      <h2>{solo.unfinished}</h2>
      <ul>
        {open.map((game) => (
          <Waiting key={game.id} game={game} forget={() => setAsked(game)} />
        ))}
      </ul>
      {asked !== null && (
        <Dialog title={solo.forgetSure} close={() => setAsked(null)}>
          <p>
            {planText(asked.plan)}. {solo.forgetHint}
          </p>
          <p class="row">
            <button
              type="button"
              class={button.plain}
              onClick={() => {
                forget(asked.id);
                setAsked(null);
              }}
            >
              {solo.forget}
            </button>
            <button type="button" class={button.main} onClick={() => setAsked(null)}>
              {solo.keep}
            </button>
          </p>
        </Dialog>
      )}
    </section>
  );
}

function Waiting({ game, forget: ask }: { readonly game: SavedGame; readonly forget: () => void }) {
  const { solo, end } = words.value;
  const chair = game.plan.chairs[ownSeat(game.plan.chairs)];
  const { person, side } = CHARACTERS[chair === undefined ? 'briber' : characterOf(chair)];
  const name = planText(game.plan);
  return (
    <li class={layout.sheet}>
      <Emblem of={person} side={side} size={52} />
      <span class={css.about}>
        <b>{name}</b>
        <small class="soft">
          {end.round(game.round)} · {solo.lastPlayed(momentText(game.savedAt))}
        </small>
      </span>
      <a class={button.main} href={at(`/solo/${game.id}`)} aria-label={solo.goOnWith(name)}>
        {solo.goOn}
      </a>
      <button type="button" class={button.icon} aria-label={solo.forgetWhich(name)} onClick={ask}>
        <Icon of="close" size={20} />
      </button>
    </li>
  );
}
