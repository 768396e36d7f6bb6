import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { diceOf, random } from '#bots';
import { type Asked, copy, type Game, isRefusal, type Options, type Peek, peekInto, play, setup } from '#engine';
import { drawTable } from '../games/drawTable.ts';
import { type Observer, playOut } from '../games/playOut.ts';
import { boardgameioMoves } from './boardgameio.ts';
import { atLeast, type Bench, below, grouped, rates, spread } from './figures/bench.ts';

const PLAYERS = 5;
const GAMES = 60;

interface Played {
  readonly options: Options;
  readonly first: Game;
  readonly last: Game;
  readonly peek: Peek;
  readonly asked: readonly Asked[];
}

/** Whole random 5-player untimed games; the commands a second are those of the same games, judged and done again. */
export const engineBench: Bench = async () => {
  const dice = diceOf(1);
  const games = Array.from({ length: GAMES }, () => keep(drawTable(dice, PLAYERS, 'untimed')));
  const state = games[0]?.last;
  if (state === undefined) throw new Error('no game was played');
  const engine = rates({
    commands: () => games.reduce((sum, game) => sum + playAgain(game), 0),
    games: oneByOne(games, ({ options }) => playRandom(drawTable(diceOf(options.seed), PLAYERS, 'untimed'))),
  });
  // After them, not in turn: what it leaves behind in the process would be measured with the engine.
  const found = { ...engine, ...rates({ moves: await boardgameioMoves(state) }) };
  const ratio = found.commands.middle / found.moves.middle;
  const stateBytes = Math.max(...games.map(({ last }) => JSON.stringify(last).length));
  return {
    figures: {
      commandsPerS: Math.round(found.commands.middle),
      boardgameioMovesPerS: Math.round(found.moves.middle),
      ratio: Math.round(ratio * 10) / 10,
      gamesPerS: Math.round(found.games.middle),
      stateBytes,
    },
    lines: [
      { what: 'commands a second, each fully judged', found: spread(found.commands) },
      { what: 'moves a second of boardgame.io', found: spread(found.moves) },
      { what: 'as many times faster', found: ratio.toFixed(1), mark: atLeast(ratio, 30) },
      {
        what: 'whole random 5-player untimed games a second',
        found: spread(found.games),
        mark: atLeast(found.games.middle, 300),
      },
      { what: 'bytes of a game as JSON', found: grouped(stateBytes), mark: below(stateBytes, 64 * 1024) },
      { what: 'bytes of a game in memory', found: grouped(bytesInMemory(state)) },
    ],
  };
};

/** Again and again the same ones: what is done in one turn is done in the next, and by other versions of the engine. */
function oneByOne<T>(all: readonly T[], work: (one: T) => unknown): () => number {
  let nth = 0;
  return () => {
    work(all[nth % all.length] as T);
    nth += 1;
    return 1;
  };
}

const playRandom = (options: Options, observer?: Observer) =>
  playOut(
    options,
    options.seats.map(() => random),
    diceOf(options.seed),
    observer,
  );

function keep(options: Options): Played {
  const { game: first, secret } = setup(options);
  const asked: Asked[] = [];
  const { game: last } = playRandom(options, (one) => asked.push(one));
  return { options, first, last, peek: peekInto(secret), asked };
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
