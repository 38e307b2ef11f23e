import { useState } from 'react';
import { createAsync, useObservable, usePlatform } from 'kit';
import { idle, type Alert, type AsyncState } from 'shared-contracts';
import { operationAlert } from './operation-alert';

/** Something the learner asks for, and the state it is in. */
export interface Operation<A extends readonly unknown[], T> {
  readonly state: AsyncState<T>;
  readonly isBusy: boolean;
  /** A failure is an alert, which offers the same once more where that can help. Never rejects. */
  run(...args: A): Promise<void>;
}

/**
 * @param work what to do, with what follows from it: it may succeed at the second attempt, from the
 *   alert. Its first version counts, so it must not close over what changes.
 * @param toAlert what is said when it fails; the retry does the same once more
 */
export function useOperation<A extends unknown[], T>(
  work: (...args: A) => Promise<T>,
  toAlert: (error: unknown, onRetry: () => void) => Alert = operationAlert,
): Operation<A, T> {
  const { alerts } = usePlatform();
  const [operation] = useState(() => createAsync(work));
  const state = useObservable<AsyncState<T>>(operation.state$, idle);

  const run = async (...args: A): Promise<void> => {
    if (operation.state$.value.status === 'loading') return;
    await operation.run(...args);
    const outcome = operation.state$.value;
    if (outcome.status === 'failure') {
      alerts.show(toAlert(outcome.error, () => void run(...args)));
    }
  };

  return { state, isBusy: state.status === 'loading', run };
}
