import { interleave } from './interleave';

test.each([
  ['nothing', [], []],
  ['empty lists', [[], []], []],
  ['one list', [['a', 'b']], ['a', 'b']],
  [
    'lists of one length',
    [
      ['a', 'b'],
      ['x', 'y'],
    ],
    ['a', 'x', 'b', 'y'],
  ],
  ['the longest at the end', [['a'], ['x', 'y', 'z'], ['m', 'n']], ['a', 'x', 'm', 'y', 'n', 'z']],
])('%s', (_, lists, expected) => {
  expect(interleave<string>(lists)).toEqual(expected);
});
