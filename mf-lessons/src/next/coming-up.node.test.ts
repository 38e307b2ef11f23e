import { comingUp, type Turn } from './coming-up';

const ORDER = ['a', 'b', 'c', 'd'];
const NOTHING = {};

test.each<[string, Omit<Turn, 'order'>, readonly string[]]>([
  ['begins with the first of the order', { finished: NOTHING }, ['a', 'b', 'c', 'd']],
  ['does not lead to the open one', { finished: NOTHING, current: 'a' }, ['b', 'c', 'd']],
  [
    'leads to the first that is not finished, also before the open one',
    { finished: { a: '2026-11-01', c: '2026-11-02' }, current: 'c' },
    ['b', 'd', 'a'],
  ],
  [
    'goes on with what was begun, the last watched first',
    { finished: NOTHING, begun: ['d', 'b'] },
    ['d', 'b', 'a', 'c'],
  ],
  [
    'goes on with a finished one that was begun again',
    { finished: { d: '2026-11-01' }, begun: ['d'] },
    ['d', 'a', 'b', 'c'],
  ],
  [
    'begins again with the one finished longest ago, once all are finished',
    { finished: { a: '2026-11-03', b: '2026-11-01', c: '2026-11-02', d: '2026-11-01' } },
    ['b', 'd', 'c', 'a'],
  ],
  [
    'keeps what was passed by for the end, in the order of passing',
    { finished: { a: '2026-11-01' }, passed: ['c', 'b'], current: 'd' },
    ['a', 'c', 'b'],
  ],
  [
    'does not go on with what was begun and then passed by',
    { finished: NOTHING, begun: ['a'], passed: ['a'], current: 'b' },
    ['c', 'd', 'a'],
  ],
  [
    'knows nothing beyond the order',
    { finished: { x: '2026-11-01' }, begun: ['y'], passed: ['z'], current: 'w' },
    ['a', 'b', 'c', 'd'],
  ],
])('%s', (_, turn, expected) => {
  expect(comingUp({ order: ORDER, ...turn })).toEqual(expected);
});

test('is empty if only the current lesson is open', () => {
  expect(comingUp({ order: ['a'], finished: NOTHING, current: 'a' })).toEqual([]);
});
