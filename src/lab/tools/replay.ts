import { type Game, workerState } from '#engine';
import type { Recording } from '#protocol';
import { type Catalogue, LANGUAGES, loadCatalogue } from '#words';
import { columns, Misuse, oneOf, readFlags, say, type Tool, wholeNumber } from '../cli/tool.ts';
import { openRecording } from '../recordings/openRecording.ts';
import { readPacked, unpack } from '../recordings/packed.ts';
import { isFolder, isPacked, replayAll } from '../recordings/replayAll.ts';
import { findDifference, foldTo } from '../recordings/replaying.ts';
import { nameOf, tellRanking, tellRecording } from './story.ts';

export const replayTool: Tool = {
  says: 'a recorded game, judged again and told; or the table as it was at one moment',
  usage: `npm run lab -- replay FILE [options]
npm run lab -- replay FOLDER, for all games in it
  --game N       of a packed file, the game with that number (1)
  --at N         the table after entry N, 0 for the set-up
  --language L   ${LANGUAGES.join(', ')} (en)
  --json         the recording, or with --at the game, as JSON`,
  async run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Misuse('replay needs one file or folder');
    if (isFolder(file)) return all(file);
    const recording = isPacked(file) ? packedGame(file, values.game) : openRecording(file);
    const words = await loadCatalogue(oneOf('language', values.language, LANGUAGES));
    if (values.at === undefined) return whole(words, recording, values.json);
    const game = foldTo(recording, wholeNumber('at', values.at, 0, recording.entries.at(-1)?.seq ?? 0));
    say(values.json ? JSON.stringify(game) : describe(words, game));
  },
};

const FLAGS = {
  at: { type: 'string' },
  game: { type: 'string', default: '1' },
  language: { type: 'string', default: 'en' },
  json: { type: 'boolean', default: false },
} as const;

function all(folder: string): void {
  const since = performance.now();
  const { games, differences } = replayAll(folder);
  for (const difference of differences) say(difference);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  say(`${games - differences.length} of ${games} games came to the same, in ${seconds} s`);
  if (differences.length > 0) process.exitCode = 1;
}

function packedGame(file: string, nth: string): Recording {
  const games = readPacked(file);
  const game = games[wholeNumber('game', nth, 1, games.length) - 1];
  if (game === undefined) throw new Misuse(`${file} is empty`);
  return unpack(game).recording;
}

function whole(words: Catalogue, recording: Recording, json: boolean): void {
  const difference = findDifference(recording);
  if (json) return say(JSON.stringify({ ...recording, difference: difference ?? null }));
  const lines = [recording.about, ...tellRecording(words, recording)];
  if (recording.ranking !== null) lines.push(...tellRanking(words, foldTo(recording), recording.ranking));
  say(lines.join('\n'));
  say(
    difference === undefined ? 'Every command judged again came to the same.' : `Judged again, different ${difference}`,
  );
  if (difference !== undefined) process.exitCode = 1;
}

function describe(words: Catalogue, game: Game): string {
  const who = nameOf(words, game);
  const { phase, round, timing, timers, privilege, players } = game;
  const rows = players.map((player, seat) => [
    who(seat).name,
    `${player.power}/${player.prestige}/${player.popularity}${player.legendary ? ' legendary' : ''}`,
    `${player.military} military ${player.culture} culture ${player.gold} gold ${player.votes} votes`,
    player.workers
      .map((worker) => `${worker.grande ? 'grande ' : ''}${worker.spot} ${workerState(game, worker)}`)
      .join(', '),
  ]);
  return [
    `round ${round}, ${timing}, ${phase}`,
    `timers: purple ${timers.purple.row}, green ${timers.green.row}, black ${timers.black.row}`,
    `privilege: ${privilege.map((seat) => who(seat).name).join(', ')}`,
    `provinces: ${game.display.map((card) => card ?? 'none').join(', ')}; rewards: ${game.rewards.join(', ')}`,
    columns([['player', 'power/prestige/popularity', 'holds', 'workers'], ...rows]),
  ].join('\n');
}
