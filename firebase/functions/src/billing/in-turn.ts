const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Does one piece of work per key after the other, in this process. Transactions on the same documents
 * would wait for one another far longer, and most have nothing left to do when their turn comes.
 *
 * @param owner of the keys, as a database
 */
export async function inTurn<T>(owner: object, key: string, work: () => Promise<T>): Promise<T> {
  const all = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, all);
  const before = all.get(key) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(work);
  all.set(key, mine);
  try {
    return await mine;
  } finally {
    if (all.get(key) === mine) all.delete(key);
  }
}
