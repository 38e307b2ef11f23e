import type { TelemetryEvent } from 'shared-contracts/telemetry';
import { beaconSink, consoleSink } from './sinks';

const event: TelemetryEvent = {
  type: 'call',
  at: '2026-01-31T12:00:00.000Z',
  rate: 1,
  composition: 'shell-dev',
  callable: 'searchLines',
  code: 'internal',
  ms: 1,
  correlation: '0123456789abcdef',
};
const body = JSON.stringify({ events: [event] });

const originalFetch = globalThis.fetch;
let sendBeacon: jest.Mock<boolean, [string, Blob]>;
let fetched: jest.Mock;

beforeEach(() => {
  sendBeacon = jest.fn((..._: [string, Blob]) => true);
  fetched = jest.fn(async () => undefined);
  Object.assign(navigator, { sendBeacon });
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const textOf = (blob: Blob | undefined) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob ?? new Blob());
  });

test('a report is a beacon with JSON', async () => {
  beaconSink('/__events')([event]);
  const [url, blob] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('/__events');
  expect(blob?.type).toBe('application/json');
  await expect(textOf(blob)).resolves.toBe(body);
  expect(fetched).not.toHaveBeenCalled();
});

test('a request that outlives the page replaces a refused beacon', () => {
  sendBeacon.mockReturnValue(false);
  beaconSink('/__events')([event]);
  expect(fetched).toHaveBeenCalledWith(
    '/__events',
    expect.objectContaining({ method: 'POST', keepalive: true, body }),
  );
});

test('a browser without beacons uses such a request, too, and its failure is silent', async () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => beaconSink('/__events')([event])).not.toThrow();
  expect(fetched).toHaveBeenCalledTimes(1);
  await new Promise<void>((resolve) => setTimeout(resolve));
});

test('the console shows each event at its lowest level', () => {
  const debug = jest.spyOn(console, 'debug').mockReturnValue(undefined);
  consoleSink()([event, event]);
  expect(debug.mock.calls).toEqual([
    ['event', event],
    ['event', event],
  ]);
});
