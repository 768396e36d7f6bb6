import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printRecording } from '#protocol';
import { Misuse, readFlags, say, type Tool } from '../cli/tool.ts';
import { writePacked } from '../recordings/packed.ts';
import { PLANS, playPlan } from '../recordings/plans.ts';
import { recordScenario, SCENARIOS } from '../recordings/scenarios.ts';

export const PACKED = 'games.jsonl.br';

export const recordTool: Tool = {
  says: 'writes the games of replays/ anew, all of them or the named ones',
  usage: `npm run lab -- record [NAME ...] [options]
  --into FOLDER   where to (replays)
names: packed (the ${PLANS} games of ${PACKED}), ${Object.keys(SCENARIOS).join(', ')}`,
  run(args) {
    const { values, positionals } = readFlags(args, { into: { type: 'string', default: 'replays' } }, true);
    mkdirSync(values.into, { recursive: true });
    for (const name of positionals.length > 0 ? positionals : [...Object.keys(SCENARIOS), 'packed']) {
      if (name === 'packed') recordPacked(values.into);
      else recordOne(name, values.into);
    }
  },
};

function recordOne(name: string, into: string): void {
  const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined;
  if (scenario === undefined) throw new Misuse(`there is no game called "${name}"`);
  const recording = recordScenario(scenario);
  writeFileSync(join(into, `${name}.json`), printRecording(recording));
  say(`${name}: ${recording.entries.length} entries, ${recording.ranking?.outcome ?? 'not ended'}`);
}

function recordPacked(into: string): void {
  const games = Array.from({ length: PLANS }, (_, nth) => playPlan(nth));
  const bytes = writePacked(join(into, PACKED), games);
  say(`packed: ${games.length} games, ${games.reduce((sum, { asks }) => sum + asks.length, 0)} asks, ${bytes} bytes`);
}
