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

const message =
  'Every test runs: none is picked out, skipped, left for later or expected to fail. ' +
  'Where a machine lacks what a test needs, declare the test only where it is there.';

/**
 * Selectors for `no-restricted-syntax`. They refuse what keeps a test from running, of Jest and of
 * Playwright. A test that does not run proves nothing, and nobody would see it. Limit: a runner
 * under another name is not recognized; `npm test` counts its pending tests as failed.
 */
export const EVERY_TEST_RUNS = [
  {
    selector: `MemberExpression:matches(${OF_A_RUNNER}):matches([property.name=${LEAVES_OUT}], [property.value=${LEAVES_OUT}])`,
    message,
  },
  { selector: `CallExpression[callee.name=${SHORT_FORMS}]`, message },
  { selector: `MemberExpression[object.name=${SHORT_FORMS}][property.name='each']`, message },
];
