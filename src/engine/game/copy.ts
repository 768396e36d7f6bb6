import type { Game, Player, Timer, Worker } from './game.ts';
import type { OwnGame, OwnPlayer, OwnWorker } from './own.ts';

/** A game that shares nothing changeable with the first. Field by field: that is ten times as quick as to spread it. */
export function copy(game: Game): OwnGame {
  const { purple, green, black } = game.timers;
  return {
    options: game.options,
    sand: game.sand,
    phase: game.phase,
    round: game.round,
    timing: game.timing,
    paused: game.paused,
    timers: { purple: copyTimer(purple), green: copyTimer(green), black: copyTimer(black) },
    circles: game.circles.slice(),
    trackSpace: game.trackSpace,
    privilege: game.privilege.slice(),
    players: copyEach(game.players, copyPlayer),
    neutralFrames: game.neutralFrames,
    display: game.display.slice(),
    provincesDealt: game.provincesDealt,
    rewards: game.rewards.slice(),
    grandeOpen: game.grandeOpen,
    achievement: game.achievement,
    tokenOnCard: game.tokenOnCard,
    turn: game.turn,
    deadline: game.deadline,
    onClock: game.onClock,
  };
}

/** No `map`: a slice is always of the same kind of array and never longer than it must be. */
function copyEach<T, Own extends T>(all: readonly T[], copyOne: (one: T) => Own): Own[] {
  const copied = all.slice();
  for (let nth = 0; nth < copied.length; nth += 1) copied[nth] = copyOne(copied[nth] as T);
  return copied as Own[];
}

const copyTimer = ({ row, sandOut }: Timer): Timer => ({ row, sandOut });
const copyWorker = ({ grande, spot, space }: Worker): OwnWorker => ({ grande, spot, space });

function copyPlayer(player: Player): OwnPlayer {
  const { brown, red, blue, yellow } = player.slots;
  const { power, prestige, popularity } = player.glory;
  return {
    character: player.character,
    military: player.military,
    culture: player.culture,
    gold: player.gold,
    votes: player.votes,
    power: player.power,
    prestige: player.prestige,
    popularity: player.popularity,
    legendary: player.legendary,
    glory: { power, prestige, popularity },
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    slots: { brown: brown.slice(), red: red.slice(), blue: blue.slice(), yellow: yellow.slice() },
    provinceLimit: player.provinceLimit,
    workers: copyEach(player.workers, copyWorker),
    recruits: player.recruits,
    claimed: player.claimed,
    done: player.done,
    ready: player.ready,
    timingVote: player.timingVote,
    todo: player.todo,
  };
}
