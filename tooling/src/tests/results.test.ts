import { countExitCode, countJest, countPlaywright, withExitCode } from './results';

test('counts a program as one test', () => {
  expect(countExitCode(0)).toEqual({ passed: 1, failed: 0 });
  expect(countExitCode(2)).toEqual({ passed: 0, failed: 1 });
});

describe("Jest's report", () => {
  const good = {
    numPassedTests: 12,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
  };

  test('is counted by tests', () => {
    expect(countJest(good)).toEqual({ passed: 12, failed: 0 });
    expect(countJest({ ...good, numFailedTests: 2 })).toEqual({ passed: 12, failed: 2 });
  });

  test('counts a file that does not load as one failure', () => {
    expect(countJest({ ...good, numRuntimeErrorTestSuites: 1 })).toEqual({ passed: 12, failed: 1 });
  });

  test.each(['numPendingTests', 'numTodoTests'])('counts %s as failures', (key) => {
    expect(countJest({ ...good, [key]: 3 })).toEqual({
      passed: 12,
      failed: 3,
      note: '3 of them did not run',
    });
  });

  test.each([undefined, {}, 'text'])('is one failure when it is not readable: %j', (report) => {
    expect(countJest(report)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };

  test('is counted by tests; what passed only later has failed', () => {
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
  });

  test('counts a test that was skipped as a failure', () => {
    expect(countPlaywright({ stats: { ...stats, skipped: 3 }, errors: [] })).toEqual({
      passed: 5,
      failed: 5,
      note: '3 of them did not run',
    });
  });

  test('counts errors outside of tests', () => {
    const report = { stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [{ message: 'x' }] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 1 });
  });

  test('is one failure when it is not readable', () => {
    expect(countPlaywright(undefined)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test('does not let a program pass that ended badly', () => {
  expect(withExitCode({ passed: 9, failed: 0 }, 1)).toEqual({
    passed: 9,
    failed: 1,
    note: 'ended with exit code 1',
  });
  expect(withExitCode({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
  expect(withExitCode({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 });
});
