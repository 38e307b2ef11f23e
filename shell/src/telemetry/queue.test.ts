import type { TelemetryEvent } from 'shared-contracts/telemetry';
import { createQueue } from './queue';

const event = (callable = 'searchLines'): TelemetryEvent => ({
  type: 'call',
  at: '2026-01-31T12:00:00.000Z',
  rate: 1,
  composition: 'shell-dev',
  callable,
  code: 'internal',
  ms: 1,
  correlation: '0123456789abcdef',
});

const become = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

test('sends events that are not urgent together after five seconds', () => {
  const sink = jest.fn();
  const add = createQueue([sink]);
  add(event('first'), false);
  jest.advanceTimersByTime(3000);
  add(event('second'), false);
  expect(sink).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(sink.mock.calls).toEqual([[[event('first'), event('second')]]]);
});

test('sends a failure at once, with the waiting events', () => {
  const sink = jest.fn();
  const add = createQueue([sink]);
  add(event('first'), false);
  add(event('second'), true);
  expect(sink.mock.calls).toEqual([[[event('first'), event('second')]]]);
});

test.each<[string, () => void]>([
  ['hidden', () => become('hidden')],
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
])('what waits leaves when the page is %s', (_case, happen) => {
  const sink = jest.fn();
  createQueue([sink])(event(), false);
  happen();
  expect(sink).toHaveBeenCalledTimes(1);
});

test('sends at once in a hidden page, whose timers may never run', () => {
  const sink = jest.fn();
  const add = createQueue([sink]);
  become('hidden');
  add(event(), false);
  expect(sink).toHaveBeenCalledTimes(1);
});

test('a page that comes into view sends nothing early', () => {
  const sink = jest.fn();
  createQueue([sink])(event(), false);
  become('visible');
  expect(sink).not.toHaveBeenCalled();
});

test('without a connection events wait for it', () => {
  const sink = jest.fn();
  const add = createQueue([sink]);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  add(event(), true);
  expect(sink).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(sink).toHaveBeenCalledTimes(1);
});

test('a report has at most 50 events', () => {
  const sink = jest.fn();
  const add = createQueue([sink]);
  for (let count = 0; count < 60; count += 1) add(event(), false);
  jest.advanceTimersByTime(5000);
  expect(sink.mock.calls.map(([events]) => events.length)).toEqual([50, 10]);
});

test('a page reports at most 200 failures', () => {
  const sink = jest.fn();
  const add = createQueue([sink]);
  for (let count = 0; count < 300; count += 1) add(event(), true);
  expect(sink).toHaveBeenCalledTimes(200);
});

test('a page reports at most 200 successes, and still its failures', () => {
  const sink = jest.fn();
  const add = createQueue([sink]);
  for (let count = 0; count < 300; count += 1) add(event(), false);
  jest.advanceTimersByTime(5000);
  expect(sink.mock.calls.flatMap(([events]) => events)).toHaveLength(200);
  add(event('failed'), true);
  expect(sink).toHaveBeenLastCalledWith([event('failed')]);
});

test('a sink that throws affects neither the page nor the next sink', () => {
  const sink = jest.fn();
  const broken = () => {
    throw new Error('broken');
  };
  const add = createQueue([broken, sink]);
  expect(() => add(event(), true)).not.toThrow();
  expect(sink).toHaveBeenCalledTimes(1);
});
