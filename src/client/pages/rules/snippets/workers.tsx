import { forbids, type Game, workerState } from '#engine';
import type { Rulebook } from '#words/rulebook';
import { Icon } from '../../../art/index.ts';
import { words } from '../../../kit/i18n.ts';
import figure from './figure.module.css';
import { Figure } from './figure.tsx';
import row from './row.module.css';
import { BoardRow } from './row.tsx';
import { actionsOf, after, framesOf, given, inBox, inFrame, inRound, onMat } from './situation.ts';

type Props = { readonly book: Rulebook };

/** A worker waits below; the timer flips to it; it may act. */
export function TwoRows({ book }: Props) {
  const before = waiting();
  return (
    <Figure book={book} of="twoRows">
      <Area game={before} />
      <Icon of="flip" size={28} class={figure.then} />
      <Area game={after(before, 0, { type: 'flip', area: 'green' })} />
    </Figure>
  );
}

function waiting(): Game {
  const game = inRound(4);
  return given(game, 0, { workers: [onMat(true), inFrame(framesOf(game, 'green', 'bottom')[1])] });
}

function Area({ game }: { readonly game: Game }) {
  return (
    <div class={row.area}>
      <BoardRow game={game} area="green" row="top" />
      <BoardRow game={game} area="green" row="bottom" />
    </div>
  );
}

/** WRK-8, WRK-10, WRK-11, WRK-12 in one picture. */
export function States({ book }: Props) {
  const game = inRound(4);
  const top = framesOf(game, 'green', 'top');
  const bottom = framesOf(game, 'green', 'bottom');
  const first = given(game, 0, { workers: [inFrame(top[0], true), inFrame(bottom[0])] });
  const both = given(first, 1, {
    workers: [inBox(actionsOf(game, 'green', 'top')[2], true), inBox(actionsOf(game, 'green', 'bottom')[2])],
  });
  const say = (worker: Parameters<typeof workerState>[1]) => words.value.names.workerStates[workerState(both, worker)];
  return (
    <Figure book={book} of="states">
      <div class={row.area}>
        <BoardRow game={both} area="green" row="top" say={say} />
        <BoardRow game={both} area="green" row="bottom" say={say} />
      </div>
    </Figure>
  );
}

/** Which frames the engine opens to a common worker. */
export function Blocking({ book }: Props) {
  const game = crowded();
  const open = [...framesOf(game, 'green', 'bottom'), ...framesOf(game, 'black', 'bottom')].filter(
    (to) => forbids(game, { seat: 0, at: 0, command: { type: 'move', worker: 1, to } }) === undefined,
  );
  return (
    <Figure book={book} of="blocking">
      <div class={row.area}>
        <BoardRow game={game} area="green" row="bottom" open={open} />
        <BoardRow game={game} area="black" row="bottom" open={open} />
      </div>
    </Figure>
  );
}

function crowded(): Game {
  const game = inRound(4);
  const green = framesOf(game, 'green', 'bottom');
  const black = framesOf(game, 'black', 'bottom');
  const one = given(game, 0, { workers: [onMat(true), onMat()] });
  const two = given(one, 1, { workers: [inFrame(green[0], true), inFrame(black[1])] });
  return given(two, 2, { workers: [inFrame(black[1], true), inFrame(green[1])] });
}

/** WRK-15 */
export function WideFrame({ book }: Props) {
  const game = inRound(3);
  const [wide] = framesOf(game, 'purple', 'top');
  const standing = given(game, 0, { workers: [onMat(true), inFrame(wide)] });
  return (
    <Figure book={book} of="wideFrame">
      <BoardRow game={standing} area="purple" row="top" />
    </Figure>
  );
}
