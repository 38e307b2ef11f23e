import { BehaviorSubject } from 'rxjs';
import {
  failure,
  idle,
  loading,
  success,
  toError,
  type AsyncState,
  type ObservableValue,
} from 'shared-contracts';

/** Asynchronous work and its state. */
export interface Async<A extends readonly unknown[], T> {
  readonly state$: ObservableValue<AsyncState<T>>;
  /** Starts the work, ignoring an earlier run. Settles with the work; never rejects. */
  run(...args: A): Promise<void>;
  /** Back to idle; ignores the result of a current run. */
  reset(): void;
}

/**
 * Wraps asynchronous work in the product's four states: idle, loading, success, failure.
 * Source: ASYNC-shape.
 *
 * @param work a rejection or a throw becomes the failure
 */
export function createAsync<A extends unknown[], T>(work: (...args: A) => Promise<T>): Async<A, T> {
  const state$ = new BehaviorSubject<AsyncState<T>>(idle);
  let latest = 0;

  return {
    state$,
    async run(...args) {
      const turn = ++latest;
      const settle = (state: AsyncState<T>) => {
        if (turn === latest) state$.next(state);
      };
      settle(loading);
      try {
        settle(success(await work(...args)));
      } catch (thrown) {
        settle(failure(toError(thrown)));
      }
    },
    reset() {
      latest++;
      state$.next(idle);
    },
  };
}
