import { BehaviorSubject } from 'rxjs';
import { parse } from 'valibot';
import { TelemetryEventSchema } from 'shared-contracts/telemetry';
import type { KnownRegistry } from '../registry/registry';
import { deviceStorage } from '../storage/device-storage';
import { startCollecting, type CollectOptions } from './collect';
import { aLoad, aResolved } from './testing/facts';

const failed = aLoad({ failure: { kind: 'crashed', reason: 'x' } });
const failedCall = {
  callable: 'searchLines',
  code: 'internal',
  ms: 1,
  correlation: '0123456789abcdef',
} as const;

function collecting(rate: number, change: Partial<CollectOptions> = {}) {
  const sink = jest.fn();
  const collect = startCollecting({
    config: { telemetry: { rate } },
    page: 'mf-lessons/home',
    loadVitals: async () => ({ watchVitals: () => undefined }),
    registry: {
      remotes$: new BehaviorSubject([aResolved()]),
      known$: new BehaviorSubject<KnownRegistry>({ document: {} }),
    },
    storage: deviceStorage(),
    sinks: [sink],
    ...change,
  });
  return { collect, sent: () => sink.mock.calls.flatMap(([events]) => events) };
}

/** A vital in the browser's form. */
const say = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['globalPrivacyControl', 'doNotTrack'])
    Reflect.deleteProperty(navigator, name);
});

const afterwards = () => jest.advanceTimersByTime(10_000);

test('a page within the rate sends its successes, each with the rate', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.09);
  const { collect, sent } = collecting(0.1);
  collect(aLoad(), 0);
  afterwards();
  expect(sent()).toEqual([expect.objectContaining({ outcome: 'ok', rate: 0.1 })]);
});

test('a page beyond the rate sends no success', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.1);
  const { collect, sent } = collecting(0.1);
  collect(aLoad(), 0);
  afterwards();
  expect(sent()).toEqual([]);
});

test.each([
  ['a failed screen', failed],
  ['a failed call', failedCall],
])('%s is always sent, at once, and stands for itself', (_case, fact) => {
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  const { collect, sent } = collecting(0.1);
  collect(fact, 0);
  expect(sent()).toEqual([expect.objectContaining({ rate: 1 })]);
});

test.each([
  ['globalPrivacyControl', true, 1],
  ['globalPrivacyControl', false, 2],
  ['doNotTrack', '1', 1],
  ['doNotTrack', '0', 2],
])('with %s %p, %d of a success and a failure are sent', (name, value, count) => {
  say(name, value);
  const { collect, sent } = collecting(1);
  collect(aLoad(), 0);
  collect(failed, 0);
  afterwards();
  expect(sent()).toHaveLength(count);
});

describe('the web vitals of a page', () => {
  const vital = { name: 'CLS', value: 0.012345, rating: 'good' } as const;
  const watching = async (rate: number, isMeasured: boolean) => {
    jest.spyOn(Math, 'random').mockReturnValue(isMeasured ? 0 : 0.999);
    const watchVitals = jest.fn((tell: (told: typeof vital) => void) => tell(vital));
    const { sent } = collecting(rate, { loadVitals: async () => ({ watchVitals }) });
    await Promise.resolve();
    afterwards();
    return { sent, watchVitals };
  };

  test('are sent with its screen, and without an address', async () => {
    const { sent } = await watching(0.5, true);
    expect(sent()).toEqual([
      {
        type: 'vital',
        at: expect.any(String),
        rate: 0.5,
        composition: 'shell-dev.live-0a1b2c3d',
        name: 'CLS',
        value: 0.012,
        rating: 'good',
        page: 'mf-lessons/home',
      },
    ]);
  });

  test('are not read if the page is not measured', async () => {
    const { sent, watchVitals } = await watching(0.5, false);
    expect(watchVitals).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });

  test('that cannot be loaded cause no error', async () => {
    const loadVitals = () => Promise.reject<never>(new Error('offline'));
    const { collect, sent } = collecting(1, { loadVitals });
    await Promise.resolve();
    collect(failed, 0);
    expect(sent()).toHaveLength(1);
  });
});

describe('a device that a canary has counted', () => {
  const digest = jest.fn<Promise<ArrayBuffer>, []>();
  const load = async () => {
    localStorage.setItem('canary-seed', '0.5');
    Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
    const { collect, sent } = collecting(0);
    collect(failed, 0);
    await jest.advanceTimersByTimeAsync(0);
    return sent();
  };
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(crypto, 'subtle');
  });

  test('has its pseudonym in its loads', async () => {
    digest.mockResolvedValue(Uint8Array.of(0, 1, 0xab, 0xcd, 0xff).buffer);
    const events = await load();
    expect(events).toEqual([expect.objectContaining({ reporter: '0001abcd' })]);
    expect(parse(TelemetryEventSchema, events[0])).toEqual(events[0]);
  });

  test('reports without it if it cannot be made', async () => {
    digest.mockRejectedValue(new Error('not allowed'));
    const [event] = await load();
    expect(event).toMatchObject({ outcome: 'crashed' });
    expect(event).not.toHaveProperty('reporter');
  });
});

test('a configured collector gets the events, too', async () => {
  jest.useRealTimers();
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const send = jest.fn();
  const otlpSink = jest.fn(() => send);
  const otlpUrl = 'https://collector.example/v1/logs';
  const { collect } = collecting(1, {
    config: { telemetry: { rate: 1, otlpUrl } },
    sinks: undefined as never,
    loadOtlp: async () => ({ otlpSink }),
  });
  collect(failed, 0);
  await new Promise<void>((resolve) => setTimeout(resolve));
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(otlpSink).toHaveBeenCalledWith(otlpUrl);
  expect(send).toHaveBeenCalledWith([expect.objectContaining({ outcome: 'crashed' })]);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('without a collector its code is not fetched, and a failed one causes no error', async () => {
  jest.useRealTimers();
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const loadOtlp = jest.fn(() => Promise.reject<never>(new Error('offline')));
  collecting(1, { sinks: undefined as never, loadOtlp }).collect(failed, 0);
  expect(loadOtlp).not.toHaveBeenCalled();
  const config = { telemetry: { rate: 1, otlpUrl: 'https://collector.example/v1/logs' } };
  collecting(1, { config, sinks: undefined as never, loadOtlp }).collect(failed, 0);
  await new Promise<void>((resolve) => setTimeout(resolve));
  Reflect.deleteProperty(navigator, 'sendBeacon');
  expect(loadOtlp).toHaveBeenCalledTimes(1);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test('an unknown registry does not stop reports', () => {
  const registry = { remotes$: undefined, known$: undefined } as never;
  const { collect } = collecting(1, { registry });
  expect(() => collect(failed, 0)).not.toThrow();
});

describe('without a setting', () => {
  const emulators = { auth: 'x', firestore: 'x', functions: 'x' };
  const sent = jest.fn(() => true);
  beforeEach(() => {
    sent.mockClear();
    Object.assign(navigator, { sendBeacon: sent });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));

  test.each([
    ['one page in ten of production', {}, 0.09, 1],
    ['no other page of production', {}, 0.1, 0],
    ['every local page', { emulators }, 0.99, 1],
  ])('%s sends its successes', (_case, config, dice, count) => {
    jest.spyOn(console, 'debug').mockReturnValue(undefined);
    jest.spyOn(Math, 'random').mockReturnValue(dice);
    collecting(1, { config, sinks: undefined as never }).collect(aLoad(), 0);
    afterwards();
    expect(sent).toHaveBeenCalledTimes(count);
  });

  test.each([
    ['a local page', { emulators }, 1],
    ['production', {}, 0],
  ])('the console of %s shows the events: %#', (_case, config, count) => {
    const debug = jest.spyOn(console, 'debug').mockReturnValue(undefined);
    collecting(1, { config, sinks: undefined as never }).collect(failed, 0);
    expect(debug).toHaveBeenCalledTimes(count);
    expect(sent).toHaveBeenCalledWith('/__events', expect.any(Blob));
  });
});
