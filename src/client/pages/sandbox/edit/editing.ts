import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { CHARACTERS } from '#content';
import { boardOf, type Command, type Game, playerAt, type Seat } from '#engine';
import { words } from '../../../kit/i18n.ts';
import type { Session } from '../../../net/store/session.ts';
import { silent, tableOf } from '../../../net/store/silent.ts';
import { edited } from './apply.ts';
import type { Edit } from './edit.ts';

/** A position while it is set up, with the way back and forth through what was done to it. */
export interface Editing {
  readonly game: ReadonlySignal<Game>;
  readonly session: ReadonlySignal<Session>;
  /** Whose mat lies in front. */
  readonly seat: Signal<Seat | null>;
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  readonly edit: (edit: Edit) => void;
  /** Begins anew; that can be undone, too. */
  readonly replace: (game: Game) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Steps {
  readonly past: readonly Game[];
  readonly now: Game;
  readonly coming: readonly Game[];
}

const MOST_STEPS = 200;

export function openEditing(first: Game): Editing {
  const steps = signal<Steps>({ past: [], now: first, coming: [] });
  const game = computed(() => steps.value.now);
  const seat = signal<Seat | null>(0);
  const replace = (now: Game): void => {
    const { past, now: before } = steps.value;
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    if (playerCount(now) <= (seat.value ?? 0)) seat.value = 0;
    steps.value = { past: [...past, before].slice(-MOST_STEPS), now, coming: [] };
  };
  const edit = (one: Edit): void => replace(edited(steps.value.now, one));
  /** Another cast has other names and another board. */
  const cast = computed(() => game.value.players.map(({ character }) => character).join(' '));
  const session = computed(() => sessionOf(game, seat, edit, cast.value));
  return {
    game,
    session,
    seat,
    mayUndo: computed(() => steps.value.past.length > 0),
    mayRedo: computed(() => steps.value.coming.length > 0),
    edit,
    replace,
    undo: () => {
      const { past, now, coming } = steps.value;
      const last = past.at(-1);
      if (last === undefined) return;
      if (playerCount(last) <= (seat.value ?? 0)) seat.value = 0;
      steps.value = { past: past.slice(0, -1), now: last, coming: [now, ...coming] };
    },
    redo: () => {
      const { past, now, coming } = steps.value;
      const [next, ...rest] = coming;
      if (next === undefined) return;
      if (playerCount(next) <= (seat.value ?? 0)) seat.value = 0;
      steps.value = { past: [...past, now], now: next, coming: rest };
    },
  };
}

const playerCount = ({ players }: Game): number => players.length;

/** The real table, where the hands of all move workers as they like and no time passes. */
function sessionOf(
  game: ReadonlySignal<Game>,
  me: Signal<Seat | null>,
  edit: (edit: Edit) => void,
  cast: string,
): Session {
  const { players } = game.peek();
  const seats = players.map(({ character }, colour) => ({
    name: words.peek().characters.persons[CHARACTERS[character].person],
    colour,
    bot: null,
  }));
  return {
    ...silent(tableOf({ seats, opening: { game: game.peek() } }, cast)),
    held: signal([...players.keys()]),
    me,
    confirmed: game,
    shown: game,
    feed: signal([]),
    now: () => 0,
    offers,
    ask: (command, seat = me.value) => {
      const moved = seat === null || seat === undefined ? undefined : editOf(command, seat);
      if (moved !== undefined) edit(moved);
    },
    close: () => undefined,
  };
}

/** Every worker may go everywhere. */
function offers(game: Game, seat: Seat): readonly Command[] {
  const { frames, actions } = boardOf(game);
  return playerAt(game, seat).workers.flatMap((_, worker): readonly Command[] => [
    ...[...frames.keys(), 'mat' as const].map((to) => ({ type: 'move', worker, to }) as const),
    ...[...actions.keys()].map((action) => ({ type: 'act', worker, action, with: [] }) as const),
  ]);
}

function editOf(command: Command, seat: Seat): Edit | undefined {
  if (command.type === 'act') {
    return { edit: 'worker', seat, worker: command.worker, spot: 'box', space: command.action };
  }
  if (command.type !== 'move') return undefined;
  const spot = command.to === 'mat' ? 'mat' : 'frame';
  return { edit: 'worker', seat, worker: command.worker, spot, space: command.to === 'mat' ? 0 : command.to };
}
