import { createAsync } from 'kit';
import type { AsyncState, ObservableValue } from 'shared-contracts';

export interface LatestSaver<T> {
  readonly state$: ObservableValue<AsyncState<void>>;
  /**
   * Stores the learner's latest choice. A choice during a save is stored after it, so the last one
   * wins. Never rejects.
   *
   * @param stored the stored value; ignored during a save
   */
  save(stored: T): Promise<void>;
}

interface LatestSaverOptions<T> {
  /** The learner's latest choice. */
  readonly wanted: () => T;
  readonly isStored: (wanted: T, stored: T) => boolean;
  /** A rejection becomes the failure of `state$`. */
  readonly store: (wanted: T, stored: T) => Promise<void>;
  /** Shows the stored value again. */
  readonly onFailure: (stored: T, error: unknown) => void;
}

/** Stores the choices of a learner one after the other. A failure ends the series. */
export function createLatestSaver<T>(options: LatestSaverOptions<T>): LatestSaver<T> {
  const { wanted, isStored, store, onFailure } = options;
  const saving = createAsync(async (earlierChoice: T) => {
    let stored = earlierChoice;
    try {
      for (let next = wanted(); !isStored(next, stored); next = wanted()) {
        await store(next, stored);
        stored = next;
      }
    } catch (error) {
      onFailure(stored, error);
      throw error;
    }
  });
  return {
    state$: saving.state$,
    async save(stored) {
      if (saving.state$.value.status !== 'loading') await saving.run(stored);
    },
  };
}
