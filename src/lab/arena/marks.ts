import type { TableKind } from '../games/drawTable.ts';
import type { Pairing } from './plan.ts';
import type { Share } from './share.ts';

/** What became of a pairing, as far as marks are set for it. */
interface Played extends Pairing {
  readonly games: number;
  readonly wins: Share;
  readonly noLegend: Share;
  readonly complete: { readonly all: Share };
}

/** What a level has to show, and whether it does. */
export interface Mark {
  readonly what: string;
  readonly asked: string;
  readonly found: Share;
  readonly reached: boolean;
}

/** Of these a contest shows the ones it played. */
export function marksOf(pairings: readonly Played[], table: TableKind): readonly Mark[] {
  return pairings.flatMap((pairing): readonly Mark[] => {
    if (pairing.games === 0) return [];
    const { one, rest, players, wins, complete, noLegend } = pairing;
    const marks: Mark[] = [];
    if (one === 'adept' && rest === 'novice' && players === 4) {
      marks.push(atLeast('games that one adept wins against three novices', 0.9, wins));
    }
    if (one === 'master' && rest === 'adept' && players === 4) {
      marks.push(atLeast('games that one master wins against three adepts', 0.6, wins));
    }
    const least = one === 'champion' ? CHAMPION_WINS[rest]?.[players] : undefined;
    if (least !== undefined) {
      const what = `games of ${players} that one champion wins against ${rest}s`;
      marks.push(atLeast(what, table === 'plain' ? least : least - UNUSUAL, wins));
    }
    if (one === 'adept' && rest === 'adept' && players === 3) {
      marks.push(atLeast('adepts at a table of three with all tracks on the parchment', 0.5, complete.all));
    }
    if (one === 'adept') {
      const what = `games of ${players} with an adept among ${rest}s where nobody is legendary`;
      marks.push({ what, asked: 'none', found: noLegend, reached: noLegend.count === 0 });
    }
    return marks;
  });
}

/** How much of its games a champion has to win, by rivals and players. */
const CHAMPION_WINS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  master: { 2: 0.72, 3: 0.62, 4: 0.62, 5: 0.55 },
  adept: { 4: 0.93 },
};

/** So much less suffices without sand, and with all that is advanced. */
const UNUSUAL = 0.1;

const atLeast = (what: string, least: number, found: Share): Mark => ({
  what,
  asked: `at least ${Math.round(least * 100)} %`,
  found,
  reached: found.share >= least,
});
