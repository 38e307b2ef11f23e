import * as v from 'valibot';
import { EventBatchSchema, StoredEventSchema, TelemetryEventSchema } from './index';

const common = {
  composition: 'shell-0a1b2c3d.auth-11111111.live-off',
  at: '2026-01-31T12:00:00.000Z',
  rate: 1,
};

const load = {
  type: 'load',
  ...common,
  remote: 'mf-live',
  version: '1.0.0',
  build: 'f58cc113',
  channel: 'canary',
  screen: 'live-lessons',
  phase: 'mount',
  outcome: 'ok',
  ms: 812.5,
  contract: '^1.0.0',
  sequence: 7,
  reporter: '0123abcd',
};
const vital = {
  type: 'vital',
  ...common,
  name: 'LCP',
  value: 640,
  rating: 'good',
  page: 'mf-lessons/lesson',
};
const call = {
  type: 'call',
  ...common,
  callable: 'getSecureData_v2_0',
  code: 'internal',
  ms: 120,
  correlation: '0123456789abcdef',
};
const { reporter: _reporter, ...withoutReporter } = load;

describe('an event', () => {
  test.each([
    ['a load', load],
    ['a load of a device without pseudonym', withoutReporter],
    ['a load of a remote whose entry gives no build', { ...load, build: null, version: null }],
    ['a failed load', { ...load, phase: 'evaluate', outcome: 'failed-to-evaluate' }],
    ['a web vital', vital],
    ['a callable that failed', call],
  ])('is accepted when it is %s', (_case, event) => {
    expect(v.parse(TelemetryEventSchema, event)).toEqual(event);
  });

  test.each([
    ['an unknown type', { ...load, type: 'click' }],
    ['an unknown outcome', { ...load, outcome: 'fine' }],
    ['an unknown phase', { ...load, phase: 'render' }],
    ['an unknown channel', { ...load, channel: 'beta' }],
    ['a name that is no remote', { ...load, remote: 'live' }],
    ['negative milliseconds', { ...load, ms: -1 }],
    ['milliseconds as text', { ...load, ms: '812' }],
    ['a broken number of the registry', { ...load, sequence: 1.5 }],
    ['a pseudonym with a name in it', { ...load, reporter: 'anna' }],
    ['a very long screen', { ...load, screen: 'x'.repeat(81) }],
    ['no moment', { ...load, at: 'yesterday' }],
    ['no composition', { ...load, composition: 'live' }],
    ['a rate of nothing', { ...load, rate: 0 }],
    ['a rate above one', { ...load, rate: 1.1 }],
    ['an unknown vital', { ...vital, name: 'FID' }],
    ['an unknown code', { ...call, code: 'oops' }],
    ['a correlation id of another length', { ...call, correlation: '0123' }],
  ])('is refused with %s', (_case, event) => {
    expect(v.is(TelemetryEventSchema, event)).toBe(false);
  });

  test('loses unknown fields, such as a user', () => {
    expect(v.parse(TelemetryEventSchema, { ...load, UID: 'anna' })).toEqual(load);
  });
});

describe('a batch', () => {
  const of = (count: number) => ({ events: Array.from({ length: count }, () => load) });

  test.each([1, 50])('may hold %d events', (count) => {
    expect(v.is(EventBatchSchema, of(count))).toBe(true);
  });

  test.each([0, 51])('is refused with %d', (count) => {
    expect(v.is(EventBatchSchema, of(count))).toBe(false);
  });

  test('is refused whole for one malformed event', () => {
    expect(v.is(EventBatchSchema, { events: [load, { ...load, ms: -1 }] })).toBe(false);
  });
});

test('a stored event also has the time of receipt and the sender', () => {
  const stored = { receivedAt: '2026-01-31T12:00:01.000Z', address: '127.0.0.1', ...load };
  expect(v.parse(StoredEventSchema, stored)).toEqual(stored);
  expect(v.is(StoredEventSchema, load)).toBe(false);
});
