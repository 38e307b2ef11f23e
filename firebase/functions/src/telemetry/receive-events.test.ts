import { EVENTS_MAX_BYTES, type TelemetryEvent } from 'shared-contracts/telemetry';
import { createRateLimiter } from '../platform/callable/rate-limit';
import { receiveEvents } from './receive-events';

const load = {
  type: 'load',
  composition: 'shell-0a1b2c3d.live-f58cc113',
  at: '2026-01-31T12:00:00.000Z',
  rate: 1,
  remote: 'mf-live',
  version: '1.0.0',
  build: 'f58cc113',
  channel: 'stable',
  screen: 'live-lessons',
  phase: 'mount',
  outcome: 'ok',
  ms: 812,
  contract: '^1.0.0',
  sequence: 7,
};

const from = (address: string) => ({
  header: (name: string) => (name === 'x-forwarded-for' ? address : undefined),
});

function setUp({ burst = 100, body: given }: { burst?: number; body?: string } = {}) {
  const logged: TelemetryEvent[] = [];
  const limiter = createRateLimiter({ burst, perMinute: 1 }, () => 0);
  const send = (content: unknown, address = '203.0.113.9', method = 'POST') => {
    const body = given ?? (typeof content === 'string' ? content : JSON.stringify(content));
    return receiveEvents(
      { method, body: Buffer.from(body), origin: from(address) },
      { limiter, log: (event) => logged.push(event) },
    );
  };
  return { logged, send };
}

test('logs each event, without the address and without what it does not know', async () => {
  const { logged, send } = setUp();
  const events = [
    { ...load, UID: 'anna' },
    { ...load, outcome: 'crashed' },
  ];
  await expect(send({ events })).resolves.toEqual({ status: 204, text: '' });
  expect(logged).toEqual([load, { ...load, outcome: 'crashed' }]);
  expect(JSON.stringify(logged)).not.toMatch(/203\.0\.113\.9|anna/);
});

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'The body is no JSON. Send { "events": […] }.'],
  ['nothing', '', 'The body is no JSON. Send { "events": […] }.'],
  ['a list', [], 'events: is missing'],
  ['no event', { events: [] }, 'events: must hold an event'],
  ['a bad event among good ones', { events: [load, { ...load, ms: -1 }] }, 'events.1.ms: '],
])('refuses %s whole and says what is wrong', async (_case, content, text) => {
  const { logged, send } = setUp();
  const answer = { status: 400, text: expect.stringContaining(text) };
  await expect(send(content)).resolves.toEqual(answer);
  expect(logged).toEqual([]);
});

test('refuses a report that is too long, and takes the longest', async () => {
  const text = JSON.stringify({ events: [load] });
  const long = setUp({ body: text.padEnd(EVENTS_MAX_BYTES + 1) });
  await expect(long.send('')).resolves.toMatchObject({ status: 413 });
  expect(long.logged).toEqual([]);
  const longest = setUp({ body: text.padEnd(EVENTS_MAX_BYTES) });
  await expect(longest.send('')).resolves.toMatchObject({ status: 204 });
});

test('refuses an address that reports too often, and no other', async () => {
  const { logged, send } = setUp({ burst: 2 });
  await send('{');
  await send({ events: [load] });
  await expect(send({ events: [load] })).resolves.toMatchObject({ status: 429 });
  expect(logged).toHaveLength(1);
  await expect(send({ events: [load] }, '203.0.113.10')).resolves.toMatchObject({ status: 204 });
});

test('answers POST alone', async () => {
  const { send } = setUp();
  await expect(send({ events: [load] }, '203.0.113.9', 'PUT')).resolves.toMatchObject({
    status: 405,
  });
});
