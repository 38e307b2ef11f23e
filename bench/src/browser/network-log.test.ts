import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import { recordNetwork, type NetworkLog } from './network-log';

let events: EventEmitter;
let log: NetworkLog;

beforeEach(async () => {
  events = new EventEmitter();
  const session = Object.assign(events, { send: async () => ({}) });
  log = await recordNetwork(session as unknown as CDPSession);
});

const sent = (requestId: string, url: string, rest: object = {}) =>
  events.emit('Network.requestWillBeSent', {
    requestId,
    request: { url, method: 'GET' },
    type: 'Script',
    timestamp: 1,
    ...rest,
  });
const finished = (requestId: string, encodedDataLength: number) =>
  events.emit('Network.loadingFinished', { requestId, timestamp: 3, encodedDataLength });

test('follows a request to its end', () => {
  sent('1', 'https://localhost/a.js');
  events.emit('Network.dataReceived', { requestId: '1', timestamp: 2, dataLength: 4000 });
  expect(log.requests[0]).toMatchObject({
    type: 'Script',
    sentAt: 1,
    endedAt: undefined,
    bytes: 0,
  });
  finished('1', 1200);
  expect(log.requests).toHaveLength(1);
  expect(log.requests[0]).toMatchObject({
    endedAt: 3,
    bytes: 1200,
    arrivals: [{ at: 2, decoded: 4000 }],
    isFromCache: false,
  });
});

test('marks requests that either cache has answered', () => {
  sent('1', 'https://localhost/a.js');
  events.emit('Network.requestServedFromCache', { requestId: '1' });
  sent('2', 'https://localhost/b.js');
  events.emit('Network.responseReceived', { requestId: '2', response: { fromDiskCache: true } });
  expect(log.requests.map(({ isFromCache }) => isFromCache)).toEqual([true, true]);
});

test('gives prefetched files the type of their name', () => {
  for (const name of ['a.js', 'a.css', 'a.json', 'icon.svg', 'a.bin']) {
    sent(name, `https://localhost/${name}`, { type: 'Other' });
  }
  expect(log.requests.map(({ type }) => type)).toEqual([
    ...['Script', 'Stylesheet', 'Fetch', 'Image', 'Other'],
  ]);
});

test('counts a redirect as a second request', () => {
  sent('1', 'https://localhost/home/');
  sent('1', 'https://localhost/home', {
    redirectResponse: { encodedDataLength: 90 },
    timestamp: 2,
  });
  finished('1', 500);
  expect(log.requests).toMatchObject([
    { endedAt: 2, bytes: 90 },
    { endedAt: 3, bytes: 500 },
  ]);
});

test('leaves out data URLs', () => {
  sent('1', 'data:image/svg+xml;base64,AAAA');
  finished('1', 0);
  expect(log.requests).toEqual([]);
});

test('calls listeners at each start, end and failure, until they stop', () => {
  let calls = 0;
  const stop = log.onChange(() => calls++);
  sent('1', 'https://localhost/a.js');
  events.emit('Network.loadingFailed', { requestId: '1', timestamp: 2 });
  expect(calls).toBe(2);
  expect(log.requests[0]).toMatchObject({ endedAt: 2 });
  stop();
  sent('2', 'https://localhost/b.js');
  expect(calls).toBe(2);
});
