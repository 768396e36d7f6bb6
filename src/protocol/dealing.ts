import { apply, copy, type Event, type Game, type Opening, type Secret } from '#engine';
import { isPosition } from '#engine/position';
import { type Following, follow, startFollowing } from './follower.ts';
import type { Entry } from './messages.ts';

const REWARDS_A_COUNCIL = 5;

/**
 * Whether every card that came during a game was the next one of these decks, from the first display on. A game that was
 * begun elsewhere may have been set up by hand.
 */
export function isDealtFrom({ game, secret }: Opening, entries: readonly Entry[], isBegun: boolean): boolean {
  if (!isLaidFrom(secret, game) && !(isBegun && isPosition({ game, secret }))) return false;
  let following = startFollowing({ seq: 0, game });
  return entries.every((entry) => {
    const table = copy(gameBefore(following, entry));
    following = follow(following, entry) ?? following;
    return eventsIn(entry).every((event) => {
      const fits = isNext(secret, table, event);
      apply(table, event);
      return fits;
    });
  });
}

/** SET-3, SET-4, SET-5 */
const isLaidFrom = ({ provinces, rewards, achievements }: Secret, game: Game): boolean =>
  isSame(game.display, provinces.slice(0, game.provincesDealt)) &&
  isSame(game.rewards, rewards.slice(0, REWARDS_A_COUNCIL)) &&
  game.achievement === achievements[0];

const eventsIn = (entry: Entry): readonly Event[] =>
  entry.type === 'rewound' ? entry.happened.flatMap(({ events }) => events) : entry.events;

const gameBefore = ({ game, past }: Following, entry: Entry): Game =>
  (entry.type === 'rewound' && past.find(({ asked }) => asked.seq === entry.to + 1)?.before) || game;

/** PRO-1, PRO-6, COU-10 */
function isNext(secret: Secret, { display, provincesDealt, round }: Game, event: Event): boolean {
  const { provinces, rewards, achievements } = secret;
  switch (event.type) {
    case 'provinceTaken':
      return event.from === 'display' ? display.includes(event.province) : event.province === provinces[provincesDealt];
    case 'provincesDealt':
      return isSame(event.display, filled(secret, display, provincesDealt));
    case 'roundPrepared':
      return (
        isSame(event.display, filled(secret, [null, null, null, null], provincesDealt)) &&
        isSame(event.rewards, rewards.slice(round * REWARDS_A_COUNCIL, (round + 1) * REWARDS_A_COUNCIL)) &&
        event.achievement === achievements[round]
      );
    default:
      return true;
  }
}

function filled({ provinces }: Secret, display: Game['display'], dealt: number): Game['display'] {
  const coming = provinces.slice(dealt).values();
  return display.map((card) => card ?? coming.next().value ?? null);
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean => one.join() === other.join();
