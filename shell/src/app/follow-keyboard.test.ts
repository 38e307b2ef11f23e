import { followKeyboard } from './follow-keyboard';

/** A window of 800 pixels whose visible part the test sets. */
function openWindow(height = 800) {
  const seen = Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 });
  const page = { visualViewport: seen, document, innerHeight: 800 };
  followKeyboard(page as unknown as Window);
  const { style } = document.documentElement;
  return (change: Partial<{ height: number; offsetTop: number; scale: number }>, by = 'resize') => {
    Object.assign(seen, change);
    seen.dispatchEvent(new Event(by));
    return [style.getPropertyValue('--keyboard'), style.getPropertyValue('--panned')];
  };
}

afterEach(() => document.documentElement.removeAttribute('style'));

test('has the height of a keyboard that does not resize the window, until it is closed', () => {
  const becomes = openWindow();
  expect(becomes({ height: 464 })).toEqual(['336px', '0px']);
  expect(becomes({ height: 800 })).toEqual(['0px', '0px']);
});

test('finds a keyboard that is already open; otherwise writes nothing at the start', () => {
  openWindow();
  expect(document.documentElement).not.toHaveAttribute('style');
  openWindow(464);
  expect(document.documentElement.style.getPropertyValue('--keyboard')).toBe('336px');
});

test('has the distance that the browser has moved the page up', () => {
  const becomes = openWindow();
  becomes({ height: 464 });
  expect(becomes({ offsetTop: 100 }, 'scroll')).toEqual(['236px', '100px']);
});

test('ignores a zoomed page', () => {
  const becomes = openWindow();
  expect(becomes({ height: 400, offsetTop: 200, scale: 2 })).toEqual(['0px', '0px']);
});

test('an address bar does not count as a keyboard', () => {
  const becomes = openWindow();
  expect(becomes({ height: 856 })).toEqual(['0px', '0px']);
});

test('does nothing in a browser without a visual viewport', () => {
  followKeyboard({ document, innerHeight: 800, visualViewport: null } as unknown as Window);
  expect(document.documentElement).not.toHaveAttribute('style');
});
