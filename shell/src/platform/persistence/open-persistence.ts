import { createStore, del, get, set } from 'idb-keyval';
import { parsePersisted, type Log, type PersistedKey, type Persistence } from 'shared-contracts';

const DATABASE = 'persistence';
const STORE = 'state';
/** Longest entry, in characters; 5,000 lessons are about 1.2 million. */
const MOST = 2_000_000;

/** Parses an entry. Entries are text, whose size is known before parsing. */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MOST) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

let sharedStore: ReturnType<typeof createStore> | undefined;

/** Opens the entries in IndexedDB. Rejects if the browser has none or forbids it. */
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
