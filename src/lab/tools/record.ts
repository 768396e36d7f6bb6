import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printRecording } from '#protocol';
import { recordScenario, SCENARIOS } from '../scenarios.ts';
import { Misuse, readFlags, say, type Tool } from '../tool.ts';

export const recordTool: Tool = {
  says: 'writes the games of replays/ anew, all of them or the named ones',
  usage: `npm run lab -- record [NAME ...] [options]
  --into FOLDER   where to (replays)
names: ${Object.keys(SCENARIOS).join(', ')}`,
  run(args) {
    const { values, positionals } = readFlags(args, { into: { type: 'string', default: 'replays' } }, true);
    mkdirSync(values.into, { recursive: true });
    for (const name of positionals.length > 0 ? positionals : Object.keys(SCENARIOS)) {
      const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined;
      if (scenario === undefined) throw new Misuse(`there is no game called "${name}"`);
      const recording = recordScenario(scenario);
      writeFileSync(join(values.into, `${name}.json`), printRecording(recording));
      say(`${name}: ${recording.entries.length} entries, ${recording.ranking?.outcome ?? 'not ended'}`);
    }
  },
};
