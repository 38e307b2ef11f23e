import { createStore, del, get, set } from 'idb-keyval';
import { parsePersisted, type Log, type PersistedKey, type Persistence } from 'shared-contracts';

const DATABASE = 'persistence';
const STORE = 'state';
/** Characters of one entry; 5,000 lessons are about 1.2 million. */
const MOST = 2_000_000;

/** Text instead of objects: its size is known before anything is made of it. */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MOST) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

let sharedStore: ReturnType<typeof createStore> | undefined;

/** The entries in IndexedDB. Rejects where the browser has or allows none. */
export function openPersistence(log: Log): Persistence {
  const store = (sharedStore ??= createStore(DATABASE, STORE));
  const refuse = (key: PersistedKey, what: string) =>
    log.warn(`${what}: not what this device stores`, { key });
  return {
    async restore(key) {
      const text: unknown = await get(key, store);
      if (text === undefined) return undefined;
      const value = parsePersisted(key, parseJson(text));
      if (value === undefined) {
        refuse(key, 'Discarded');
        await del(key, store);
      }
      return value;
    },
    async store(key, value) {
      const text = JSON.stringify(value);
      if (text.length > MOST || parsePersisted(key, value) === undefined) refuse(key, 'Not stored');
      else await set(key, text, store);
    },
  };
}
