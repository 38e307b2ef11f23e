import { followKeyboard } from './follow-keyboard';

/** A window of 800 pixels whose seen part is told from outside. */
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

test('says what a keyboard covers that does not make the window smaller, until it is closed', () => {
  const becomes = openWindow();
  expect(becomes({ height: 464 })).toEqual(['336px', '0px']);
  expect(becomes({ height: 800 })).toEqual(['0px', '0px']);
});

test('sees a keyboard that was open before it, and else writes nothing at its start', () => {
  openWindow();
  expect(document.documentElement).not.toHaveAttribute('style');
  openWindow(464);
  expect(document.documentElement.style.getPropertyValue('--keyboard')).toBe('336px');
});

test('counts what the browser has moved away at the top', () => {
  const becomes = openWindow();
  becomes({ height: 464 });
  expect(becomes({ offsetTop: 100 }, 'scroll')).toEqual(['236px', '100px']);
});

test('a page that is zoomed hides nothing', () => {
  const becomes = openWindow();
  expect(becomes({ height: 400, offsetTop: 200, scale: 2 })).toEqual(['0px', '0px']);
});

test('a window that is higher than its part below the address bar covers nothing', () => {
  const becomes = openWindow();
  expect(becomes({ height: 856 })).toEqual(['0px', '0px']);
});

test('a browser that cannot tell is left alone', () => {
  followKeyboard({ document, innerHeight: 800, visualViewport: null } as unknown as Window);
  expect(document.documentElement).not.toHaveAttribute('style');
});
