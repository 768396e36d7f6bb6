import {
  type Asked,
  claim,
  copy,
  type Event,
  forbids,
  isRefusal,
  type Millis,
  play,
  type RefusalId,
  rankOf,
} from '#engine';
import { advance, type Happened, type Step } from '#protocol';
import { type Ask, type Desk, gameOf, record, refuse } from './desk.ts';

/** Judged at that game time; refused, or kept and told. */
export function judge(desk: Desk, ask: Ask, at: Millis): RefusalId | null {
  const forbidden = forbids(gameOf(desk), { ...ask, at });
  if (forbidden === undefined) return happen(desk, ask, at);
  return claimPrivilege(desk, ask, at) ? null : refuse(desk, ask, forbidden);
}

function happen(desk: Desk, ask: Ask, at: Millis): null {
  const game = copy(gameOf(desk));
  const events = play(game, { ...ask, at }, desk.peek);
  if (isRefusal(events)) throw new RangeError(`${events.refused} forbids what nothing forbade`);
  const entry = happened(desk.following.seq + 1, ask, at, events);
  record(desk, entry, at, advance(desk.following, entry, game));
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

/** PRV-1 to PRV-4, DIG-2. Nobody gets in before a pause while it lasts (PAU-1). */
function claimPrivilege(desk: Desk, ask: Ask, at: Millis): boolean {
  const { past, seq } = desk.following;
  if (gameOf(desk).paused || gameOf(desk).phase === 'over' || !mayTakeFrom(past, ask)) return false;
  const won = claim(past, { ...ask, at }, desk.peek);
  const first = past[won?.from ?? -1];
  if (won === undefined || first === undefined) return false;
  const instead = won.happened.map(({ asked, events }, i) =>
    happened(seq + 2 + i, { ...asked, nth: nthOf(past, asked, ask) }, asked.at, events),
  );
  const lost = won.lost.map((asked) => ({ seat: asked.seat, nth: nthOf(past, asked, ask), command: asked.command }));
  record(desk, { type: 'rewound', seq: seq + 1, to: first.asked.seq - 1, by: ask.seat, happened: instead, lost }, at);
  return true;
}

/** Spares the search where nobody of lower privilege did anything of late. */
const mayTakeFrom = (past: readonly Step[], { seat }: Ask): boolean =>
  past.some(({ before, asked }) => rankOf(before, asked.seat) > rankOf(before, seat));

const nthOf = (past: readonly Step[], asked: Asked, ask: Ask): number =>
  past.find((step) => step.asked === asked)?.asked.nth ?? ask.nth;
