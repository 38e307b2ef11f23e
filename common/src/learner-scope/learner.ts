import { AppError, type Documents, type Platform } from 'shared-contracts';

/**
 * One learner from log-in to log-out. Somebody who logs out and in again is another one. Work for a
 * learner takes this object in place of the Platform, so that it ends with them.
 * Source: decision 46.
 */
export interface Learner {
  readonly uid: string;
  /**
   * Aborted at the log-out, or when somebody else logs in. What the next learner needs is made only
   * after it.
   */
  readonly signal: AbortSignal;
  /** The Platform's. Once the learner is gone, every promise rejects as that of `whileHere`. */
  readonly documents: Omit<Documents, 'watch'>;
  /**
   * Asks for the learner, for example by a callable.
   *
   * @param ask begins the request; once the learner is gone, it is not called
   * @throws {AppError} `unauthenticated` once the learner is gone, also in place of a late answer;
   *   otherwise as `ask`
   */
  whileHere<R>(ask: () => Promise<R>): Promise<R>;
}

/**
 * @param signal aborted when the learner is gone
 * @param isHere asks the session itself, which may change a moment before the signal
 */
export function createLearner(
  { documents }: Pick<Platform, 'documents'>,
  uid: string,
  signal: AbortSignal,
  isHere: () => boolean,
): Learner {
  const throwIfGone = () => {
    if (signal.aborted || !isHere()) {
      throw new AppError('unauthenticated', 'The learner has logged out');
    }
  };
  const whileHere: Learner['whileHere'] = async (ask) => {
    throwIfGone();
    try {
      return await ask();
    } finally {
      throwIfGone();
    }
  };
  return {
    uid,
    signal,
    whileHere,
    documents: {
      get: (path) => whileHere(() => documents.get(path)),
      query: (path, query) => whileHere(() => documents.query(path, query)),
      add: (path, data, id) => whileHere(() => documents.add(path, data, id)),
      merge: (path, data) => whileHere(() => documents.merge(path, data)),
      remove: (path) => whileHere(() => documents.remove(path)),
      batch: (writes) => whileHere(() => documents.batch(writes)),
      newId: () => documents.newId(),
      serverTimestamp: () => documents.serverTimestamp(),
      increment: (by) => documents.increment(by),
    },
  };
}
