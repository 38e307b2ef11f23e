import { fieldOf, isRecord } from './record';

test.each([{}, { per: 'day' }, new Error('No')])('%p is a record', (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([null, undefined, 'text', 7, ['day'], () => 'day'])('%p is no record', (value) => {
  expect(isRecord(value)).toBe(false);
});

test('reads a field of a record, and none of anything else', () => {
  expect(fieldOf({ per: 'day' }, 'per')).toBe('day');
  expect(fieldOf({ per: 'day' }, 'from')).toBeUndefined();
  expect(fieldOf(null, 'per')).toBeUndefined();
  expect(fieldOf('day', 'length')).toBeUndefined();
});
