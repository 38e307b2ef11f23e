import { aLoadEvent } from 'common-testing';
import { otlpSink } from './otlp';

const URL = 'https://collector.example/v1/logs';
const load = aLoadEvent({ at: '2026-01-31T12:00:00.250Z', rate: 0.1, version: null });

const original = globalThis.fetch;
let fetched: jest.Mock<Promise<unknown>, [string, RequestInit]>;
beforeEach(() => {
  fetched = jest.fn(async (..._: [string, RequestInit]) => undefined);
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const sent = () => {
  const { body } = fetched.mock.calls[0]?.[1] ?? {};
  const { resourceLogs } = JSON.parse(String(body)) as {
    resourceLogs: { resource: unknown; scopeLogs: { logRecords: object[] }[] }[];
  };
  return {
    resource: resourceLogs[0]?.resource,
    records: resourceLogs[0]?.scopeLogs[0]?.logRecords,
  };
};

test('an event is a log record, as the protocol writes it in JSON', () => {
  otlpSink(URL)([load]);
  const { resource, records } = sent();
  expect(resource).toEqual({
    attributes: [{ key: 'service.name', value: { stringValue: 'shell' } }],
  });
  expect(records).toEqual([
    {
      timeUnixNano: '1769860800250000000',
      severityNumber: 9,
      severityText: 'INFO',
      eventName: 'load',
      body: { stringValue: 'load' },
      attributes: [
        { key: 'composition', value: { stringValue: 'shell-0a1b2c3d.live-f58cc113' } },
        { key: 'rate', value: { doubleValue: 0.1 } },
        { key: 'remote', value: { stringValue: 'mf-live' } },
        { key: 'build', value: { stringValue: 'f58cc113' } },
        { key: 'channel', value: { stringValue: 'stable' } },
        { key: 'screen', value: { stringValue: 'live-lessons' } },
        { key: 'phase', value: { stringValue: 'mount' } },
        { key: 'outcome', value: { stringValue: 'ok' } },
        { key: 'ms', value: { intValue: '812' } },
        { key: 'contract', value: { stringValue: '^1.0.0' } },
        { key: 'sequence', value: { intValue: '7' } },
      ],
    },
  ]);
});

test('a field has one type, also for a fraction that is a whole number', () => {
  otlpSink(URL)([{ ...load, rate: 1 }]);
  expect(sent().records).toEqual([
    expect.objectContaining({
      attributes: expect.arrayContaining([{ key: 'rate', value: { doubleValue: 1 } }]),
    }),
  ]);
});

test('a failure is a warning', () => {
  otlpSink(URL)([{ ...load, outcome: 'crashed' }]);
  expect(sent().records).toEqual([
    expect.objectContaining({ severityNumber: 13, severityText: 'WARN' }),
  ]);
});

test('it is sent without cookies, outlives the page, and its failure is silent', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => otlpSink(URL)([load])).not.toThrow();
  expect(fetched).toHaveBeenCalledWith(
    URL,
    expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true }),
  );
  await new Promise<void>((resolve) => setTimeout(resolve));
});
