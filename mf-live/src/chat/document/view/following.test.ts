import { screen, within } from '@testing-library/dom';
import { message, setUp } from '../../../testing/chat-view';

test('screen readers skip a flood of new messages', () => {
  const { messages } = setUp();
  const all = Array.from({ length: 30 }, () => message());
  messages(...all.slice(0, 10));
  messages(...all.slice(1, 12));
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  messages(...all);
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
});

test('counts new messages below the visible part, and leads to them', async () => {
  const { user, messages, scrollUp } = setUp();
  const [a, b, c] = [message(), message(), message()];
  messages(a);
  const log = scrollUp();
  expect(screen.getByRole('button', { name: 'To the newest' })).toBeVisible();
  messages(a, b, c);
  expect(log.scrollTop).toBe(10);
  await user.click(screen.getByRole('button', { name: '2 new messages' }));
  expect(log.scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: /new message/ })).toBeNull();
});

test('a list that grew by itself still shows its end', () => {
  const { messages, grow } = setUp();
  messages(message());
  const log = grow(1000);
  // An event without a scroll: the position is the same, and the end has moved.
  expect(grow(1105)).toBe(log);
  expect(log.scrollTop).toBe(1105);
  expect(screen.queryByRole('button', { name: 'To the newest' })).toBeNull();
});

test('a growing form leaves the end of the list visible', () => {
  const { messages, grow, state } = setUp({ room: 'loading' });
  messages(message());
  const log = screen.getByLabelText('Messages');
  state({ room: 'open' });
  grow(1000);
  jest.spyOn(log, 'scrollHeight', 'get').mockReturnValue(1105);
  state({ room: 'open', notice: { kind: 'refused' } });
  expect(log.scrollTop).toBe(1105);
});

test('a new height of the list or its content scrolls to the end', () => {
  const watched = new Map<Element, () => void>();
  class Sizes implements ResizeObserver {
    constructor(private readonly changed: ResizeObserverCallback) {}
    observe = (target: Element) => void watched.set(target, () => this.changed([], this));
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  globalThis.ResizeObserver = Sizes;
  const { messages, grow, scrollUp } = setUp();
  messages(message());
  const log = grow(1000);
  const list = within(log).getByRole('list');
  for (const [height, resized] of [
    [1105, list],
    [1200, log],
  ] as const) {
    jest.spyOn(log, 'scrollHeight', 'get').mockReturnValue(height);
    watched.get(resized)?.();
    expect(log.scrollTop).toBe(height);
  }
  scrollUp();
  watched.get(list)?.();
  expect(log.scrollTop).toBe(10);
});

test('hides the button to the newest message while the list is hidden', () => {
  const { messages, scrollUp, state } = setUp();
  messages(message());
  scrollUp();
  state({ room: 'refused' });
  expect(screen.queryByRole('button', { name: 'To the newest' })).toBeNull();
  state();
  expect(screen.getByRole('button', { name: 'To the newest' })).toBeVisible();
});
