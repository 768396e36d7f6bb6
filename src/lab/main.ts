/** `npm run lab -- <what>`: the engine from the command line. */
import { dispatch } from './tool.ts';

await dispatch(
  'npm run lab --',
  {
    play: async () => (await import('./tools/play.ts')).playTool,
    simulate: async () => (await import('./tools/simulate.ts')).simulateTool,
    replay: async () => (await import('./tools/replay.ts')).replayTool,
    fair: async () => (await import('./tools/fair.ts')).fairTool,
    arena: async () => (await import('./arena.ts')).arenaTool,
    keep: async () => (await import('./tools/keep.ts')).keepTool,
    record: async () => (await import('./tools/record.ts')).recordTool,
  },
  process.argv.slice(2),
);
