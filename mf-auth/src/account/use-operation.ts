import { useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { useHold } from 'kit/hold';
import { idle, type Alert, type AsyncState } from 'shared-contracts';
import { logUnexplained, operationAlert } from '../identity/failure-alert';

/** An action of the learner on their account, and its state. */
export interface Operation<A extends readonly unknown[], T> {
  readonly state: AsyncState<T>;
  readonly isBusy: boolean;
  /**
   * Ignored while busy. A failure shows an alert, with a retry where that can help. Never rejects.
   */
  run(...args: A): Promise<void>;
}

/**
 * @param work does the action and what follows its success, because the alert's retry runs both.
 *   Only the function of the first render is used, so it must not close over values that change.
 * @param toAlert makes the alert of a failure; `onRetry` runs the work again
 */
export function useOperation<A extends unknown[], T>(
  work: (...args: A) => Promise<T>,
  toAlert: (error: unknown, onRetry: () => void) => Alert = operationAlert,
): Operation<A, T> {
  const { alerts, log } = usePlatform();
  const [operation] = useState(() => createAsync(work));
  const state = useObservable<AsyncState<T>>(operation.state$, idle);
  const isBusy = state.status === 'loading';
  useHold(isBusy, 'form');

  const run = async (...args: A): Promise<void> => {
    if (operation.state$.value.status === 'loading') return;
    await operation.run(...args);
    const outcome = operation.state$.value;
    if (outcome.status === 'failure') {
      logUnexplained(outcome.error, log);
      alerts.show(toAlert(outcome.error, () => void run(...args)));
    }
  };

  return { state, isBusy, run };
}
