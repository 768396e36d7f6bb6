import type { Bot, Dice } from '#bots';
import {
  type Asked,
  alarm,
  type Claim,
  claim,
  decide,
  evolve,
  forbids,
  type Game,
  isRefusal,
  legal,
  NOBODY,
  type Options,
  peekInto,
  rankOf,
  setup,
} from '#engine';
import { advance, type Entry, type Following, follow, lastSeq, type Recording, startFollowing } from '#protocol';
import { asRecording, scribe } from './recording.ts';

const STEP = 400;

/** Records a game in which a higher rank now and then was after the very same thing, and claims it (PRV-1). */
export function recordContest(
  about: string,
  options: Options,
  bots: readonly Bot[],
  dice: Dice,
  most: number,
): Recording {
  const opening = setup(options);
  const { game: first, secret } = opening;
  const peek = peekInto(secret);
  const note = scribe(bots.length);
  const entries: Entry[] = [];
  let following = startFollowing({ seq: 0, game: first });
  let claims = 0;
  for (let step = 0; following.game.phase !== 'over'; step += 1) {
    const { game } = following;
    const asked = nextAsked(game, bots, dice, step);
    if (asked === undefined) continue;
    const ruling = decide(game, asked, peek);
    if (isRefusal(ruling)) throw new Error(`${ruling.refused} forbids ${JSON.stringify(asked)}`);
    const happened = note(following.seq + 1, asked, ruling);
    entries.push(happened);
    following = advance(following, happened, ruling.reduce(evolve, game));
    const rival = claims < most ? findRival(following, asked, game) : undefined;
    const held = rival && claim(following.past, rival, peek);
    if (rival === undefined || held === undefined) continue;
    claims += 1;
    const rewound = rewind(following, rival, held, note);
    entries.push(rewound);
    following = follow(following, rewound) ?? following;
    if (following.seq !== lastSeq(rewound)) throw new Error('the rewind does not fit');
  }
  return asRecording(about, opening, null, entries, following.game);
}

function nextAsked(game: Game, bots: readonly Bot[], dice: Dice, step: number): Asked | undefined {
  const at = step * STEP;
  const due = alarm(game);
  if (due !== undefined && due <= at) return { seat: NOBODY, at, command: { type: 'due' } };
  const seat = step % bots.length;
  const decision = bots[seat]?.({ game, seat, at }, dice);
  return decision !== undefined && 'do' in decision ? { seat, at, command: decision.do } : undefined;
}

/** Something that a higher rank could have done a moment ago and cannot do any more. */
function findRival({ game }: Following, asked: Asked, before: Game): Asked | undefined {
  for (const seat of game.players.keys()) {
    if (asked.seat === NOBODY || rankOf(game, seat) >= rankOf(game, asked.seat)) continue;
    for (const command of legal(before, seat, asked.at)) {
      if (command.type === 'refresh' || command.type === 'done' || command.type === 'ready') continue;
      const late = { seat, at: asked.at, command };
      if (forbids(game, late) !== undefined) return late;
    }
  }
  return undefined;
}

function rewind({ past, seq }: Following, { seat: by }: Asked, held: Claim, note: ReturnType<typeof scribe>): Entry {
  const from = past[held.from];
  if (from === undefined) throw new Error('a claim goes back to somewhere');
  const old = past.slice(held.from).map((step) => step.asked);
  const known = ({ seat, command }: Asked) => old.find((one) => one.seat === seat && one.command === command);
  return {
    type: 'rewound',
    seq: seq + 1,
    to: from.asked.seq - 1,
    by,
    happened: held.happened.map(({ asked, events }, index) => {
      const before = known(asked);
      const at = seq + 2 + index;
      return before === undefined ? note(at, asked, events) : { ...before, seq: at, at: asked.at, events };
    }),
    lost: held.lost.map((asked) => ({ seat: asked.seat, nth: known(asked)?.nth ?? 0, command: asked.command })),
  };
}
