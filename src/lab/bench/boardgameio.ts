import { createRequire } from 'node:module';
import { boardFor } from '#content';
import { copy, type Game } from '#engine';

type Internal = typeof import('boardgame.io/internal');
type Core = typeof import('boardgame.io/core');
type Draft = { players: { workers: { spot: string; space: number }[] }[]; timers: Game['timers'] };

/** A worker-placement move on the same state, through boardgame.io's own reducer, as a server without screens runs it. */
export async function boardgameioMoves(state: Game): Promise<() => number> {
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
  const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as Core;
  const { frames } = boardFor(state.players.length);

  const game = {
    name: 'placement',
    setup: () => copy(state),
    turn: { activePlayers: ActivePlayers.ALL },
    disableUndo: true,
    moves: {
      move: ({ G, playerID }: { G: unknown; playerID: string }, worker: number, to: number) => {
        const { players, timers } = G as Draft;
        const moving = players[Number(playerID)]?.workers[worker];
        const frame = frames[to];
        if (moving === undefined || frame === undefined) return INVALID_MOVE;
        if (timers[frame.area].row === frame.row) return INVALID_MOVE;
        const isTaken = players.some(({ workers }) =>
          workers.some(({ spot, space }) => spot === 'frame' && space === to),
        );
        if (isTaken && frame.area !== 'black') return INVALID_MOVE;
        moving.spot = 'frame';
        moving.space = to;
        return;
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  let at = InitializeGame({ game, numPlayers: state.players.length });
  const open = frames.flatMap(({ area, row }, i) => (area === 'black' && state.timers[area].row !== row ? [i] : []));
  let nth = 0;
  return () => {
    nth += 1;
    const playerID = `${nth % state.players.length}`;
    const payload = { type: 'move', args: [0, open[nth % open.length]], playerID };
    const before = at._stateID;
    at = reduce(at, { type: 'MAKE_MOVE', payload });
    if (at._stateID === before) throw new Error('boardgame.io refused a move');
    return 1;
  };
}
