import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EVENTS_MAX_BYTES, type StoredEvent } from 'shared-contracts/telemetry';
import { aLoadEvent } from 'common-testing';
import { eventReceiver } from './receiver';

const NOW = new Date('2026-01-31T12:00:01.000Z');
let now = NOW;
let stored: StoredEvent[] = [];
let store = (events: readonly StoredEvent[]): void => void stored.push(...events);
let server: Server;
let origin = '';

beforeEach(async () => {
  now = NOW;
  stored = [];
  store = (events) => void stored.push(...events);
  const takes = eventReceiver({ store: (events) => store(events), perMinute: 3, now: () => now });
  server = createServer((request, response) => {
    if (!takes(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function send(body: unknown, path = '/__events', method = 'POST') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: text }),
  });
  return { status: response.status, text: (await response.text()).trim() };
}

test('keeps what was reported, with the moment and the sender, and nothing else', async () => {
  const events = [aLoadEvent(), aLoadEvent({ outcome: 'crashed' })];
  const reported = events.map((event) => ({ ...event, UID: 'anna' }));
  await expect(send({ events: reported })).resolves.toEqual({ status: 204, text: '' });
  expect(stored).toEqual(
    events.map((event) => ({ receivedAt: NOW.toISOString(), address: '127.0.0.1', ...event })),
  );
});

// What a report must be is proven in `read-report.test.ts`.
test('refuses a report with one bad event, says what is wrong and keeps nothing', async () => {
  const answer = await send({ events: [aLoadEvent(), { ...aLoadEvent(), ms: '812' }] });
  expect(answer).toEqual({ status: 400, text: expect.stringContaining('events.1.ms: ') });
  expect(stored).toEqual([]);
});

test('refuses a report that is too long', async () => {
  const pad = (length: number) => {
    const text = JSON.stringify({ events: [aLoadEvent()] });
    return `${text}${' '.repeat(length - Buffer.byteLength(text))}`;
  };
  await expect(send(pad(EVENTS_MAX_BYTES + 1))).resolves.toMatchObject({ status: 413 });
  expect(stored).toEqual([]);
  await expect(send(pad(EVENTS_MAX_BYTES))).resolves.toMatchObject({ status: 204 });
});

test('refuses an address that reports too often, until the next minute', async () => {
  for (let count = 0; count < 3; count += 1) {
    await expect(send('{')).resolves.toMatchObject({ status: 400 });
  }
  await expect(send({ events: [aLoadEvent()] })).resolves.toMatchObject({ status: 429 });
  expect(stored).toEqual([]);
  now = new Date(NOW.getTime() + 60_000);
  await expect(send({ events: [aLoadEvent()] })).resolves.toMatchObject({ status: 204 });
});

test('says so when nothing can be stored', async () => {
  store = () => {
    throw new Error('ENOSPC: no space left on device');
  };
  await expect(send({ events: [aLoadEvent()] })).resolves.toEqual({
    status: 503,
    text: 'Nothing was stored: ENOSPC: no space left on device',
  });
});

test('takes POST alone, and nothing but its own path', async () => {
  await expect(send('', '/__events', 'GET')).resolves.toMatchObject({ status: 405 });
  await expect(send({}, '/__events/more')).resolves.toMatchObject({ status: 418 });
  await expect(send({ events: [aLoadEvent()] }, '/__events?x=1')).resolves.toMatchObject({
    status: 204,
  });
});
