import { countLine, exitCodeOf, summaryTable } from './summary';

const good = { name: 'lint', passed: 1, failed: 0, seconds: 12.34 };
const bad = { name: 'e2e', passed: 20, failed: 3, seconds: 201, note: 'ended with exit code 1' };

test('ends with nothing but the counts', () => {
  expect(countLine([good, bad])).toBe('21 passed, 3 failed');
});

test('passes only when something ran and nothing failed [CMD-test]', () => {
  expect(exitCodeOf([good])).toBe(0);
  expect(exitCodeOf([good, bad])).toBe(1);
  expect(exitCodeOf([])).toBe(1);
});

test('shows each part with its result and duration', () => {
  expect(summaryTable([good, bad])).toEqual([
    '      passed  failed  seconds',
    'lint       1       0     12.3',
    'e2e       20       3    201.0  ended with exit code 1',
  ]);
});
