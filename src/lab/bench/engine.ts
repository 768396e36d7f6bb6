import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diceOf, random } from '#bots';
import { type Asked, copy, type Game, isRefusal, type Options, type Peek, peekInto, play, setup } from '#engine';
import { playOut } from '../run.ts';
import { drawTable } from '../tables.ts';
import { atLeast, type Bench, below, grouped, perSecond } from './bench.ts';
import { boardgameioMoves } from './boardgameio.ts';

const PLAYERS = 5;
const GAMES = 60;

interface Played {
  readonly first: Game;
  readonly last: Game;
  readonly peek: Peek;
  readonly asked: readonly Asked[];
}

/** Whole random 5-player untimed games; the commands a second are those of the same games, judged and done again. */
export const engineBench: Bench = async () => {
  const bots = Array.from({ length: PLAYERS }, () => random);
  const dice = diceOf(1);
  const games = Array.from({ length: GAMES }, () => keep(drawTable(dice, PLAYERS, 'untimed')));
  let nth = 0;
  const gamesPerS = perSecond(() => {
    nth += 1;
    playOut(drawTable(diceOf(nth), PLAYERS, 'untimed'), bots, dice);
    return 1;
  });
  const commandsPerS = perSecond(() => games.reduce((sum, game) => sum + playAgain(game), 0));
  const state = games[0]?.last;
  if (state === undefined) throw new Error('no game was played');
  const move = await boardgameioMoves(state);
  const boardgameioMovesPerS = perSecond(move);
  const ratio = commandsPerS / boardgameioMovesPerS;
  const stateBytes = Math.max(...games.map(({ last }) => JSON.stringify(last).length));
  return {
    figures: {
      commandsPerS: Math.round(commandsPerS),
      boardgameioMovesPerS: Math.round(boardgameioMovesPerS),
      ratio: Math.round(ratio * 10) / 10,
      gamesPerS: Math.round(gamesPerS),
      stateBytes,
    },
    lines: [
      { what: 'commands a second, each fully judged', found: grouped(commandsPerS) },
      { what: 'moves a second of boardgame.io', found: grouped(boardgameioMovesPerS) },
      { what: 'as many times faster', found: ratio.toFixed(1), mark: atLeast(ratio, 30) },
      {
        what: 'whole random 5-player untimed games a second',
        found: grouped(gamesPerS),
        mark: atLeast(gamesPerS, 300),
      },
      { what: 'bytes of a game as JSON', found: grouped(stateBytes), mark: below(stateBytes, 64 * 1024) },
      { what: 'bytes of a game in memory', found: grouped(bytesInMemory(state)) },
    ],
  };
};

function keep(options: Options): Played {
  const { game: first, secret } = setup(options);
  const asked: Asked[] = [];
  const bots = options.seats.map(() => random);
  const { game: last } = playOut(options, bots, diceOf(options.seed), (one) => asked.push(one));
  return { first, last, peek: peekInto(secret), asked };
}

function playAgain({ first, peek, asked }: Played): number {
  const game = copy(first);
  for (const one of asked) if (isRefusal(play(game, one, peek))) throw new Error('a command was refused');
  return asked.length;
}

function bytesInMemory(game: Game): number {
  const copies = 1000;
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: copies }, () => copy(game));
  collect();
  return (process.memoryUsage().heapUsed - before) / kept.length;
}
