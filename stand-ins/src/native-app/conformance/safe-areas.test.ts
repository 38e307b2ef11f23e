import { judgePlace, type Place } from './safe-areas';

const verdictOf = (place: Partial<Place>) => {
  const { verdict, words } = judgePlace({
    insets: [0, 0, 0, 0],
    fillsScreen: false,
    os: 'ios',
    ...place,
  });
  return { verdict, words };
};

test('a web view that the system does not cover is right', () => {
  expect(verdictOf({}).verdict).toBe('right');
});

test('what the system covers is named', () => {
  const { verdict, words } = verdictOf({ insets: [47, 0, 34, 0] });
  expect(verdict).toBe('wrong');
  expect(words).toContain('The system covers 47 px at the top, 34 px at the bottom.');
});

test('one that fills the screen is wrong on Android, whose web view may tell nothing', () => {
  expect(verdictOf({ fillsScreen: true, os: 'android' }).verdict).toBe('wrong');
  expect(verdictOf({ fillsScreen: false, os: 'android' }).verdict).toBe('right');
  expect(verdictOf({ fillsScreen: true, os: 'ios' }).verdict).toBe('right');
});
