import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Found, type Puzzle, THEMES } from '#analysis';

const MOST_OF_A_GAME = 4;
const GRADES = [1, 2, 3] as const;

/** The clearest of each theme and grade, few of any one game, easy ones first. */
export function choose(found: readonly Found[], count: number): readonly Puzzle[] {
  const chosen: Found[] = [];
  const games = new Map<string, number>();
  const byMargin = found.toSorted((one, other) => other.margin - one.margin);
  const lists = THEMES.flatMap((theme) =>
    GRADES.map((grade) => byMargin.filter((one) => one.theme === theme && one.grade === grade)),
  );
  while (chosen.length < count && lists.some((list) => list.length > 0)) {
    for (const list of lists) {
      const next = list.shift();
      const game = next?.id.split('-')[0] ?? '';
      const ofTheme = chosen.filter(({ theme }) => theme === next?.theme).length;
      if (
        next === undefined ||
        ofTheme >= count / 4 ||
        chosen.length === count ||
        (games.get(game) ?? 0) >= MOST_OF_A_GAME
      )
        continue;
      games.set(game, (games.get(game) ?? 0) + 1);
      chosen.push(next);
    }
  }
  return chosen.toSorted((one, other) => one.grade - other.grade).map(({ margin: _, ...puzzle }) => puzzle);
}

/** As the browser unpacks them. */
export const packPuzzles = (puzzles: readonly Puzzle[]): string =>
  deflateRawSync(JSON.stringify(puzzles), { level: 9 }).toString('base64');

/** From the source that they are kept in. */
export const unpackPuzzles = (source: string): readonly Puzzle[] =>
  JSON.parse(inflateRawSync(Buffer.from(/'(.+)'/.exec(source)?.[1] ?? '', 'base64')).toString());
