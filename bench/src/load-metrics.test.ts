import type { LoggedRequest } from './browser/network-log';
import type { ProbeReading } from './browser/probe';
import { loadMetrics } from './load-metrics';

/** Seconds on the clock of the log at which the navigation began. */
const START = 1000;
const at = (ms: number) => START + ms / 1000;

const reading = (changes: Partial<ProbeReading> = {}): ProbeReading => ({
  firstContentfulPaint: 100,
  largestContentfulPaint: 200,
  cumulativeLayoutShift: 0.01,
  longTasks: [],
  interaction: 16,
  ...changes,
});

const request = (changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: '1',
  url: 'https://localhost/a.js',
  method: 'GET',
  type: 'Script',
  sentAt: at(10),
  endedAt: at(100),
  isFromCache: false,
  bytes: 1000,
  arrivals: [{ at: at(90), decoded: 4000 }],
  ...changes,
});

const metrics = (requests: readonly LoggedRequest[], changes: Partial<ProbeReading> = {}) =>
  loadMetrics(reading(changes), requests, { usable: 500, navigationStart: START });

describe('requests', () => {
  test('count when they had ended before the content was usable, without fonts and pictures', () => {
    const found = metrics([
      ...['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR'].map((type) => request({ type })),
      ...['Font', 'Image'].map((type) => request({ type })),
      request({ endedAt: at(501) }),
      request({ endedAt: undefined }),
    ]);
    expect(found.requestsBefore).toBe(5);
  });

  test('do not count when the cache answered', () => {
    const found = metrics([request({ isFromCache: true })]);
    expect(found).toMatchObject({ requestsBefore: 0, jsBytesBefore: 0 });
  });

  test('count by the share that had arrived while they were on their way', () => {
    const arrivals = [
      { at: at(400), decoded: 1000 },
      { at: at(600), decoded: 3000 },
    ];
    const found = metrics([request(), request({ endedAt: at(600), arrivals })]);
    expect(found.jsBytesBefore).toBe(1250);
  });

  test('count scripts apart from everything else', () => {
    const found = metrics([request(), request({ type: 'Font', bytes: 30_000 })]);
    expect(found.jsBytesBefore).toBe(1000);
  });
});

describe('total blocking time', () => {
  test.each([
    ['what a task takes beyond 50 ms', { start: 200, duration: 120 }, 70],
    ['nothing of a short one', { start: 200, duration: 50 }, 0],
    ['nothing before the first paint', { start: 0, duration: 90 }, 0],
    ['the part after the first paint', { start: 20, duration: 180 }, 100],
    ['the part until the content is usable', { start: 420, duration: 500 }, 30],
    ['nothing later', { start: 600, duration: 500 }, 0],
  ])('is %s', (_, task, expected) => {
    expect(metrics([], { longTasks: [task] }).tbt).toBe(expected);
  });

  test('adds up', () => {
    const longTasks = [
      { start: 150, duration: 60 },
      { start: 300, duration: 80 },
    ];
    expect(metrics([], { longTasks }).tbt).toBe(40);
  });
});

test('hands on what the browser says', () => {
  expect(metrics([])).toMatchObject({ lcp: 200, cls: 0.01, usable: 500 });
});
