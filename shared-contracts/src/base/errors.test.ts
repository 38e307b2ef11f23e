import {
  AppError,
  ERROR_CODES,
  IdentityError,
  isFinal,
  MISSING_DATA_MESSAGE,
  NOT_SIGNED_IN,
  toError,
  toErrorCode,
} from './errors';

/** The same classes, as another build bundles them. */
function anotherCopy(): typeof import('./errors') {
  let copy: typeof import('./errors') | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof import('./errors')>('./errors');
  });
  return copy!;
}

describe('errors that cross from the shell to a remote', () => {
  test('are recognised by another build', () => {
    const other = anotherCopy();
    expect(other.AppError).not.toBe(AppError);
    expect(new other.AppError('not-found', 'No such lesson')).toBeInstanceOf(AppError);
    expect(new other.IdentityError('wrong-password', 'No')).toBeInstanceOf(IdentityError);
  });

  test.each([new Error('other'), new TypeError('other'), { name: 'AppError' }, null, 'AppError'])(
    'are not mistaken for anything else (%p)',
    (value) => {
      expect(value instanceof AppError).toBe(false);
      expect(value instanceof IdentityError).toBe(false);
    },
  );

  test('are told apart', () => {
    expect(new AppError('internal', '') instanceof IdentityError).toBe(false);
    expect(new IdentityError('internal', '') instanceof AppError).toBe(false);
  });
});

test('words the missing data field as the specification does', () => {
  expect(MISSING_DATA_MESSAGE).toBe('Response is missing data field');
});

test('numbers "not signed in" as the specification does', () => {
  expect(NOT_SIGNED_IN).toBe(1);
});

test.each([
  ['not-found', 'not-found'],
  ['data-loss', 'unknown'],
  ['', 'unknown'],
])('reads the code "%s" as %s', (code, expected) => {
  expect(toErrorCode(code)).toBe(expected);
});

test('turns any thrown value into an error, and keeps an error', () => {
  const own = new AppError('aborted', 'No');
  expect(toError(own)).toBe(own);
  expect(toError('No network')).toEqual(new Error('No network'));
  expect(toError(undefined)).toEqual(new Error('undefined'));
});

test('only a refusal of the learner or of the data is final; other errors may succeed later', () => {
  const final = ERROR_CODES.filter((code) => isFinal(new AppError(code, '')));
  expect(final).toEqual(['invalid-argument', 'permission-denied']);
  expect(isFinal(new AppError('unauthenticated', 'No fresh token'))).toBe(false);
});

test('a foreign error is not final', () => {
  expect(isFinal(Object.assign(new Error('no'), { code: 'permission-denied' }))).toBe(false);
  expect(isFinal(undefined)).toBe(false);
});
