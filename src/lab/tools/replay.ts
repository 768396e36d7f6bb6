import { readFileSync } from 'node:fs';
import { type Game, workerState } from '#engine';
import type { Recording } from '#protocol';
import { findDifference, foldTo, parseRecording } from '../replaying.ts';
import { clockText, nameOf, tell, tellRanking } from '../story.ts';
import { columns, Misuse, readFlags, say, type Tool, wholeNumber } from '../tool.ts';

export const replayTool: Tool = {
  says: 'a recorded game, judged again and told; or the table as it was at one moment',
  usage: `npm run lab -- replay FILE [options]
  --at N   the table after entry N, 0 for the set-up
  --json   the recording, or with --at the game, as JSON`,
  run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Misuse('replay needs one file');
    const recording = open(file);
    if (values.at === undefined) return whole(recording, values.json);
    const game = foldTo(recording, wholeNumber('at', values.at, 0, recording.entries.at(-1)?.seq ?? 0));
    say(values.json ? JSON.stringify(game) : describe(game));
  },
};

const FLAGS = { at: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

function open(file: string): Recording {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Misuse(`${file} cannot be read`);
  }
  const recording = parseRecording(text);
  if (typeof recording === 'string') throw new Misuse(`${file} cannot be replayed: ${recording}`);
  return recording;
}

function whole(recording: Recording, json: boolean): void {
  const difference = findDifference(recording);
  if (json) return say(JSON.stringify({ ...recording, difference: difference ?? null }));
  const game = foldTo(recording);
  for (const entry of recording.entries) {
    if (entry.type === 'rewound') say(`${nameOf(game, entry.by)} claims privilege: back to ${entry.to}`);
    for (const { seq, at, events } of entry.type === 'rewound' ? entry.happened : [entry]) {
      for (const event of events) {
        const line = tell(game, event);
        if (line !== undefined) say(`${`${seq}`.padStart(5)} ${clockText(at).padStart(6)}  ${line}`);
      }
    }
  }
  if (recording.ranking !== null) say(['', ...tellRanking(game, recording.ranking)].join('\n'));
  say(
    difference === undefined ? 'Every command judged again came to the same.' : `Judged again, different ${difference}`,
  );
  if (difference !== undefined) process.exitCode = 1;
}

function describe(game: Game): string {
  const { phase, round, timing, timers, privilege, players } = game;
  const rows = players.map((player, seat) => [
    nameOf(game, seat),
    `${player.power}/${player.prestige}/${player.popularity}${player.legendary ? ' legendary' : ''}`,
    `${player.military} military ${player.culture} culture ${player.gold} gold ${player.votes} votes`,
    player.workers
      .map((worker) => `${worker.grande ? 'grande ' : ''}${worker.spot} ${workerState(game, worker)}`)
      .join(', '),
  ]);
  return [
    `round ${round}, ${timing}, ${phase}`,
    `timers: purple ${timers.purple.row}, green ${timers.green.row}, black ${timers.black.row}`,
    `privilege: ${privilege.map((seat) => nameOf(game, seat)).join(', ')}`,
    `provinces: ${game.display.map((card) => card ?? 'none').join(', ')}; rewards: ${game.rewards.join(', ')}`,
    columns([['player', 'power/prestige/popularity', 'holds', 'workers'], ...rows]),
  ].join('\n');
}
