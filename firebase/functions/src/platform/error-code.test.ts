import { errorCodeOf } from './error-code';

test.each([
  [Object.assign(new Error('exists'), { code: 6 }), 6],
  [{ code: 'auth/user-not-found' }, 'auth/user-not-found'],
  [new Error('without a code'), undefined],
  ['a text', undefined],
  [null, undefined],
  [undefined, undefined],
])('of %p it is %p', (thrown, code) => {
  expect(errorCodeOf(thrown)).toBe(code);
});
