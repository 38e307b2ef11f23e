import { describeFailure, PlainError } from './plain-error';

test('prints a plain failure without a stack, and a bug with it', () => {
  expect(describeFailure(new PlainError('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
  expect(describeFailure(new TypeError('x is not a function'))).toMatch(
    /^TypeError: x is not a function\n\s+at /,
  );
  expect(describeFailure('text')).toBe('text');
});
