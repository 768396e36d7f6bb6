/**
 * `npm run rules`: which tests stand for which rule. A rule is a list item of docs/rules.md that begins with its id in
 * bold (`- **TIM-3** …`); a test claims rules by beginning its title with their ids. `--short` prints only what is wrong.
 * `--prove` breaks each rule on purpose and wants a test that names it to fail.
 */
import { existsSync, readFileSync } from 'node:fs';
import { faultsOf } from './breaks/index.ts';
import { answerHelp } from './help.mjs';
import { at, filesUnder } from './project.mjs';
import { RULE_ID, titlesOf } from './source.ts';

answerHelp(`usage: npm run rules [-- --short]

Which tests stand for which rule; fails on a gap. --short prints only what is wrong.`);

const RULE = new RegExp(`^\\s*[-*] \\*\\*(${RULE_ID})\\*\\*`, 'gm');
const RULES = 'docs/rules.md';

function idsIn(text: string): string[] {
  return [...text.matchAll(RULE)].map((found) => found[1] ?? '');
}

type Claim = { readonly id: string; readonly where: string; readonly text: string };

function claimsIn(file: string): Claim[] {
  const titles = titlesOf(readFileSync(at(file), 'utf8'));
  return titles.flatMap((title) =>
    title.ids.map((id) => ({ id, where: `${file}:${title.line}`, text: title.text.trim() })),
  );
}

if (!existsSync(at(RULES))) {
  console.error(`${RULES} is missing, so there are no rules to count.`);
  process.exit(1);
}

const short = process.argv.includes('--short') || process.argv.includes('--prove');
const ids = idsIn(readFileSync(at(RULES), 'utf8'));
const tests = [...filesUnder('src'), ...filesUnder('e2e')].filter((file) => /\.test\.tsx?$/.test(file));
const claims = new Map<string, Claim[]>();
for (const claim of tests.flatMap(claimsIn)) claims.set(claim.id, [...(claims.get(claim.id) ?? []), claim]);
const problems: string[] = [];

for (const id of ids) {
  const mine = claims.get(id) ?? [];
  if (short) continue;
  console.log(`${id}${mine.length === 0 ? '  –' : ''}`);
  for (const { where, text } of mine) console.log(`    ${text}  (${where})`);
}

const untested = ids.filter((id) => !claims.has(id));
if (untested.length > 0) problems.push(`without a test: ${untested.join(' ')}`);
const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
for (const id of twice) problems.push(`${id} is written twice in ${RULES}`);
for (const [id, mine] of claims) {
  if (!ids.includes(id)) problems.push(`${id} is no rule of ${RULES}, but ${mine[0]?.where} names it`);
}

problems.push(...faultsOf(ids));
if (process.argv.includes('--prove') && problems.length === 0) await proveAll();

for (const problem of problems) console.error(problem);
console.log(`${ids.length - untested.length} of ${ids.length} rules are named by a test`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Loaded only when it is wanted: it brings Vitest along. */
async function proveAll(): Promise<void> {
  const { prove } = await import('./prove.ts');
  const since = performance.now();
  const fileOf = ({ where }: Claim) => where.replace(/:\d+$/, '');
  const files = new Map(ids.map((id) => [id, [...new Set((claims.get(id) ?? []).map(fileOf))]]));
  const unproven = await prove(files);
  problems.push(...unproven);
  const broken = ids.filter(
    (id) => !unproven.some((sentence) => sentence.startsWith(`${id}:`) || sentence.startsWith(`${id} `)),
  );
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${broken.length} of ${ids.length} rules are proven by breaking them, in ${seconds} s`);
}
