import TestSequencer from '@jest/test-sequencer';

const order = (process.env.MUTANT_TESTS ?? '').split('\n');

/** Runs the test files in the order in which they were named. */
export default class GivenOrder extends TestSequencer {
  sort(tests) {
    return [...tests].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }
}
