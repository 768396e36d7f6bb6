import { ROWS } from '#content';
import { boardOf } from '#engine';
import { allAt, type Part } from '../../../kit/address.ts';
import { askAboutFocus } from '../../about/about.ts';
import { askToFlip } from '../../view/flipping.ts';
import { ask, touch } from '../../view/touch.ts';
import { commandsOf, mine, type Tab, type View } from '../../view/view.ts';
import type { Deed, Direction, Meaning, Mode, Visit } from './bindings.ts';
import { answersIn, asking, buttonsIn, confirmIn, focus, offers, ownWorker, pieceAt } from './find.ts';
import { nearest } from './nearest.ts';

export function modeOf(view: View): Mode {
  if (view.picked.value?.what === 'worker' && view.menu.value === null) return 'picked';
  return asking() === null ? 'free' : 'asked';
}

/** Does what a key means by touching the piece itself, so that keys and fingers can never differ. */
export function obey(view: View, meaning: Meaning): void {
  switch (meaning.to) {
    case 'flip':
      return askToFlip(view, meaning.area, pieceAt({ of: 'timer', area: meaning.area }) ?? document.body);
    case 'worker':
      return pickWorker(view, meaning.index);
    case 'card':
      return touchCard(view, meaning.index);
    case 'frame':
      return moveTo(view, meaning);
    case 'home':
      return moveHome(view);
    case 'answer':
      return answer(meaning.nth);
    case 'step':
      return step(view, meaning.direction);
    case 'do':
      return doDeed(view, meaning.deed);
    case 'visit':
      return visit(view, meaning.place);
    default:
      return meaning satisfies never;
  }
}

function pickWorker(view: View, index: number): void {
  if (mine(view)?.workers[index] === undefined) return;
  touch(view, index, ownWorker(view, index) ?? document.body);
  soon(() => {
    if (view.picked.value !== null) focus(offers()[0]);
    else if (asking() === null) focus(ownWorker(view, index));
  });
}

function touchCard(view: View, index: number): void {
  const card = mine(view)?.hand[index];
  if (card === undefined) return;
  show(view, 'mat', () => pieceAt({ of: 'card', card })?.click());
}

function moveTo(view: View, { area, nth }: Extract<Meaning, { to: 'frame' }>): void {
  const picked = view.picked.value;
  if (picked?.what !== 'worker') return;
  const { frames } = boardOf(view.game.value);
  const inArea = frames.flatMap((frame, index) => (frame.area === area ? [{ ...frame, index }] : []));
  const open = commandsOf(view, 'move').filter(({ worker }) => worker === picked.worker);
  const frame = ROWS.map((row) => inArea.filter((one) => one.row === row)[nth]).find((one) =>
    open.some(({ to }) => to === one?.index),
  );
  if (frame !== undefined) move(view, picked.worker, frame.index);
}

/** A player who moves a worker by key is with the worker afterwards. */
function move(view: View, worker: number, to: number | 'mat'): void {
  ask(view, { type: 'move', worker, to });
  soon(() => focus(ownWorker(view, worker)));
}

function moveHome(view: View): void {
  const picked = view.picked.value;
  if (picked?.what === 'worker') move(view, picked.worker, 'mat');
}

function answer(nth: number): void {
  const sheet = asking();
  if (sheet === null) return;
  answersIn(sheet)[nth]?.click();
  soon(() => {
    const now = asking();
    if (now !== null) focus(confirmIn(now));
  });
}

/** To the nearest thing in that direction; among the glowing ones only, while a worker is picked up. */
function step(view: View, direction: Direction): void {
  const sheet = asking();
  const [popover] = allAt({ of: 'popover' });
  const root: ParentNode = popover ?? allAt({ of: 'table' })[0] ?? document;
  const picked = view.picked.value !== null && popover === undefined;
  const glowing = offers();
  const places = picked && glowing.length > 0 ? glowing : buttonsIn(root);
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || from === document.body) {
    focus(sheet === null ? (ownWorker(view, 0) ?? places[0]) : buttonsIn(sheet)[0]);
    return;
  }
  const others = places.filter((place) => place !== from);
  const found = nearest(
    from.getBoundingClientRect(),
    others.map((place) => place.getBoundingClientRect()),
    direction,
  );
  focus(others[found]);
}

const PLACE_OF: Readonly<Partial<Record<Deed, { readonly of: Part; readonly tab: Tab }>>> = {
  claim: { of: 'claim', tab: 'council' },
  pickUp: { of: 'pickUp', tab: 'mat' },
  refresh: { of: 'refresh', tab: 'board' },
};

function doDeed(view: View, deed: Deed): void {
  if (deed === 'putDown') return;
  if (deed === 'pause') return ask(view, { type: view.game.value.paused ? 'resume' : 'pause' });
  if (deed === 'finish') return finish(view);
  const place = PLACE_OF[deed];
  if (place !== undefined) show(view, place.tab, () => pieceAt({ of: place.of })?.click());
}

/** Says "done" or "ready", or takes it back, whichever can be said now. */
function finish(view: View): void {
  const player = mine(view);
  if (player === null) return;
  const [say] = [...commandsOf(view, 'done'), ...commandsOf(view, 'ready')].filter((command) =>
    command.type === 'done' ? command.done !== player.done : command.ready !== player.ready,
  );
  if (say !== undefined) ask(view, say);
}

function visit(view: View, place: Visit): void {
  if (place === 'help') view.help.value = true;
  else if (place === 'explain') askAboutFocus(view);
  else if (place === 'text') view.asText.value = !view.asText.value;
  else if (place === 'say') show(view, 'log', () => focus(pieceAt({ of: 'say' })));
  else if (place === 'log') show(view, 'log', () => focus(pieceAt({ of: 'log' })));
  else if (place === 'rivals') show(view, 'rivals', () => focus(pieceAt({ of: 'rival' })));
  else if (place === 'mat') show(view, 'mat', () => focus(buttonsIn(pieceAt({ of: 'mat' }) ?? document)[0]));
  else show(view, 'board', () => focus(buttonsIn(pieceAt({ of: 'board' }) ?? document)[0]));
}

/** On a small screen the thing may lie behind another tab. */
function show(view: View, tab: Tab, then: () => void): void {
  view.tab.value = tab;
  soon(then);
}

const soon = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));
