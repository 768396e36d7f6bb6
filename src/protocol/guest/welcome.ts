import { startFollowing } from '../follower.ts';
import { type Entry, PROTOCOL_VERSION, type ServerMessage } from '../messages.ts';
import { askWhatMay, catchUp } from './ask.ts';
import { setClock } from './clock.ts';
import { HEARD } from './pending.ts';
import { andThen, type Guest, quietly, type Reaction, type Told, telling } from './state.ts';
import { take } from './take.ts';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** What the table says first on every line, and again where a guest cannot go on from what it knows. */
export function beWelcomed(guest: Guest, welcome: Welcome, own: number): Reaction {
  if (welcome.version !== PROTOCOL_VERSION) return telling(guest, { type: 'outdated' });
  const known = hasLostSeat(guest, welcome) ? { ...guest, isWelcome: false, newest: 0 } : guest;
  const news = isOvertaken(known, welcome) ? { ...welcome, playing: null } : welcome;
  const arrived = telling(arrive(known, news, own), ...greeting(known, news));
  const caughtUp = news.missed.reduce((now, entry) => andThen(now, (one) => takeMissed(one, entry, own)), arrived);
  return andThen(resume(caughtUp, news), lookForNewest);
}

/** From now on this guest watches, perhaps later than it played. */
const hasLostSeat = ({ counts }: Guest, { held }: Welcome): boolean =>
  [...counts.keys()].some((seat) => held.every((one) => one.seat !== seat));

/** On a line that mixes things up a later welcome can know less. After a hello the table's word counts, whatever it is. */
const isOvertaken = ({ isWelcome, following }: Guest, { playing }: Welcome): boolean =>
  isWelcome && following !== null && playing !== null && playing.seq <= following.seq;

function greeting({ following }: Guest, { playing, seal, said }: Welcome): readonly Told[] {
  const from = playing?.seq ?? null;
  const welcomed: Told = {
    type: 'welcomed',
    wentBack: from !== null && from < (following?.seq ?? 0),
    from,
    said: said ?? null,
  };
  return typeof seal === 'string' ? [welcomed, { type: 'sealed', seal }] : [welcomed];
}

function arrive(guest: Guest, { table, held, clock, playing }: Welcome, own: number): Guest {
  return {
    ...guest,
    table,
    counts: new Map(held.map(({ seat, nth }) => [seat, Math.max(nth, guest.counts.get(seat) ?? 0)])),
    clock: setClock(guest.clock, clock, own),
    following: playing === null ? guest.following : startFollowing(playing),
    isWelcome: true,
    asksForMissing: false,
  };
}

/** All that waits is asked again afterwards anyway. */
function takeMissed(guest: Guest, entry: Entry, own: number): Reaction {
  const { say, ...reaction } = take(guest, entry, true, own);
  return { ...reaction, say: say.filter(({ type }) => type !== 'ask') };
}

/** What was on its way when the line broke goes out again with its old number, which makes it harmless. */
function resume({ guest, say, told }: Reaction, { held }: Welcome): Reaction {
  const heard = new Map(held.map(({ seat, nth }) => [seat, nth]));
  const pending = guest.pending
    .filter(({ seat }) => heard.has(seat))
    .map((asked) => (asked.nth > (heard.get(asked.seat) ?? 0) ? asked : { ...asked, settled: HEARD }));
  const resumed = { ...guest, pending };
  return { guest: resumed, say: [...say, ...askWhatMay(resumed)], told };
}

function lookForNewest(guest: Guest): Reaction {
  const { following, newest, asksForMissing } = guest;
  return following === null || following.seq >= newest || asksForMissing ? quietly(guest) : catchUp(guest);
}
