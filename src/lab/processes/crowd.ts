import { foldName } from '#protocol';
import { openKeeper } from '#server/parts';
import { type Crowd, crowdGames, personForTest } from '#testkit';

/** Games that are kept together. */
const AT_ONCE = 500;

/** Fills the folder of a server that is not running with a crowd of proven names and their finished rated games. */
export function fillWithCrowd(folder: string, crowd: Crowd): void {
  const keeper = openKeeper({ folder, limitMiB: 0 });
  const people = Array.from({ length: crowd.people }, (_, nth) => nth);
  keeper.keep(
    people.map((nth) => ({
      do: 'putRow',
      kind: 'names',
      key: foldName(`Player ${nth}`),
      value: JSON.stringify({ person: personForTest(nth), freeFrom: null }),
      version: 0,
    })),
  );
  let batch: Parameters<typeof keeper.keep>[0] = [];
  const flush = (): void => {
    keeper.keep(batch);
    batch = [];
  };
  for (const results of crowdGames(crowd)) {
    batch = [...batch, { do: 'keepResults', results }];
    if (batch.length === AT_ONCE) flush();
  }
  flush();
  keeper.close();
}
