/**
 * `npm run reach`: does every branch of the rules occur in a recorded game? V8 counts while all games of `replays` are
 * judged again. What none of them comes to is printed, but for what `unreached.ts` says no game can; `-- --all` for that too.
 */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { answerHelp } from './help.mjs';
import { at } from './project.mjs';
import { isExpected } from './unreached.ts';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

answerHelp('usage: npm run reach [-- --all]\n\nWhich branches of the rules no recorded game comes to.');

const program = await bundle('src/lab/index.ts', 'dist/run', 'reach.js');
const text = readFileSync(program, 'utf8');

/** Where each source file lies in the bundle. */
const sections = [...text.matchAll(/^\/\/ (src\/\S+)$/gm)].map((found) => ({
  file: found[1] ?? '',
  from: found.index,
}));
const fileAt = ({ startOffset }: Range): string => sections.findLast(({ from }) => from <= startOffset)?.file ?? '';
const textOf = ({ startOffset, endOffset }: Range): string =>
  text.slice(startOffset, endOffset).replaceAll(/\s+/g, ' ').trim();

/** Counts from before the game is loaded, or blocks would not be told apart. */
async function countRanges() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const lab: typeof import('#lab') = await import(pathToFileURL(program).href);
  const replayed = lab.replayAll(at('replays'));
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const functions = result.find(({ url }) => url.endsWith('/reach.js'))?.functions ?? [];
  return { replayed, ranges: functions.flatMap(({ ranges }): readonly Range[] => ranges) };
}

const isInside = (one: Range, other: Range): boolean =>
  one !== other && other.startOffset <= one.startOffset && other.endOffset >= one.endOffset;

const { replayed, ranges } = await countRanges();
const branches = ranges.filter((range) => fileAt(range).startsWith('src/engine/'));
const missed = branches.filter(({ count }) => count === 0);
const places = missed.filter((one) => !missed.some((other) => isInside(one, other)));
const surprising = places.filter((place) => !isExpected(fileAt(place), textOf(place)));

for (const place of process.argv.includes('--all') ? places : surprising) {
  console.log(`${fileAt(place)}: ${textOf(place).slice(0, 120)}`);
}
console.log(
  `${replayed.games} games reach ${branches.length - missed.length} of ${branches.length} branches of the rules; ` +
    `of the other places ${places.length - surprising.length} are expected, ${surprising.length} are not`,
);
process.exitCode = surprising.length + replayed.differences.length === 0 ? 0 : 1;
