import type { JestEnvironment } from '@jest/environment';
import type { Circus } from '@jest/types';

type Environment = new (...args: never[]) => JestEnvironment;

/** Skips the rest of a test file after its first failure, because one failure is enough. */
export const untilFirstFailure = <E extends Environment>(Base: E): E => {
  // TypeScript wants a constructor with `unknown[]` for a mixin.
  const Any = Base as unknown as new (...args: unknown[]) => JestEnvironment;
  class UntilFirstFailure extends Any {
    #hasFailed = false;

    override handleTestEvent = (event: Circus.Event): void => {
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true;
      if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
    };
  }
  return UntilFirstFailure as unknown as E;
};
