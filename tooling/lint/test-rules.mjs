const RUNNERS = '/^(describe|it|test|testInfo)$/';
const LEAVES_OUT = '/^(only|skip|skipIf|todo|fixme|fail|failing)$/';
const SHORT_FORMS = '/^(fit|fdescribe|ftest|xit|xdescribe|xtest|pending)$/';

/** `test.`, `test.describe.`, `test.describe.serial.` and `test.info().` */
const OF_A_RUNNER = [
  `[object.name=${RUNNERS}]`,
  `[object.object.name=${RUNNERS}]`,
  `[object.object.object.name=${RUNNERS}]`,
  `[object.callee.object.name=${RUNNERS}]`,
].join(', ');

const A_TEST = ':matches([callee.name="test"], [callee.callee.object.name="test"])';
const RESTORES = '/^(mockRestore|restoreAllMocks|useRealTimers)$/';

const everyTestRuns =
  'Every test runs: none is picked out, skipped, left for later or expected to fail. ' +
  'Where a machine lacks what a test needs, declare the test only where it is there.';

/**
 * Selectors for `no-restricted-syntax`, for tests of Jest and of Playwright. They refuse a skipped
 * test, because nobody would see that it proves nothing. And they refuse a clean-up in the last
 * line of a test, because a test that fails earlier never runs it. Limit: a runner with another
 * name is not recognized; `npm test` counts its pending tests as failed.
 */
export const TEST_RULES = [
  {
    selector: `MemberExpression:matches(${OF_A_RUNNER}):matches([property.name=${LEAVES_OUT}], [property.value=${LEAVES_OUT}])`,
    message: everyTestRuns,
  },
  { selector: `CallExpression[callee.name=${SHORT_FORMS}]`, message: everyTestRuns },
  {
    selector: `MemberExpression[object.name=${SHORT_FORMS}][property.name='each']`,
    message: everyTestRuns,
  },
  {
    selector: `CallExpression${A_TEST} > :function > BlockStatement > ExpressionStatement:last-child > CallExpression[callee.property.name=${RESTORES}]`,
    message:
      'A test that fails never reaches its last line: real timers come back in afterEach, and ' +
      'Jest restores spies before each test.',
  },
];
