import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  type Asked,
  type Command,
  digest,
  forbids,
  legal,
  type Millis,
  type Opening,
  type Options,
  type Seat,
  setup,
} from '#engine';
import type { Entry, Recording } from '#protocol';
import { asRecording } from './recording.ts';
import { claimIn } from './replaying.ts';
import { type Walker, walkerAt } from './walker.ts';

/** A whole game in little space: how it began and what was asked. All else comes of judging that again. */
export interface Packed {
  readonly about: string;
  /** Lab games begin from a number, games of a table as they were laid. */
  readonly begin: Options | Opening;
  readonly asks: readonly (readonly [seat: Seat, at: Millis, command: Command])[];
  /** Two figures for each ask that stand for all that happened up to there, and now and then for all that was legal. */
  readonly checks: string;
}

const FIGURES = 2;
const LEGAL_EVERY = 8;

/** A game of a table, from its log. */
export function pack(recording: Recording): Packed {
  const asks = recording.entries.map(askOf);
  const { about, opening } = recording;
  const { checks, refused } = walk(opening, asks);
  if (refused.length > 0) throw new RangeError(`at ${refused[0]} it is judged otherwise by now`);
  return { about, begin: opening, asks, checks };
}

/** A game of the lab, with what was refused in it. */
export function packAsks(about: string, begin: Options, opening: Opening, all: readonly Asked[]): Packed {
  const asks = all.map(({ seat, at, command }) => [seat, at, command] as const);
  return { about, begin, asks, checks: walk(opening, asks).checks };
}

/** What was asked; of a claim, the command that claimed. */
function askOf(entry: Entry, index: number, all: readonly Entry[]): Packed['asks'][number] {
  if (entry.type === 'happened') return [entry.seat, entry.at, entry.command];
  const own = claimIn(entry);
  if (own === undefined) throw new RangeError(`nobody claimed anything at ${entry.seq}`);
  return [entry.by, latest(all[index - 1]), own.command];
}

const latest = (entry: Entry | undefined): Millis => {
  if (entry === undefined) return 0;
  return entry.type === 'happened' ? entry.at : Math.max(...entry.happened.map(({ at }) => at));
};

/** The game as a recording, judged again, and where that came to something else; null if nowhere. */
export function unpack({ about, begin, asks, checks }: Packed): { recording: Recording; difference: string | null } {
  const opening = 'seed' in begin ? setup(begin) : begin;
  const walked = walk(opening, asks);
  const { game } = walked.table.following();
  const recording = asRecording(about, opening, null, walked.table.entries, game);
  return { recording, difference: differenceOf(walked, checks) };
}

function differenceOf({ checks }: ReturnType<typeof walk>, recorded: string): string | null {
  for (let at = 0; at < recorded.length; at += FIGURES) {
    if (recorded.slice(at, at + FIGURES) !== checks.slice(at, at + FIGURES)) return `ask ${at / FIGURES + 1} differs`;
  }
  return checks.length === recorded.length ? null : 'it has another length';
}

function walk(opening: Opening, asks: Packed['asks']): { table: Walker; checks: string; refused: readonly number[] } {
  const table = walkerAt(opening);
  const refused: number[] = [];
  let checks = '';
  let chain = '';
  for (const [index, [seat, at, command]] of asks.entries()) {
    const { game } = table.following();
    const entry = table.ask({ seat, at, command });
    if (entry === undefined) refused.push(index + 1);
    const came = entry === undefined ? forbids(game, { seat, at, command }) : JSON.stringify(entry);
    chain = digest(chain + came + legalNow(table, index, at));
    checks += chain.slice(0, FIGURES);
  }
  return { table, checks, refused };
}

/** At every eighth ask the check also covers all that one seat may do, so that `legal` is compared, too. */
function legalNow(table: Walker, index: number, at: Asked['at']): string {
  if (index % LEGAL_EVERY !== 0) return '';
  const { game } = table.following();
  return JSON.stringify(legal(game, (index / LEGAL_EVERY) % game.players.length, at));
}

/** One game a line, pressed. */
export function readPacked(file: string): readonly Packed[] {
  const lines = brotliDecompressSync(readFileSync(file)).toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

export function writePacked(file: string, games: readonly Packed[]): number {
  const text = games.map((game) => `${JSON.stringify(game)}\n`).join('');
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const pressed = brotliCompressSync(text, { params });
  writeFileSync(file, pressed);
  return pressed.length;
}
