import type { ComponentChildren } from 'preact';
import { AREAS } from '#content';
import { address } from '../../../kit/address.ts';
import { words } from '../../../kit/i18n.ts';
import { ActionArea } from '../../board/area.tsx';
import { ProvinceDisplay } from '../../board/provinces.tsx';
import { phaseName } from '../../view/label.ts';
import type { Sand } from '../../view/sand.ts';
import { useView } from '../../view/view.ts';
import { Around } from './around.tsx';
import { Face, type Shows } from './face.tsx';
import css from './faces.module.css';

interface Props {
  readonly sand: Sand;
  readonly shows: Shows;
  readonly tools: ComponentChildren;
}

/** A screen that lies between two to four people: the board in the middle, everyone's mat at their own edge. */
export function FacesTable({ sand, shows, tools }: Props) {
  const { game, hands } = useView();
  const { table } = words.value;
  const untimed = game.value.timing === 'untimed' && game.value.phase === 'round';
  return (
    <>
      {hands.map((hand) => (
        <Face key={hand.me.value} hand={hand} shows={shows} />
      ))}
      <div class={css.where}>
        <h1>{table.round(game.value.round)}</h1>
        <p>{phaseName(words.value, game.value)}</p>
        {untimed && <p>{table.timerTrack(game.value.trackSpace + 1)}</p>}
      </div>
      <div class={css.board} {...address({ of: 'board' })}>
        {AREAS.slice(0, 2).map((area) => (
          <ActionArea key={area} area={area} sand={sand} />
        ))}
        <ProvinceDisplay />
        <ActionArea area="black" sand={sand} />
      </div>
      <div class={css.tools}>
        <Around />
        {tools}
      </div>
    </>
  );
}
