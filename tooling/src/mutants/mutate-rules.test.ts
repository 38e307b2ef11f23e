import { applyMutant } from './mutant';
import { mutantsOfRules } from './mutate-rules';

const changed = (rules: string) =>
  mutantsOfRules('a.rules', rules).map((mutant) => applyMutant(rules, mutant));

test('changes operators, borders, numbers and `true`', () => {
  expect(changed('return a.size() <= 100;')).toEqual([
    'return a.size() < 100;',
    'return a.size() <= 101;',
  ]);
  expect(changed('return a == true || b;')).toEqual([
    'return a != true || b;',
    'return a == false || b;',
    'return a == true && b;',
  ]);
});

test('takes a condition on a line of its own away', () => {
  expect(changed('return a\n  && isOwn(uid)\n  && b;')).toEqual([
    'return a\n  && true\n  && b;',
    'return a\n  && isOwn(uid)\n  && true;',
  ]);
});

test.each([
  '// a <= 100',
  ' * a <= 100',
  'match /A/{b} {',
  "rules_version = '2';",
  "return a.matches('[0-9]{4}<=5');",
  'return x2;',
])('leaves alone: %s', (line) => {
  expect(changed(line)).toEqual([]);
});

test('a condition that goes on in the next line stays', () => {
  expect(changed('&& (a\n  || b)')).toEqual(['&& (a\n  && b)']);
});
