import TestSequencer from '@jest/test-sequencer';

const order = (process.env.MUTANT_TESTS ?? '').split('\n');

/** Runs the test files in the order of `MUTANT_TESTS`. */
export default class GivenOrder extends TestSequencer {
  sort(tests) {
    return [...tests].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }
}
