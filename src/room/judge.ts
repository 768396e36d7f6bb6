import {
  type Asked,
  allow,
  claim,
  type Event,
  forbids,
  type Millis,
  mayReachBack,
  type RefusalId,
  rankOf,
} from '#engine';
import type { Entry, Happened, Step } from '#protocol';
import { noteEntry } from './counts.ts';
import { type Ask, askedAt, type Desk, gameOf, refuse, running, stopped } from './desk.ts';
import { expectChange, goBack, type History, remember, stepsOf, withinReach } from './history.ts';
import { addTo } from './tail.ts';

/** Judged at that game time; refused, or kept and told. */
export function judge(desk: Desk, ask: Ask, at: Millis): RefusalId | null {
  const forbidden = forbids(gameOf(desk), askedAt(ask, at));
  if (forbidden === undefined) return happen(desk, ask, at);
  return claimPrivilege(desk, ask, at) ? null : refuse(desk, ask, forbidden);
}

function happen(desk: Desk, ask: Ask, at: Millis): null {
  const { history } = desk;
  const { phase } = history.game;
  expectChange(history);
  const events = allow(history.game, askedAt(ask, at), desk.peek);
  // A list that has grown holds room for more, and entries stay for a while.
  const entry = happened(history.seq + 1, ask, at, events.slice());
  remember(history, entry, phase);
  record(desk, entry, at);
  return null;
}

const happened = (seq: number, { seat, nth, command }: Ask, at: Millis, events: readonly Event[]): Happened => ({
  type: 'happened',
  seq,
  seat,
  nth,
  at,
  command,
  events,
});

/** What has just happened is kept before anybody is told. */
function record(desk: Desk, entry: Entry, at: Millis): void {
  desk.ports.keep(entry);
  desk.lastAt = Math.max(desk.lastAt, at);
  addTo(desk.tail, entry);
  desk.shown = null;
  noteEntry(desk.counts, entry);
  setHands(desk);
  desk.ports.tellAll(entry);
}

/** PAU-1: game time stands still while the table is paused, and when all is over. */
function setHands(desk: Desk): void {
  const { paused, phase } = gameOf(desk);
  const stands = paused || phase === 'over';
  if (stands === (desk.hands.since === null)) return;
  desk.hands = stands ? stopped(desk.lastAt) : running(desk.lastAt, desk.ports.now());
  desk.pausedAt = paused ? desk.ports.now() : null;
}

/** PRV-1 to PRV-4, DIG-2. PAU-1: who asked before the pause could be seen is not refused for it. */
function claimPrivilege(desk: Desk, ask: Ask, at: Millis): boolean {
  const { history } = desk;
  const { paused, phase } = history.game;
  if (phase === 'over' || !mayReachBack(ask.command, paused)) return false;
  if (!(paused ? isPauseNew(desk) : mayTakeFrom(history, ask))) return false;
  const past = stepsOf(history);
  const won = claim(past, askedAt(ask, at), desk.peek);
  const first = past[won?.from ?? -1];
  if (won === undefined || first === undefined) return false;
  const seq = history.seq + 1;
  const numbered = (asked: Asked): Ask => ({ seat: asked.seat, nth: nthOf(past, asked, ask), command: asked.command });
  const instead = won.happened.map(({ asked, events }, i) => happened(seq + 1 + i, numbered(asked), asked.at, events));
  const lost = won.lost.map(numbered);
  goBack(history, past, won.from, instead);
  record(desk, { type: 'rewound', seq, to: first.asked.seq - 1, by: ask.seat, happened: instead, lost }, at);
  return true;
}

/** Spares the search where nobody of lower privilege did anything of late. */
function mayTakeFrom(history: History, { seat }: Ask): boolean {
  const recent = withinReach(history);
  const { game, base } = history;
  if (base !== null && game.privilege.join() !== base.privilege.join()) return true;
  return recent.some(({ asked }) => rankOf(game, asked.seat) > rankOf(game, seat));
}

/** In real time, by which an ask takes its way to the table; the window is as long as that of a claim. */
function isPauseNew({ pausedAt, ports, history }: Desk): boolean {
  return pausedAt !== null && ports.now() - pausedAt < history.game.options.privilegeWindow;
}

/** What a claim takes back for its asker nobody has numbered. */
const nthOf = (past: readonly Step[], asked: Asked, ask: Ask): number =>
  past.find((step) => step.asked === asked)?.asked.nth ?? (asked.command === ask.command ? ask.nth : 0);
