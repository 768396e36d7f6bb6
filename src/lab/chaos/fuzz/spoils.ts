import { restore } from '#room';
import { openSqliteStore, readLog } from '#server';
import { undealt } from '#testkit';

/** Everything the attackers were told, as far as it is looked at. */
export interface Spoils {
  readonly learn: (text: string) => void;
  readonly bytes: () => number;
  /** Things they were told that were not theirs to know; of the decks, when the server has stopped. */
  readonly leaks: (data: string, code: string) => Promise<number>;
}

const FORBIDDEN = ['"holder"', '"secret"', '"sealed"', '"seed"', 'UPGRADED', 'root:x:', 'SQLite format'];

export function keepSpoils(secrets: readonly string[]): Spoils {
  const heard = new Set<string>();
  const forbidden = [...secrets, ...FORBIDDEN];
  let [leaks, bytes] = [0, 0];
  return {
    learn(text) {
      bytes += text.length;
      if (forbidden.some((secret) => text.includes(secret))) leaks += 1;
      if (text.includes('"display"')) for (const [, word] of text.matchAll(/"([a-zA-Z]+)"/g)) heard.add(word ?? '');
    },
    bytes: () => bytes,
    async leaks(data, code) {
      const hidden = await undealtCards(data, code);
      return leaks + hidden.filter((card) => heard.has(card)).length;
    },
  };
}

/** Cards that were still in the decks when all was over. */
async function undealtCards(data: string, code: string): Promise<readonly string[]> {
  const store = await openSqliteStore({ folder: data, limitMiB: 0 });
  const { opening, entries } = readLog(await store.read(code));
  await store.close();
  return [...undealt(restore(opening, entries).following.game, opening.secret)];
}
