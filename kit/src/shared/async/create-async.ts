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

/** Asynchronous work together with the state it is in. */
export interface Async<A extends readonly unknown[], T> {
  readonly state$: ObservableValue<AsyncState<T>>;
  /**
   * Starts the work and ignores the result of an earlier run. Settles with the work; never rejects.
   */
  run(...args: A): Promise<void>;
  /** Back to idle; ignores the result of a current run. */
  reset(): void;
}

/**
 * Gives asynchronous work the one shape of this product: idle, loading, success or failure.
 * Source: ASYNC-shape.
 *
 * @param work what to do; what it throws or rejects with becomes the failure
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
