import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type Found, type Puzzle, puzzleAt, THEMES } from '#analysis';
import { LEVELS, prepare, TEACHER } from '#bots';
import { oneOf, readFlags, say, type Tool } from '../cli/tool.ts';
import { choose, packPuzzles, unpackPuzzles } from '../puzzles/choose.ts';
import { mine } from '../puzzles/mine.ts';

export const puzzlesTool: Tool = {
  says: 'finds puzzles in games of bots, or chooses some of them for the app',
  usage: `npm run lab -- puzzles find [options]     appends what it finds to a file
  --games N    (30)      --seed N   (2000)      tables of two, three and four, in turn
  --themes L   some of ${THEMES.join(',')} (all)
  --levels L   who plays, in turn around the table (champion)
  --seconds N  begin no game after them
npm run lab -- puzzles open [options]     judges those of the app anew and appends them to the file
npm run lab -- puzzles again [options]    judges what was found anew, into FILE.again
npm run lab -- puzzles choose [options]   writes src/client/pages/practice/puzzles.ts
  --count N    (100)
all:
  --file FILE  (reports/puzzles.jsonl)`,
  async run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    if (positionals[0] === 'choose') return chooseFrom(values.file, Number(values.count));
    await prepare('champion');
    if (positionals[0] === 'again') return judgeAgain(readFound(values.file), `${values.file}.again`);
    if (positionals[0] === 'open') return judgeAgain(unpackPuzzles(readFileSync(OUT, 'latin1')), values.file);
    const themes = values.themes.split(',').map((theme) => oneOf('themes', theme, THEMES));
    const levels = values.levels.split(',').map((level) => oneOf('levels', level, LEVELS));
    const until = Date.now() + Number(values.seconds) * 1000;
    for (let nth = 0; nth < Number(values.games) && Date.now() < until; nth += 1) {
      const seats = Array.from({ length: 2 + (nth % 3) }, (_, seat) => levels[seat % levels.length] ?? 'champion');
      mine(Number(values.seed) + nth, seats, themes, (found) => keep(values.file, found));
    }
  },
};

const FLAGS = {
  file: { type: 'string', default: 'reports/puzzles.jsonl' },
  seed: { type: 'string', default: '2000' },
  games: { type: 'string', default: '30' },
  count: { type: 'string', default: '100' },
  themes: { type: 'string', default: THEMES.join(',') },
  levels: { type: 'string', default: 'champion' },
  seconds: { type: 'string', default: 'Infinity' },
} as const;

function keep(file: string, found: Found): void {
  appendFileSync(file, `${JSON.stringify(found)}\n`);
  say(`${found.id} ${found.theme}, grade ${found.grade}, ahead by ${found.margin.toFixed(3)}`);
}

function judgeAgain(puzzles: readonly Puzzle[], into: string): void {
  for (const old of puzzles) {
    const found = puzzleAt(TEACHER, old, old.id);
    if (found !== null) keep(into, found);
  }
}

const readFound = (file: string): readonly Found[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Found => JSON.parse(line));

const OUT = 'src/client/pages/practice/puzzles.ts';

function chooseFrom(file: string, count: number): void {
  const found = readFound(file);
  const chosen = choose(found, count);
  const packed = packPuzzles(chosen);
  writeFileSync(
    OUT,
    `/** Made by \`npm run lab -- puzzles\`; docs/BOTS.md says how. */\nexport const PACKED_PUZZLES =\n  '${packed}';\n`,
  );
  say(`${chosen.length} of ${found.length} chosen, ${packed.length} bytes`);
}
