import { type Action, type Effect, type Frame, RESOURCES, type Resource } from '#content';
import { boardOf, brings, type Command, canPay, production, readyToAct, type Worker } from '#engine';
import { boxName, effectText, frameText } from '#words';
import { Worker as Pawn } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { CostIcons, EffectIcons } from '../../kit/cards/effectIcons.tsx';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { FRAME_KEYS } from '../senses/keys/bindings.ts';
import { commandLabel } from '../view/label.ts';
import { missingText } from '../view/lacking.ts';
import { whoIs } from '../view/people.ts';
import { ask, askOneOf } from '../view/touch.ts';
import { commandsOf, handsOf, marked, mine, useView, type View } from '../view/view.ts';
import css from './space.module.css';
import piece from './worker.module.css';
import { WorkerPiece } from './worker.tsx';

/** However many more stand in one place, they stand no closer. */
const MANY = 6;

/** Where workers are placed. */
export function FrameSpot({ frame, index }: { readonly frame: Frame; readonly index: number }) {
  const view = useView();
  const movers = handsOf(view).filter((hand) => moveTo(hand, index) !== undefined);
  const inHand = view.picked.value?.what === 'worker' ? view.picked.value.worker : undefined;
  return (
    <div
      class={css.frame}
      data-wide={frame.actions.length > 1 || undefined}
      data-open={movers.length > 0 || undefined}
      {...address({ of: 'frame', index })}
      {...about({ of: 'frame', index })}
      role="group"
      aria-label={frameText(words.value, view.game.value, index, whoIs(view))}
    >
      {movers.map((hand, nth) => (
        <MoveTarget key={hand.me.value} hand={hand} frame={frame} index={index} share={[nth, movers.length]} />
      ))}
      {movers.length === 0 && inHand !== undefined && <Closed why={{ type: 'move', worker: inHand, to: index }} />}
      {view.game.value.neutralFrames.includes(index) && (
        <span class={`${piece.piece} ${css.neutral}`}>
          <Pawn seat="neutral" size={44} label={words.value.table.neutralWorker} />
        </span>
      )}
      <Standing spot="frame" space={index} />
    </div>
  );
}

/** Which part of a place, of how many: at a table face to face several people may want it at once. */
type Share = readonly [nth: number, of: number];

const shareStyle = ([nth, of]: Share) =>
  of === 1 ? undefined : { left: `${(100 * nth) / of}%`, right: `${100 - (100 * (nth + 1)) / of}%` };

interface TargetProps {
  readonly hand: View;
  readonly index: number;
  readonly share: Share;
}

function MoveTarget({ hand, frame, index, share }: TargetProps & { readonly frame: Frame }) {
  const move = moveTo(hand, index);
  if (move === undefined) return null;
  return (
    <button
      type="button"
      class={css.target}
      style={shareStyle(share)}
      {...address({ of: 'move', to: index, worker: move.worker })}
      data-key={keyOf(hand, frame, index)}
      onClick={() => ask(hand, move)}
      aria-label={commandLabel(hand, move)}
    >
      {workersIn(hand, 'frame', index).length === 0 && (
        <Pawn seat={0} state="ghost" grande={mine(hand)?.workers[move.worker]?.grande ?? false} size={44} />
      )}
    </button>
  );
}

/** A place that is not open says why at a touch; what is in the hand stays there. Nobody else needs to find it. */
function Closed({ why }: { readonly why: Command }) {
  const view = useView();
  return (
    <button type="button" class={css.closed} tabIndex={-1} aria-hidden="true" onClick={() => view.session.ask(why)} />
  );
}

/** What the action costs, and what is still missing for a worker that could act. */
export function CostMark({ action, index }: { readonly action: Action; readonly index: number }) {
  const view = useView();
  const player = mine(view);
  const wants = player !== null && ready(view, index).length > 0;
  const short = wants && player !== null && !canPay(player, action.cost);
  return (
    <span class={css.cost} data-short={short || undefined} {...(short ? address({ of: 'short', index }) : {})}>
      {short && player !== null ? (
        <em>{missingText(words.value, action.cost, player)}</em>
      ) : (
        <CostIcons cost={action.cost} size={16} />
      )}
      <i class={css.arrow} />
    </span>
  );
}

/** What the action gives. A box that can be acted in is a button. */
export function BoxSpot({ action, index }: { readonly action: Action; readonly index: number }) {
  const view = useView();
  const actors = handsOf(view).filter((hand) => actsIn(hand, index).length > 0);
  const [above] = ready(view, index);
  const strikes = actors.length > 0 && actors.every((hand) => ready(hand, index).length === 0);
  return (
    <div
      class={`${css.box}${marked(view, { of: 'box', index })}`}
      data-open={(actors.length > 0 && !strikes) || undefined}
      data-strike={strikes || undefined}
      data-standing={Math.min(workersIn(view, 'box', index).length, MANY)}
      {...address({ of: 'box', index })}
      {...about({ of: 'box', index })}
      role="group"
      aria-label={boxName(words.value, view.game.value, index)}
    >
      {actors.map((hand, nth) => (
        <ActTarget key={hand.me.value} hand={hand} action={action} index={index} share={[nth, actors.length]} />
      ))}
      {actors.length === 0 && above !== undefined && (
        <Closed why={{ type: 'act', worker: above, action: index, with: [] }} />
      )}
      <Gain action={action} />
      <Standing spot="box" space={index} />
    </div>
  );
}

function ActTarget({ hand, action, index, share }: TargetProps & { readonly action: Action }) {
  const ways = actsIn(hand, index);
  const [plain] = ways;
  if (plain === undefined) return null;
  const text = effectText(words.value, brings(hand.game.value, hand.me.value ?? 0, action.effect));
  return (
    <button
      type="button"
      class={css.target}
      style={shareStyle(share)}
      {...address({ of: 'act', action: index, worker: plain.worker })}
      onClick={(event) => askOneOf(hand, event.currentTarget, text, ways, plain)}
      aria-label={commandLabel(hand, plain)}
    />
  );
}

/** What it brings, and what a production gives the seat at this screen now. */
function Gain({ action: { effect } }: { readonly action: Action }) {
  const view = useView();
  const gives = view.me.value === null ? effect : brings(view.game.value, view.me.value, effect);
  const kinds = gives !== effect && gives.do === 'gain' ? Object.keys(gives.goods).length : 1;
  const several = kinds > 1 ? kinds : undefined;
  return (
    <>
      <span class={css.gain} data-several={several}>
        <EffectIcons effect={effect} size={30} />
      </span>
      {gives !== effect && (
        <span class={css.yield} data-several={several} data-limited={isLimited(view, effect, gives) || undefined}>
          <EffectIcons effect={gives} size={18} />
        </span>
      )}
    </>
  );
}

/** INV-1: no more fits, so it brings less than the mat says. */
function isLimited(view: View, effect: Effect, gives: Effect): boolean {
  const player = mine(view);
  if (player === null || effect.do !== 'produce' || gives.do !== 'gain') return false;
  const goods = production(player, effect.colour).flatMap((one) => (one.do === 'gain' ? [one.goods] : []));
  const made = (kind: Resource) => goods.reduce((sum, one) => sum + (one[kind] ?? 0), 0);
  return RESOURCES.some((kind) => made(kind) > (gives.goods[kind] ?? 0));
}

function Standing({ spot, space }: { readonly spot: 'frame' | 'box'; readonly space: number }) {
  const view = useView();
  const standing = workersIn(view, spot, space);
  if (standing.length === 0) return null;
  const size = spot === 'frame' ? (standing.length > 3 ? 34 : 44) : standing.length > 2 ? 26 : 36;
  return (
    <span class={css.standing} data-count={Math.min(standing.length, MANY)} style={{ '--count': standing.length }}>
      {standing.map(({ seat, index, worker }) => (
        <WorkerPiece key={`${seat}-${index}`} seat={seat} index={index} worker={worker} size={size} />
      ))}
    </span>
  );
}

/** The letter of a place: the nth of its row. */
function keyOf(view: View, { area, row }: Frame, index: number): string | undefined {
  const { frames } = boardOf(view.game.value);
  const first = frames.findIndex((frame) => frame.area === area && frame.row === row);
  return FRAME_KEYS[area][index - first];
}

interface Standee {
  readonly seat: number;
  readonly index: number;
  readonly worker: Worker;
}

function workersIn(view: View, spot: 'frame' | 'box', space: number): readonly Standee[] {
  return view.game.value.players.flatMap((player, seat) =>
    player.workers.flatMap((worker, index) =>
      worker.spot === spot && worker.space === space ? [{ seat, index, worker }] : [],
    ),
  );
}

/** The move that the picked worker may make to this frame. */
function moveTo(view: View, frame: number): Extract<Command, { type: 'move' }> | undefined {
  const picked = view.picked.value;
  if (picked?.what !== 'worker') return undefined;
  return commandsOf(view, 'move').find((move) => move.worker === picked.worker && move.to === frame);
}

/** Own workers who stand where this action can be taken. */
const ready = (view: View, action: number): readonly number[] =>
  view.me.value === null ? [] : readyToAct(view.game.value, view.me.value, action);

/** Acts that end in this box: by a worker above it, or by the one picked up (EFF-17). */
function actsIn(view: View, action: number): readonly Extract<Command, { type: 'act' }>[] {
  const above = ready(view, action);
  const picked = view.picked.value;
  return commandsOf(view, 'act').filter(
    (act) =>
      act.action === action &&
      (above.includes(act.worker)
        ? act.worker === above[0]
        : picked?.what === 'worker' && picked.worker === act.worker),
  );
}
