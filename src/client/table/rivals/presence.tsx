import { playerAt, type Seat } from '#engine';
import { Icon } from '../../art/index.ts';
import { words } from '../../kit/i18n.ts';
import { useView } from '../view/view.ts';
import css from './presence.module.css';

/** Who plays there, whether they are with us, advised or done. */
export function Presence({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const { coach } = words.value;
  const coached = view.session.table.value?.chairs[seat]?.coached === true;
  return (
    <>
      {coached && (
        <span>
          <Icon of="help" size={14} label={coach.coached} />
        </span>
      )}
      <Doing seat={seat} />
    </>
  );
}

function Doing({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const chair = view.session.table.value?.chairs[seat];
  const player = playerAt(view.game.value, seat);
  const { table, names, lobby } = words.value;
  if (player.done)
    return (
      <em class={css.presence} data-is="done">
        {table.done}
      </em>
    );
  if (player.ready)
    return (
      <em class={css.presence} data-is="done">
        {table.isReady}
      </em>
    );
  if (chair === undefined) return null;
  if (chair.standIn)
    return (
      <em class={css.presence} data-is="level">
        {table.standIn}
      </em>
    );
  if (chair.bot !== null)
    return (
      <em class={css.presence} data-is="level">
        {names.levels[chair.bot]}
      </em>
    );
  if (chair.program)
    return (
      <em class={css.presence} data-is="level">
        {lobby.program}
      </em>
    );
  return chair.connected ? null : (
    <em class={css.presence} data-is="away">
      {table.away}
    </em>
  );
}
