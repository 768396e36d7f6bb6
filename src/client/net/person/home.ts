import { keyFrom, newSeed, type OwnKey } from './key.ts';

const NAME = 'pendulum-person';
const STORE = 'own';
const SEED = 'seed';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** The key of this browser; it is made when it is first asked for. */
export async function ownKey(): Promise<OwnKey> {
  const kept = (await within('readonly', (store) => store.get(SEED))) as Uint8Array<ArrayBuffer> | undefined;
  return kept === undefined ? keepKey(newSeed()) : keyFrom(kept);
}

/** From now on this browser is the person of these words. */
export async function keepKey(seed: Uint8Array<ArrayBuffer>): Promise<OwnKey> {
  const key = await keyFrom(seed);
  await within('readwrite', (store) => store.put(seed, SEED));
  return key;
}

export const dropKey = (): Promise<undefined> => within('readwrite', (store) => store.delete(SEED));
