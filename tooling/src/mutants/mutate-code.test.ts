import { applyMutant } from './mutant';
import { mutantsOfCode } from './mutate-code';

/** The text after each mutant of a piece of code. */
const changed = (code: string) =>
  mutantsOfCode('a.ts', code).map((mutant) => applyMutant(code, mutant));

test.each([
  ['a === b;', ['a !== b;']],
  ['a < b;', ['a <= b;']],
  ['a >= b;', ['a > b;']],
  ['a + b;', ['a - b;']],
  ['a && b;', ['a || b;']],
  ['a ?? b;', ['a && b;']],
  ['!a;', ['a;']],
  ['let a = true;', ['let a = false;']],
  ['let a = 5;', ['let a = (5 + 1);']],
  [`let a = 'vip';`, [`let a = '';`]],
  ['if (a) b;', ['if (!(a)) b;']],
  ['let c = a ? b : d;', ['let c = !(a) ? b : d;']],
  ['function f() { return a; }', ['function f() { return undefined; }']],
  ['f();', [';']],
  ['await f();', [';']],
])('%s', (code, expected) => {
  expect(changed(code)).toEqual(expected);
});

test('a condition with an operator is changed once', () => {
  expect(changed('if (a > b) c;')).toEqual(['if (a >= b) c;']);
  expect(changed('if (!a) c;')).toEqual(['if (a) c;']);
});

test.each([
  [`import { a } from 'b';`],
  [`export { a } from 'b';`],
  [`type A = 'b' | 5;`],
  [`interface A { readonly b: true }`],
  [`let a: 'b';`],
  [`declare module 'b' { const a: number; }`],
  [`let a = 'a sentence for people';`],
  [`let a = '';`],
  ['function f() { return undefined; }'],
  [`log.warn('failed', { a: 5 });`],
  [`services.log('failed', 5);`],
  [`let a = 'b' + c;`.replace(`'b'`, '`b ${d}`')],
])('%s is left alone', (code) => {
  expect(changed(code)).toEqual([]);
});

test('the name of a field is left alone, its value is not', () => {
  expect(changed(`let a = { 'b': 'c' };`)).toEqual([`let a = { 'b': '' };`]);
});

test('a mutant says in short what it changes', () => {
  const [mutant] = mutantsOfCode('a.ts', 'a >= b;');
  expect(mutant).toMatchObject({ file: 'a.ts', change: 'a >= b → a > b' });
});
