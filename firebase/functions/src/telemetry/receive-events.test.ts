import { EVENTS_MAX_BYTES, type TelemetryEvent } from 'shared-contracts/telemetry';
import { aLoadEvent } from 'common-testing';
import { createRateLimiter } from '../platform/callable/rate-limit';
import type { Limiter } from '../platform/callable/run-call';
import { receiveEvents, REPORT_RATES } from './receive-events';

const load = aLoadEvent();

const from = (address: string) => ({
  header: (name: string) => (name === 'x-forwarded-for' ? address : undefined),
});

interface Given {
  readonly burst?: number;
  readonly burstOfAll?: number;
  readonly body?: string;
  /** Default: records the event at once. */
  readonly log?: () => Promise<void>;
  readonly limiter?: Limiter;
  readonly limiterOfAll?: Limiter;
}

function setUp(options: Given = {}) {
  const { burst = 100, burstOfAll = 100, body: given } = options;
  const logged: TelemetryEvent[] = [];
  const { log = async (event: TelemetryEvent) => void logged.push(event) } = options;
  const keep = jest.fn(async () => undefined as void);
  const onLost = jest.fn();
  const limiterOf = (most: number) => createRateLimiter({ burst: most, perMinute: 1 }, () => 0);
  const { limiter = limiterOf(burst), limiterOfAll = limiterOf(burstOfAll) } = options;
  const send = (content: unknown, address = '203.0.113.9', method = 'POST') => {
    const body = given ?? (typeof content === 'string' ? content : JSON.stringify(content));
    return receiveEvents(
      { method, body: Buffer.from(body), origin: from(address) },
      { limiter, limiterOfAll, log, keep, onLost },
    );
  };
  return { logged, send, keep, onLost };
}

test('logs each event without the address and unknown fields', async () => {
  const { logged, send } = setUp();
  const events = [
    { ...load, UID: 'anna' },
    { ...load, outcome: 'crashed' },
  ];
  await expect(send({ events })).resolves.toEqual({ status: 204, text: '' });
  expect(logged).toEqual([load, { ...load, outcome: 'crashed' }]);
  expect(JSON.stringify(logged)).not.toMatch(/203\.0\.113\.9|anna/);
});

// `read-report.test.ts` proves the form of a report.
test('refuses all of a report with one bad event, and names the problem', async () => {
  const { logged, send } = setUp();
  const answer = { status: 400, text: expect.stringContaining('events.1.ms: ') };
  await expect(send({ events: [load, { ...load, ms: -1 }] })).resolves.toEqual(answer);
  expect(logged).toEqual([]);
});

test('refuses a report above the size limit, and accepts one at the limit', async () => {
  const text = JSON.stringify({ events: [load] });
  const long = setUp({ body: text.padEnd(EVENTS_MAX_BYTES + 1) });
  await expect(long.send('')).resolves.toMatchObject({ status: 413 });
  expect(long.logged).toEqual([]);
  const longest = setUp({ body: text.padEnd(EVENTS_MAX_BYTES) });
  await expect(longest.send('')).resolves.toMatchObject({ status: 204 });
});

test('refuses only the address that reports too often', async () => {
  const { logged, send } = setUp({ burst: 2 });
  await send('{');
  await send({ events: [load] });
  await expect(send({ events: [load] })).resolves.toMatchObject({ status: 429 });
  expect(logged).toHaveLength(1);
  await expect(send({ events: [load] }, '203.0.113.10')).resolves.toMatchObject({ status: 204 });
});

test('counts two addresses of one network of IPv6 as one sender, and two networks as two', async () => {
  const { send } = setUp({ burst: 1 });
  const report = { events: [load] };
  await expect(send(report, '2001:db8:1:2::1')).resolves.toMatchObject({ status: 204 });
  await expect(send(report, '2001:db8:1:2::2')).resolves.toMatchObject({ status: 429 });
  await expect(send(report, '2001:db8:2:3::1')).resolves.toMatchObject({ status: 204 });
});

test.each([
  ['one household', 45, (at: number) => `2001:db8:1:2${at.toString(16).padStart(2, '0')}::1`],
  ['one network of 48 bits', 60, (at: number) => `2001:db8:1:${at.toString(16)}00::1`],
  ['one /24 of IPv4', 60, (at: number) => `203.0.113.${at}`],
  ['as many networks', 600, (at: number) => `2001:db8:${at.toString(16)}::1`],
])('40 senders of %s have %d of the 600 of all', async (_, most, addressOf) => {
  const limiter = createRateLimiter(REPORT_RATES.sender, () => 0);
  const limiterOfAll = createRateLimiter(REPORT_RATES.all, () => 0);
  const { send } = setUp({ limiter, limiterOfAll });
  const statuses: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    for (let at = 1; at <= 40; at += 1) {
      statuses.push((await send({ events: [load] }, addressOf(at))).status);
    }
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(most);
  // A normal report still arrives, unless too many networks sent reports.
  const { status } = await send({ events: [load] }, '198.51.100.7');
  expect(status).toBe(most === 600 ? 429 : 204);
});

test('refuses reports above the limit of all senders; reports above a sender’s limit do not count', async () => {
  const { logged, send } = setUp({ burst: 1, burstOfAll: 2 });
  const report = { events: [load] };
  await send(report, '203.0.113.1');
  await expect(send(report, '203.0.113.1')).resolves.toMatchObject({ status: 429 });
  await expect(send(report, '203.0.113.2')).resolves.toMatchObject({ status: 204 });
  await expect(send(report, '203.0.113.3')).resolves.toMatchObject({ status: 429 });
  expect(logged).toHaveLength(2);
});

test('answers only POST', async () => {
  const { send } = setUp();
  await expect(send({ events: [load] }, '203.0.113.9', 'PUT')).resolves.toMatchObject({
    status: 405,
  });
});

test('passes only accepted reports to the judge, with their sender', async () => {
  const { send, keep } = setUp({ burst: 2 });
  await send({ events: [load] }, '2001:db8:1:2::1');
  await send({ events: [{ ...load, ms: -1 }] }, '203.0.113.9');
  expect(keep.mock.calls).toEqual([
    [[load], ['ip:2001:db8:1:2::/64', 'ip:2001:db8:1:0::/56', 'ip:2001:db8:1:0::/48']],
  ]);
});

test('passes a report to the judge before the log knows the owner', async () => {
  let end = () => {};
  const owner = new Promise<void>((resolve) => (end = resolve));
  const { send, keep } = setUp({ log: () => owner });
  keep.mockImplementation(async () => end());
  await expect(send({ events: [load] })).resolves.toMatchObject({ status: 204 });
}, 2_000);

test('a report that cannot be stored is logged, and the page gets no error', async () => {
  const { logged, send, keep, onLost } = setUp();
  const cause = new Error('no database');
  keep.mockRejectedValue(cause);
  await expect(send({ events: [load] })).resolves.toEqual({ status: 204, text: '' });
  expect(logged).toEqual([load]);
  expect(onLost).toHaveBeenCalledWith(cause);
});
