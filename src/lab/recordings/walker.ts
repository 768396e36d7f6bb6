import { type Asked, type Claim, claim, copy, isRefusal, type Opening, peekInto, play } from '#engine';
import { advance, type Entry, type Following, follow, startFollowing } from '#protocol';
import { scribe } from './recording.ts';

/** A table that judges what it is asked as a room does, claims of privilege included, and keeps what came of it. */
export interface Walker {
  readonly following: () => Following;
  readonly entries: readonly Entry[];
  /** What came of it; undefined if it was refused. */
  readonly ask: (asked: Asked) => Entry | undefined;
}

export function walkerAt({ game: first, secret }: Opening): Walker {
  const peek = peekInto(secret);
  const note = scribe(first.players.length);
  const entries: Entry[] = [];
  let following = startFollowing({ seq: 0, game: first });

  function happens(asked: Asked): Entry | undefined {
    const game = copy(following.game);
    const ruling = play(game, asked, peek);
    if (isRefusal(ruling)) return undefined;
    const happened = note(following.seq + 1, asked, ruling);
    following = advance(following, happened, game);
    return happened;
  }

  function isClaimed(asked: Asked): Entry | undefined {
    const held = claim(following.past, asked, peek);
    if (held === undefined) return undefined;
    const rewound = rewind(following, asked, held, note);
    following = follow(following, rewound) ?? following;
    return rewound;
  }

  return {
    following: () => following,
    entries,
    ask(asked) {
      const entry = happens(asked) ?? isClaimed(asked);
      if (entry !== undefined) entries.push(entry);
      return entry;
    },
  };
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
