import type { Alert } from 'shared-contracts';
import { arrangement, shownButtons } from './rules';

const shown = (buttons?: Alert['buttons']) =>
  shownButtons({ title: '', buttons }).map(
    ({ button, style, isDefault }) => `${button.title} ${style}${isDefault ? ' default' : ''}`,
  );

test('no buttons give an OK button', () => {
  expect(shown()).toEqual(['OK primary default']);
  expect(shown([])).toEqual(['OK primary default']);
});

test('the last button is the default unless another is marked as primary', () => {
  expect(shown([{ title: 'go to log in' }, { title: 'OK' }])).toEqual([
    'go to log in secondary',
    'OK primary default',
  ]);
  expect(shown([{ title: 'Retry', style: 'primary' }, { title: 'Cancel' }])).toEqual([
    'Retry primary default',
    'Cancel secondary',
  ]);
});

test('a style of its own stays', () => {
  expect(shown([{ title: 'NO' }, { title: 'YES', style: 'danger' }])).toEqual([
    'NO secondary',
    'YES danger default',
  ]);
});

test.each([
  [1, 'side-by-side'],
  [2, 'side-by-side'],
  [3, 'stacked'],
  [4, 'stacked'],
] as const)('%i buttons are %s', (count, expected) => {
  expect(arrangement(count)).toBe(expected);
});
