/** A request that succeeds after its caller has added a listener. */
function request<T>(result: T) {
  const made: { result: T; onsuccess?: () => void; onupgradeneeded?: () => void } = { result };
  queueMicrotask(() => {
    made.onupgradeneeded?.();
    made.onsuccess?.();
  });
  return made;
}

function objectStore(entries: Map<unknown, unknown>) {
  const transaction: { oncomplete?: () => void } = {};
  const write = (change: () => void) => {
    change();
    queueMicrotask(() => transaction.oncomplete?.());
  };
  return {
    transaction,
    get: (key: unknown) => request(entries.get(key)),
    put: (value: unknown, key: unknown) => write(() => entries.set(key, structuredClone(value))),
    delete: (key: unknown) => write(() => entries.delete(key)),
  };
}

/**
 * Replaces `indexedDB`, which jsdom lacks, with just enough for one key-value store.
 *
 * @returns the stored entries by key, and a function that removes the replacement
 */
export function installFakeIndexedDb() {
  const entries = new Map<unknown, unknown>();
  const database = {
    createObjectStore: () => undefined,
    transaction: () => ({ objectStore: () => objectStore(entries) }),
  };
  Object.assign(globalThis, { indexedDB: { open: () => request(database) } });
  return { entries, remove: () => void Reflect.deleteProperty(globalThis, 'indexedDB') };
}
