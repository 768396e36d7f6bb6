/** `npm run lab -- <what>`: the engine from the command line. */
import { dispatch } from '../cli/tool.ts';

await dispatch(
  'npm run lab --',
  {
    play: async () => (await import('./play.ts')).playTool,
    simulate: async () => (await import('./simulate.ts')).simulateTool,
    replay: async () => (await import('./replay.ts')).replayTool,
    fair: async () => (await import('./fair.ts')).fairTool,
    arena: async () => (await import('./arena.ts')).arenaTool,
    balance: async () => (await import('./balance.ts')).balanceTool,
    ladder: async () => (await import('./ladder.ts')).ladderTool,
    learn: async () => (await import('./learn.ts')).learnTool,
    reliability: async () => (await import('./reliability.ts')).reliabilityTool,
    puzzles: async () => (await import('./puzzles.ts')).puzzlesTool,
    keep: async () => (await import('./keep.ts')).keepTool,
    power: async () => (await import('./power.ts')).powerTool,
    record: async () => (await import('./record.ts')).recordTool,
  },
  process.argv.slice(2),
);
