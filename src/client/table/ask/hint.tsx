import { chooserNow, isRound, type Player, placerNow } from '#engine';
import { Mark } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { words } from '../../kit/i18n.ts';
import { GuideRing, useGuide } from '../guide/guide.tsx';
import { nextRound } from '../view/label.ts';
import { colourOf, isShared, nameOf } from '../view/people.ts';
import { commandsOf, mine, useView, type View } from '../view/view.ts';
import css from './hint.module.css';
import { SandLeft } from './sandLeft.tsx';

/** One line that says what the table waits for, or what to do with what was picked up; on small screens with the goal above it and the reason below. */
export function Hint({ goal = false }: { readonly goal?: boolean }) {
  const view = useView();
  const guide = useGuide();
  const text = view.leaving.value ? hintFor(view) : (guide?.said?.what ?? hintFor(view));
  const isSandWaited = text === '' && view.game.value.phase === 'moves' && mine(view)?.ready === true;
  const isConquering = mine(view)?.todo[0]?.do === 'conquer';
  return (
    <p
      class={css.hint}
      data-covered={view.large.value !== null || undefined}
      data-steady={guide !== null || undefined}
      data-conquering={isConquering || undefined}
      data-silent={(text === '' && !isSandWaited) || undefined}
      {...address({ of: 'hint' })}
    >
      {goal && guide !== null && <small class={css.goal}>{guide.said === null ? guide.goal : guide.aim}</small>}
      {isShared(view) && view.turn === null && <Person text={text} />}
      {isSandWaited ? <SandLeft /> : text}
      {goal && guide?.why && <small class={css.why}>{guide.why}</small>}
      {guide !== null && <GuideRing moment={guide.moment} />}
    </p>
  );
}

/** At a shared screen: whose hand it is. */
function Person({ text }: { readonly text: string }) {
  const view = useView();
  const seat = view.me.value;
  if (seat === null) return null;
  return (
    <b class={css.person}>
      <Mark seat={colourOf(view, seat)} size={14} />{' '}
      <span class={css.name}>{text === '' ? nameOf(view, seat) : `${nameOf(view, seat)}:`}</span>{' '}
    </b>
  );
}

function hintFor(view: View): string {
  const { table, reader } = words.value;
  const game = view.game.value;
  if (view.leaving.value) return reader.leaveAgain;
  const picked = view.picked.value;
  if (picked?.what === 'worker') {
    const places = commandsOf(view, 'move').filter((move) => move.worker === picked.worker && move.to !== 'mat').length;
    return places === 0 ? table.cannotMove : table.chooseFrame(places);
  }
  if (mine(view)?.todo[0] !== undefined) return '';
  const placer = placerNow(game);
  if (placer !== null) {
    return placer.seat === view.me.value ? table.placeYour(placer.grande) : table.placing(nameOf(view, placer.seat));
  }
  const me = mine(view);
  if (game.phase === 'placement') {
    return me === null || me.ready ? waitingFor(view, ({ ready }) => ready) : table.waitReady;
  }
  if (isRound(game) && me?.done === true) return waitingFor(view, ({ done }) => done);
  if (game.phase === 'moves' && me?.ready === true) return waitingFor(view, ({ ready }) => ready);
  if (game.phase === 'moves' && me !== null) return nextRound(words.value, game);
  const chooser = chooserNow(game);
  return chooser === null || chooser === view.me.value ? '' : table.choosing(nameOf(view, chooser));
}

function waitingFor(view: View, isOut: (player: Player) => boolean): string {
  const names = view.game.value.players.flatMap((player, seat) => (isOut(player) ? [] : [nameOf(view, seat)]));
  return names.length === 0 ? '' : words.value.table.waitingFor(words.value.speech.list(names));
}
