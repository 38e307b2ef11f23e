import { lengthOf } from './message-text';

const SPOKEN = (text: string) => lengthOf(text).announcement;

test('counts what would be sent, without the spaces around it', () => {
  expect(lengthOf('  Hoi zäme \n').counter).toBe('8 / 2,000');
  expect(lengthOf('').counter).toBe('0 / 2,000');
});

test('counts as the rules of the database do: an emoji is two units, or more', () => {
  expect(lengthOf('😀').counter).toBe('2 / 2,000');
  expect(lengthOf('😀'.repeat(1001)).excess).toBe(
    '2 characters too many. Please shorten your comment.',
  );
});

test('shows the count only near the end', () => {
  expect(lengthOf('a'.repeat(1800)).isNear).toBe(false);
  expect(lengthOf('a'.repeat(1801)).isNear).toBe(true);
  expect(lengthOf('a'.repeat(2001)).isNear).toBe(true);
});

test('is quiet as long as there is room, and speaks once per step near the end', () => {
  expect(SPOKEN('a'.repeat(1800))).toBe('');
  const spoken = Array.from({ length: 200 }, (_, more) => SPOKEN('a'.repeat(1801 + more)));
  expect([...new Set(spoken)]).toEqual([
    'Fewer than 200 characters left',
    'Fewer than 150 characters left',
    'Fewer than 100 characters left',
    'Fewer than 50 characters left',
  ]);
  expect(SPOKEN('a'.repeat(2001))).toBe('Your comment is too long.');
});

test('says that a letter has more than eight marks', () => {
  expect(lengthOf(`Vre${'\u0301'.repeat(8)}ni`).excess).toBeUndefined();
  expect(lengthOf(`Vre${'\u0301'.repeat(9)}ni`).excess).toMatch(/more than eight accents/);
});

test('says by how much a text is too long', () => {
  expect(lengthOf('a'.repeat(2000)).excess).toBeUndefined();
  expect(lengthOf('a'.repeat(2001)).excess).toMatch(/^1 character too many/);
});
