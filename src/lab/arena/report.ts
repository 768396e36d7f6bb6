import { LEVELS, type Level } from '#bots';
import { CHARACTER_IDS, type CharacterId } from '#content';
import type { Fate, Result } from './bout.ts';
import { type Mark, marksOf } from './marks.ts';
import { type Contest, type Pairing, pairingsOf } from './plan.ts';
import { type Share, share } from './share.ts';

interface PairingReport extends Pairing {
  readonly games: number;
  /** Games won by the one; at a table of equals, by the seat that counts as the one. */
  readonly wins: Share;
  readonly civilWar: Share;
  /** Games in which no player held the legendary point at the end. */
  readonly noLegend: Share;
  readonly complete: { readonly one: Share; readonly rest: Share; readonly all: Share };
  readonly legendary: { readonly one: Share; readonly rest: Share };
  readonly points: { readonly one: number; readonly rest: number };
  readonly vp: { readonly one: number; readonly rest: number };
  readonly minutes: number;
  readonly commands: number;
}

interface CharacterReport {
  readonly character: CharacterId;
  readonly wins: Share;
  readonly complete: Share;
  readonly points: number;
  readonly vp: number;
}

interface Thought {
  readonly level: Level;
  readonly decisions: number;
  readonly mean: number;
  readonly p99: number;
  readonly most: number;
}

export interface Report extends Contest {
  readonly pairings: readonly PairingReport[];
  readonly characters: readonly CharacterReport[];
  /** Milliseconds of processor that a bot took each time it was asked; by the clock where the system does not tell. */
  readonly thinking: readonly Thought[];
  readonly marks: readonly Mark[];
  readonly failures: readonly string[];
}

const counted = <T>(all: readonly T[], is: (one: T) => boolean): Share => share(all.filter(is).length, all.length);

const mean = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.length === 0 ? 0 : Math.round((all.reduce((sum, one) => sum + of(one), 0) / all.length) * 100) / 100;

export function reportOf(contest: Contest, results: readonly Result[]): Report {
  const finished = results.filter(({ failed }) => failed === null);
  const pairings = pairingsOf(contest).map((pairing, nth) =>
    pairingReport(
      pairing,
      finished.filter((result) => result.pairing === nth),
    ),
  );
  return {
    ...contest,
    pairings,
    marks: marksOf(pairings, contest.table),
    characters: characterReports(finished.flatMap(({ fates }) => fates)),
    thinking: thinkingOf(results),
    failures: results.flatMap(({ failed }) => failed ?? []),
  };
}

function pairingReport(pairing: Pairing, results: readonly Result[]): PairingReport {
  const one = results.flatMap(({ fates, seat }) => fates[seat] ?? []);
  const rest = results.flatMap(({ fates, seat }) => fates.filter((_, other) => other !== seat));
  const both = <T>(of: (fates: readonly Fate[]) => T) => ({ one: of(one), rest: of(rest) });
  return {
    ...pairing,
    games: results.length,
    wins: counted(one, ({ won }) => won),
    civilWar: counted(results, ({ outcome }) => outcome === 'civilWar'),
    noLegend: counted(results, ({ fates }) => !fates.some(({ legendary }) => legendary)),
    complete: {
      ...both((fates) => counted(fates, ({ complete }) => complete)),
      all: counted([...one, ...rest], ({ complete }) => complete),
    },
    legendary: both((fates) => counted(fates, ({ legendary }) => legendary)),
    points: both((fates) => mean(fates, ({ points }) => points)),
    vp: both((fates) => mean(fates, ({ vp }) => vp)),
    minutes: mean(results, ({ minutes }) => minutes),
    commands: mean(results, ({ commands }) => commands),
  };
}

function characterReports(fates: readonly Fate[]): readonly CharacterReport[] {
  return CHARACTER_IDS.map((character) => {
    const own = fates.filter((fate) => fate.character === character);
    return {
      character,
      wins: counted(own, ({ won }) => won),
      complete: counted(own, ({ complete }) => complete),
      points: mean(own, ({ points }) => points),
      vp: mean(own, ({ vp }) => vp),
    };
  });
}

function thinkingOf(results: readonly Result[]): readonly Thought[] {
  return LEVELS.flatMap((level): readonly Thought[] => {
    const all = results.flatMap(({ thoughts }) => thoughts[level] ?? []).sort((one, other) => one - other);
    if (all.length === 0) return [];
    const at = (part: number) => Math.round((all[Math.floor((all.length - 1) * part)] ?? 0) * 100) / 100;
    return [{ level, decisions: all.length, mean: mean(all, (one) => one), p99: at(0.99), most: at(1) }];
  });
}
