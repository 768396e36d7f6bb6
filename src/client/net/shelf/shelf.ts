import type { Entry } from '#protocol';
import type { SavedGame, SavedLog, SavedOpening, SoloResult } from './saved.ts';

/** Where games against bots are kept: in this browser, as a log that grows by one entry per command. */
export interface Shelf {
  /** A new game, with what happened before it was begun. */
  readonly begin: (log: SavedLog) => Promise<void>;
  /** The nth entry; with the last one comes the result. */
  readonly append: (saved: SavedGame, nth: number, entry: Entry, result: SoloResult | null) => Promise<void>;
  readonly read: (id: string) => Promise<SavedLog | undefined>;
  readonly forget: (id: string) => Promise<void>;
  /** Newest first. */
  readonly games: () => Promise<readonly SavedGame[]>;
  /** Oldest first. */
  readonly results: () => Promise<readonly SoloResult[]>;
}

const NAME = 'pendulum';
const VERSION = 1;
const STORES = ['games', 'openings', 'entries', 'results'] as const;
type StoreName = (typeof STORES)[number];
/** Finished games that stay to be looked at. */
const FINISHED_KEPT = 12;

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('games', { keyPath: 'id' });
    request.result.createObjectStore('openings', { keyPath: 'id' });
    request.result.createObjectStore('entries');
    request.result.createObjectStore('results', { keyPath: 'id' });
  };
  return answer(request);
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= openDatabase().then((found) => {
    // Another page brings a newer form of the shelf: step aside.
    found.onversionchange = () => {
      found.close();
      opened = undefined;
    };
    return found;
  });
  return opened;
}

type Stores = (name: StoreName) => IDBObjectStore;

/** Settles when everything asked for within is kept. */
async function write(names: readonly StoreName[], work: (stores: Stores) => void): Promise<void> {
  const transaction = (await database()).transaction(names, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  work((name) => transaction.objectStore(name));
  return done;
}

const all = async <T>(name: StoreName, range?: IDBKeyRange): Promise<readonly T[]> =>
  answer((await database()).transaction(name).objectStore(name).getAll(range) as IDBRequest<T[]>);

const one = async <T>(name: StoreName, id: string): Promise<T | undefined> =>
  answer((await database()).transaction(name).objectStore(name).get(id) as IDBRequest<T | undefined>);

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export const shelf: Shelf = {
  begin: ({ saved, opening, entries }) =>
    write(['games', 'openings', 'entries'], (stores) => {
      stores('games').add(saved);
      stores('openings').add(opening);
      for (const [nth, entry] of entries.entries()) stores('entries').add(entry, [saved.id, nth]);
    }),
  append: (saved, nth, entry, result) =>
    write(['games', 'entries', 'results'], (stores) => {
      // `add` fails where something lies already: two pages never write one log.
      stores('entries').add(entry, [saved.id, nth]);
      stores('games').put(saved);
      if (result !== null) stores('results').put(result);
    }),
  async read(id) {
    const [saved, opening, entries] = await Promise.all([
      one<SavedGame>('games', id),
      one<SavedOpening>('openings', id),
      all<Entry>('entries', entriesOf(id)),
    ]);
    return saved === undefined || opening === undefined ? undefined : { saved, opening, entries };
  },
  forget: (id) =>
    write(['games', 'openings', 'entries'], (stores) => {
      stores('games').delete(id);
      stores('openings').delete(id);
      stores('entries').delete(entriesOf(id));
    }),
  games: async () => (await all<SavedGame>('games')).toSorted((one, other) => other.savedAt - one.savedAt),
  results: async () => (await all<SoloResult>('results')).toSorted((one, other) => one.endedAt - other.endedAt),
};

/** Forgets how all games ended. */
export const clearResults = (): Promise<void> => write(['results'], (stores) => void stores('results').clear());

/** The oldest finished games make room. */
export async function tidy(from: Shelf = shelf): Promise<void> {
  const finished = (await from.games()).filter(({ over }) => over);
  for (const { id } of finished.slice(FINISHED_KEPT)) await from.forget(id);
}
