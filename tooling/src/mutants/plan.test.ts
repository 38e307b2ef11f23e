import { collectionAround } from './plan';

const RULES = `match /databases/{database}/documents {
  function isOwn() { return 1 == 1; }
  match /Users/{uid} { allow get: if 2 == 2; }
  match /Videos/{id} { match /Comments/{comment} { allow get: if 3 == 3; } }
}`;

test.each([
  ['1 ==', undefined],
  ['2 ==', 'Users'],
  ['3 ==', 'Comments'],
])('the collection around “%s” is %s', (text, expected) => {
  expect(collectionAround(RULES, RULES.indexOf(text))).toBe(expected);
});
