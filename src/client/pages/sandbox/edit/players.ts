import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '#content';
import { boardOf, type Game, type Player, type Seat } from '#engine';
import { laid } from '../../position/laid.ts';

const SEATS = 5;

/** One more player, with a character nobody has. */
export function join(game: Game): Game {
  const taken = game.players.map(({ character }) => CHARACTERS[character].person);
  const free = CHARACTER_IDS.find((id) => !taken.includes(CHARACTERS[id].person));
  if (free === undefined || game.players.length === SEATS) return game;
  const seat = { character: free, advancedPlacement: false, glory: false, handicap: {} };
  return around(game, [...game.options.seats, seat], [...game.players, freshPlayer(free)], (other) => other);
}

export function leave(game: Game, seat: Seat): Game {
  if (game.players.length === 1 || game.players[seat] === undefined) return game;
  return around(game, game.options.seats.toSpliced(seat, 1), game.players.toSpliced(seat, 1), (other) =>
    other === seat ? undefined : other > seat ? other - 1 : other,
  );
}

/** Another character in this seat; who has that person already gets the one that is given up. */
export function change(game: Game, seat: Seat, character: CharacterId): Game {
  const { person } = CHARACTERS[character];
  const old = game.players[seat]?.character;
  if (old === undefined || old === character) return game;
  const other = game.players.findIndex((player, nth) => nth !== seat && CHARACTERS[player.character].person === person);
  const now = (nth: Seat): CharacterId | undefined => (nth === seat ? character : nth === other ? old : undefined);
  const players = game.players.map((player, nth) => playedBy(player, now(nth) ?? player.character));
  const seats = game.options.seats.map((one, nth) => ({ ...one, character: now(nth) ?? one.character }));
  return { ...game, options: { ...game.options, seats }, players };
}

const freshPlayer = (character: CharacterId): Player => {
  const [player] = laid([character]).players;
  if (player === undefined) throw new RangeError('a table for one has one player');
  return player;
};

/** The cards of another person, all else as it was. */
function playedBy(player: Player, character: CharacterId): Player {
  if (player.character === character) return player;
  const own: readonly string[] = CHARACTERS[player.character].stratagems;
  const isOther = (card: string): boolean => !own.includes(card);
  const hand = [...CHARACTERS[character].stratagems, ...player.hand.filter(isOther)];
  return { ...player, character, hand, discard: player.discard.filter(isOther) };
}

/** The same game with other people around it. On the other side of the board all workers go home. */
function around(
  game: Game,
  seats: Game['options']['seats'],
  players: readonly Player[],
  seatNow: (seat: Seat) => Seat | undefined,
): Game {
  const table = laid(players.map(({ character }) => character));
  const kept = game.privilege.flatMap((seat) => (seat < 0 ? [] : (seatNow(seat) ?? [])));
  const added = [...players.keys()].filter((seat) => !kept.includes(seat));
  const isSame = boardOf(table) === boardOf(game);
  return {
    ...game,
    options: { ...game.options, seats },
    players: isSame ? players : players.map(atHome),
    privilege: [...kept, ...added, ...(players.length === 2 ? [-1] : [])],
    neutralFrames: table.neutralFrames,
    turn: 0,
  };
}

const atHome = (player: Player): Player => ({
  ...player,
  workers: player.workers.map(({ grande }) => ({ grande, spot: 'mat', space: 0 })),
});
