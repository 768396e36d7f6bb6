import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One thing the lab can do. */
export interface Tool {
  readonly says: string;
  readonly usage: string;
  readonly run: (args: readonly string[]) => void | Promise<void>;
}

/** Asked in a way that makes no sense: said in one sentence, with exit code 2. */
export class Misuse extends Error {}

type Flags = NonNullable<ParseArgsConfig['options']>;

export function readFlags<const F extends Flags>(args: readonly string[], options: F, positionals = false) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: positionals, strict: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Misuse(`--${name} is a whole number from ${least} to ${most}, not "${text}"`);
}

export function oneOf<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new Misuse(`--${name} is ${choices.join(' or ')}, not "${text}"`);
}

export const MOST_SEED = Number.MAX_SAFE_INTEGER;

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Columns as wide as they need to be; figures to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, `${cell}`.length);
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, i) => (typeof cell === 'number' ? `${cell}`.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** Runs the tool that the first word names. */
export async function dispatch(
  program: string,
  tools: Readonly<Record<string, () => Promise<Tool>>>,
  args: readonly string[],
): Promise<void> {
  const [name, ...rest] = args;
  process.stdout.once('error', stopWhenNobodyReads);
  try {
    if (name === undefined || name === '--help' || name === '-h') return say(await overview(program, tools));
    const load = Object.hasOwn(tools, name) ? tools[name] : undefined;
    if (load === undefined) throw new Misuse(`there is no "${name}"; there is ${Object.keys(tools).join(', ')}`);
    const tool = await load();
    if (rest.includes('--help') || rest.includes('-h')) return say(`${tool.says}\n\n${tool.usage}`);
    await tool.run(rest);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

/** As in `… | head`. */
function stopWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

async function overview(program: string, tools: Readonly<Record<string, () => Promise<Tool>>>): Promise<string> {
  const rows = await Promise.all(Object.entries(tools).map(async ([name, load]) => [name, (await load()).says]));
  return `usage: ${program} <what> [options]; ${program} <what> --help says more\n\n${columns(rows)}`;
}
