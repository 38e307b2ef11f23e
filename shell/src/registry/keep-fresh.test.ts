import { keepFresh } from './keep-fresh';

const refresh = jest.fn(async () => undefined);
let read: () => void;

beforeAll(() => {
  jest.useFakeTimers();
  // The page was opened a moment ago.
  jest.advanceTimersByTime(500);
  read = keepFresh(refresh);
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  document.body.innerHTML = '<a href="/live-lessons"><b>Live</b></a><button>Menu</button>';
  refresh.mockClear();
});

const reach = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test('waits for the first reading, when the browser is idle', () => {
  reach('b', 'pointerover');
  expect(refresh).not.toHaveBeenCalled();
  read();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each(['pointerover', 'focusin'])('reads again when %s reaches a link after 10 s', (type) => {
  read();
  refresh.mockClear();
  jest.advanceTimersByTime(9_000);
  reach('b', type);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_001);
  reach('button', type);
  expect(refresh).not.toHaveBeenCalled();
  reach('b', type);
  expect(refresh).toHaveBeenCalledTimes(1);
  reach('b', type);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['visible', 1],
  ['hidden', 0],
] as const)('a page that is %s is read for %d times', (state, times) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refresh).toHaveBeenCalledTimes(times);
});
