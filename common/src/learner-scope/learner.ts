import { AppError, type Documents, type Platform } from 'shared-contracts';

/**
 * One learner from log-in to log-out; another log-in makes another object. Work for a learner takes
 * this object instead of the Platform, so it ends with the log-out. Source: decision 46.
 */
export interface Learner {
  readonly uid: string;
  /**
   * Aborted at the log-out, or when another learner logs in. Values for the next learner are made
   * only afterwards.
   */
  readonly signal: AbortSignal;
  /** The Platform's documents; after the log-out, all promises reject as those of `whileHere`. */
  readonly documents: Omit<Documents, 'watch'>;
  /**
   * Makes a request for the learner, for example a callable.
   *
   * @param ask begins the request; not called after the log-out
   * @throws {AppError} `unauthenticated` after the log-out, also instead of a late answer;
   * otherwise as `ask`
   */
  whileHere<R>(ask: () => Promise<R>): Promise<R>;
}

/**
 * @param signal aborted at the log-out
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
