const A_TEST = ':matches([callee.name="test"], [callee.callee.object.name="test"])';
const PUTS_BACK = '/^(mockRestore|restoreAllMocks|useRealTimers)$/';

/**
 * Selectors for `no-restricted-syntax`. They refuse a test that puts something back in its last
 * line: one that fails before it leaves it to all tests after it. Jest itself restores what was
 * spied on before each test (`restoreMocks`).
 */
export const TESTS_LEAVE_NOTHING = [
  {
    selector: `CallExpression${A_TEST} > :function > BlockStatement > ExpressionStatement:last-child > CallExpression[callee.property.name=${PUTS_BACK}]`,
    message:
      'A test that fails never reaches its last line: real timers come back in afterEach, and ' +
      'Jest restores spies before each test.',
  },
];
