import type { MouseEvent } from 'react';
import { createInMemoryPlatform } from 'common-testing';
import { lesson } from '../testing/catalogue';
import { takePlayWish, wishIfOpen, wishOnClick, wishToPlay } from './play-wish';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a wish counts once, and only for its video', () => {
  const platform = createInMemoryPlatform();
  wishToPlay(platform, 'tram');
  expect(takePlayWish(platform, 'znueni')).toBe(false);
  expect(takePlayWish(platform, 'tram')).toBe(true);
  expect(takePlayWish(platform, 'tram')).toBe(false);
});

test('an old wish is dropped', () => {
  const platform = createInMemoryPlatform();
  wishToPlay(platform, 'tram');
  jest.advanceTimersByTime(31_000);
  expect(takePlayWish(platform, 'tram')).toBe(false);
});

test.each([
  ['plain', {}, true],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with Cmd', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['with the middle button', { button: 1 }, false],
])('a click %s', (_how, change, isWished) => {
  const platform = createInMemoryPlatform();
  wishOnClick(platform, 'tram')({ ...PLAIN, ...change } as MouseEvent);
  expect(takePlayWish(platform, 'tram')).toBe(isWished);
});

test.each([
  ['a lesson for BASIC', { Type: 'lesson', isFree: false }, 1, true],
  ['a lesson, without a plan', { Type: 'lesson', isFree: false }, 0, false],
  ['a free mini lesson, without a plan', { Type: 'mini_lesson', isFree: true }, 0, true],
] as const)('a pressed card of %s', (_of, change, tier, isWished) => {
  const platform = createInMemoryPlatform();
  platform.preferences.set({ tier });
  wishIfOpen(platform, lesson('tram', change))(PLAIN as MouseEvent);
  expect(takePlayWish(platform, 'tram')).toBe(isWished);
});
