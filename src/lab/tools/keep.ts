import { existsSync } from 'node:fs';
import { Misuse, readFlags, say, type Tool } from '../cli/tool.ts';
import { openRecording } from '../recordings/openRecording.ts';
import { pack, readPacked, unpack, writePacked } from '../recordings/packed.ts';

export const keepTool: Tool = {
  says: 'adds the log of a finished table to the recorded games',
  usage: `npm run lab -- keep FILE [options]
  FILE            what GET /api/tables/CODE/log answers, or what the replay page saves
  --about TEXT    what there is to see in it
  --into FILE     where to (replays/tables.jsonl.br)`,
  run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Misuse('keep needs one file');
    const recording = openRecording(file);
    if (recording.ranking === null) throw new Misuse(`${file} is not played to its end`);
    const packed = pack({ ...recording, about: values.about ?? recording.about });
    const ended = unpack(packed).recording;
    if (ended.fingerprint !== recording.fingerprint)
      throw new Misuse(`${file} comes to another end by the rules of today`);
    const games = [...(existsSync(values.into) ? readPacked(values.into) : []), packed];
    say(`${values.into}: ${games.length} games, ${writePacked(values.into, games)} bytes`);
  },
};

const FLAGS = {
  about: { type: 'string' },
  into: { type: 'string', default: 'replays/tables.jsonl.br' },
} as const;
