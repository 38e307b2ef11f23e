import { actionOf, isTakenBy } from './shortcuts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) =>
  actionOf({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held });

test.each([
  [' ', { do: 'toggle-play' }],
  ['k', { do: 'toggle-play' }],
  // With the caps lock on.
  ['K', { do: 'toggle-play' }],
  ['ArrowLeft', { do: 'skip', by: -5 }],
  ['ArrowRight', { do: 'skip', by: 5 }],
  ['j', { do: 'skip', by: -10 }],
  ['l', { do: 'skip', by: 10 }],
  ['m', { do: 'toggle-mute' }],
  ['f', { do: 'toggle-fullscreen' }],
  ['c', { do: 'next-captions' }],
  ['r', { do: 'repeat-line' }],
  ['<', { do: 'change-speed', by: -1 }],
])('%p', (key, action) => {
  expect(press(key)).toEqual(action);
});

test.each([
  ['ArrowLeft', { do: 'step-line', by: -1 }],
  ['ArrowRight', { do: 'step-line', by: 1 }],
  ['<', { do: 'change-speed', by: -1 }],
  ['>', { do: 'change-speed', by: 1 }],
  ['?', { do: 'show-help' }],
])('%p with shift', (key, action) => {
  expect(press(key, { shiftKey: true })).toEqual(action);
});

test.each(['Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'Enter', 'x'])('leaves %p alone', (key) => {
  expect(press(key)).toBeUndefined();
});

test('leaves what the browser does with the control key alone', () => {
  expect(press('f', { ctrlKey: true })).toBeUndefined();
});

describe('whose a key is', () => {
  const at = (html: string) => {
    document.body.innerHTML = html;
    const target = document.querySelector('[data-at]');
    if (!target) throw new Error('Nothing is marked');
    return target;
  };

  test.each([
    ['<input data-at />', 'k', true],
    ['<textarea data-at></textarea>', ' ', true],
    ['<div popover><input type="radio" data-at /></div>', 'ArrowRight', true],
    ['<dialog open><button data-at></button></dialog>', 'm', true],
    ['<button data-at></button>', ' ', true],
    ['<button data-at></button>', 'k', false],
    ['<a href="/home" data-at></a>', 'Enter', true],
    ['<input type="range" data-seek data-at />', 'ArrowLeft', false],
    ['<section data-at></section>', ' ', false],
  ])('%s, %p: taken %s', (html, key, isTaken) => {
    expect(isTakenBy(at(html), key)).toBe(isTaken);
  });
});
