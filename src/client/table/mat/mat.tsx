import type { ComponentChildren } from 'preact';
import { CHARACTERS } from '#content';
import { playerAt, type Seat } from '#engine';
import { Emblem, Mark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { chairName, colourOf, nameOf } from '../view/people.ts';
import { useView, type View } from '../view/view.ts';
import { Crew } from './crew.tsx';
import { Hand } from './hand.tsx';
import css from './mat.module.css';
import { Purse, Slots } from './stock.tsx';
import { VictoryTracks } from './tracks.tsx';

/** The own mat: how far, how much, with whom and by what means. */
export function Mat({ seat }: { readonly seat: Seat }) {
  const player = playerAt(useView().game.value, seat);
  return (
    <MatFrame seat={seat}>
      <div class={css.stock}>
        <Purse player={player} />
        <Slots player={player} own />
      </div>
      <div class={css.means}>
        <Crew player={player} seat={seat} />
        <Hand player={player} />
      </div>
    </MatFrame>
  );
}

/** The mat without what a small screen shows all the time. */
export function MatBody({ seat }: { readonly seat: Seat }) {
  const player = playerAt(useView().game.value, seat);
  return (
    <MatFrame seat={seat}>
      <Slots player={player} own />
      <Hand player={player} />
    </MatFrame>
  );
}

interface FrameProps {
  readonly seat: Seat;
  readonly children: ComponentChildren;
}

/** Head and tracks, which every mat has, and what lies beside them. */
function MatFrame({ seat, children }: FrameProps) {
  const view = useView();
  return (
    <section
      class={css.mat}
      data-asks={view.large.value !== null || undefined}
      {...address({ of: 'mat' })}
      style={{ '--seat': `var(--seat-${colourOf(view, seat)}-text)` }}
      aria-label={matLabel(view, seat)}
    >
      <div class={css.tracks}>
        <MatHead seat={seat} />
        <VictoryTracks player={playerAt(view.game.value, seat)} />
      </div>
      {children}
    </section>
  );
}

const matLabel = (view: View, seat: Seat): string =>
  seat === view.me.value ? words.value.table.yourMat : words.value.table.matOf(chairName(view, seat));

export function MatHead({ seat, children }: { readonly seat: Seat; readonly children?: ComponentChildren }) {
  const view = useView();
  const { character } = playerAt(view.game.value, seat);
  const { person, side } = CHARACTERS[character];
  const { persons, epithets, joint } = words.value.characters;
  return (
    <header class={css.head}>
      <Emblem of={person} side={side} size={40} />
      <h2>
        {persons[person]}
        {joint}
        <span>{epithets[character]}</span>
      </h2>
      <small>
        <Mark seat={colourOf(view, seat)} size={12} /> {nameOf(view, seat)} {children}
      </small>
    </header>
  );
}
