import type { Count } from '#protocol';
import type { Result } from '#table/kept';

/** What one game adds to the statistics. A game that began in the middle, or before this was kept, adds nothing. */
export function countsOf(results: readonly Result[]): readonly Count[] {
  const [first] = results;
  if (first === undefined || first.seconds === null) return [];
  const players = results.length;
  const bots = results.filter(({ bot, standIn }) => bot !== null && !standIn).length;
  const who = bots === 0 ? 'people' : bots === players ? 'bots' : 'mixed';
  const minutes = String(Math.round(first.seconds / 60));
  return [
    { who, players, what: 'minutes', which: minutes, count: 1 },
    ...results.filter(({ standIn }) => !standIn).flatMap((result) => seatCounts(result, players)),
  ];
}

/** A seat that a bot ended for a person tells of neither. */
function seatCounts(result: Result, players: number): readonly Count[] {
  const who = result.bot ?? 'people';
  const { won, points, firstReward } = result;
  const counts = byCharacter(who, players, result);
  const add = (what: Count['what'], which: string): Count => ({ who, players, what, which, count: 1 });
  return [
    ...counts,
    ...(won ? [add('winningPoints', String(points))] : []),
    ...(firstReward === null ? [] : [add('firstReward', firstReward)]),
  ];
}

/** Also what is counted for one person, under their own id. */
export function byCharacter(who: string, players: number, result: Result): readonly Count[] {
  const { character: which, won, complete, points } = result;
  const counts = { seats: 1, won: Number(won), complete: Number(complete), points };
  return (Object.keys(counts) as (keyof typeof counts)[])
    .map((what): Count => ({ who, players, what, which, count: counts[what] }))
    .filter(({ count }) => count !== 0);
}
