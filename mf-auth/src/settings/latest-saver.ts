import { createAsync } from 'kit';
import type { AsyncState, ObservableValue } from 'shared-contracts';

export interface LatestSaver<T> {
  readonly state$: ObservableValue<AsyncState<void>>;
  /**
   * Stores what the learner wants by now. A choice during a save is stored after it, so the last
   * one wins. Never rejects.
   *
   * @param stored what is stored, if nothing is being saved
   */
  save(stored: T): Promise<void>;
}

interface LatestSaverOptions<T> {
  /** The choice that the learner wants by now. */
  readonly wanted: () => T;
  /** Whether there is nothing to store. */
  readonly isStored: (wanted: T, stored: T) => boolean;
  /** An error that it rejects with becomes the failure. */
  readonly store: (wanted: T, stored: T) => Promise<void>;
  /** Shows again what is stored. */
  readonly onFailure: (stored: T, error: unknown) => void;
}

/** Stores one choice of a learner after the other. A failure ends that. */
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
