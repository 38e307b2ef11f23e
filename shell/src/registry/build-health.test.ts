import type { RemoteFailure } from 'shared-contracts';
import { aRegisteredRemote } from 'common-testing';
import type { DeviceStorage } from '../storage/device-storage';
import { createBuildHealth } from './build-health';

const remoteOf = (build: string) => aRegisteredRemote({ name: 'mf-live', manifest: { build } });
const threw: RemoteFailure = { kind: 'failed-to-evaluate', reason: 'r' };
const missed: RemoteFailure = { kind: 'unreachable', url: 'u' };

function aDevice(): DeviceStorage & { readonly stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
const blocked: DeviceStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

afterEach(() => jest.useRealTimers());

describe('a build that fails in this browser', () => {
  test('is bad after the second time, and for the next page too', () => {
    const device = aDevice();
    expect(createBuildHealth(device).failed(remoteOf('b'), threw)).toBe(false);
    expect(createBuildHealth(device).bad()).toEqual({ 'mf-live': [] });
    expect(createBuildHealth(device).failed(remoteOf('b'), threw)).toBe(true);
    expect(createBuildHealth(device).bad()).toEqual({ 'mf-live': ['b'] });
    expect(createBuildHealth(device).failed(remoteOf('b'), threw)).toBe(false);
  });

  test('is bad within the page without storage', () => {
    const health = createBuildHealth(blocked);
    health.failed(remoteOf('b'), threw);
    health.failed(remoteOf('b'), threw);
    expect(health.bad()).toEqual({ 'mf-live': ['b'] });
  });

  test('does not count against the next newer build', () => {
    const health = createBuildHealth(aDevice());
    health.failed(remoteOf('b'), threw);
    health.failed(remoteOf('c'), threw);
    expect(health.bad()).toEqual({ 'mf-live': [] });
  });

  test('stays bad although another of its screens works', () => {
    const health = createBuildHealth(aDevice());
    health.failed(remoteOf('b'), threw);
    health.worked(remoteOf('b'));
    health.failed(remoteOf('b'), threw);
    expect(health.bad()).toEqual({ 'mf-live': ['b'] });
  });

  test('is not bad if it arrived in the meantime', () => {
    const health = createBuildHealth(aDevice());
    health.failed(remoteOf('b'), missed);
    health.worked(remoteOf('b'));
    health.failed(remoteOf('b'), missed);
    expect(health.bad()).toEqual({ 'mf-live': [] });
    health.failed(remoteOf('b'), missed);
    expect(health.bad()).toEqual({ 'mf-live': ['b'] });
  });

  test('may be tried again an hour after a missed file, but not after it threw', () => {
    jest.useFakeTimers();
    const health = createBuildHealth(aDevice());
    for (const [build, failure] of Object.entries({ b: missed, c: threw })) {
      health.failed(remoteOf(build), failure);
      health.failed(remoteOf(build), failure);
    }
    jest.advanceTimersByTime(3_599_999);
    expect(health.bad()).toEqual({ 'mf-live': ['b', 'c'] });
    jest.advanceTimersByTime(1);
    expect(health.bad()).toEqual({ 'mf-live': ['c'] });
  });

  test('is bad with a full storage', () => {
    const device = aDevice();
    createBuildHealth(device).failed(remoteOf('a'), threw);
    const health = createBuildHealth({ ...device, setItem: () => undefined });
    health.failed(remoteOf('b'), threw);
    health.failed(remoteOf('b'), threw);
    expect(health.bad()).toEqual({ 'mf-live': ['b'] });
  });

  test.each<RemoteFailure>([
    { kind: 'unreachable', url: location.origin },
    { kind: 'offline', url: 'u' },
    { kind: 'timed-out', url: 'u', afterMs: 1 },
    { kind: 'too-many-requests', url: 'u' },
    { kind: 'switched-off' },
  ])('is not to blame where the failure is $kind', (failure) => {
    const health = createBuildHealth(aDevice());
    health.failed(remoteOf('b'), failure);
    health.failed(remoteOf('b'), failure);
    expect(health.bad()).toEqual({});
  });

  test.each<RemoteFailure>([
    threw,
    missed,
    { kind: 'crashed', reason: 'r' },
    { kind: 'hung', afterMs: 1 },
    { kind: 'damaged', url: 'u' },
  ])('is to blame where the failure is $kind', (failure) => {
    const health = createBuildHealth(aDevice());
    health.failed(remoteOf('b'), failure);
    health.failed(remoteOf('b'), failure);
    expect(health.bad()).toEqual({ 'mf-live': ['b'] });
  });
});

describe('the last good build', () => {
  test('is the last that worked', () => {
    const health = createBuildHealth(aDevice());
    health.worked(remoteOf('a'));
    health.worked(remoteOf('b'));
    expect(health.good()).toEqual({ 'mf-live': remoteOf('b') });
  });

  test('is the one before if the last became bad afterwards', () => {
    const health = createBuildHealth(aDevice());
    health.worked(remoteOf('a'));
    health.worked(remoteOf('b'));
    health.failed(remoteOf('b'), threw);
    expect(health.good()).toEqual({ 'mf-live': remoteOf('b') });
    health.failed(remoteOf('b'), threw);
    expect(health.good()).toEqual({ 'mf-live': remoteOf('a') });
  });

  test.each(['manifestUrl', 'build', 'contract', 'entry', 'routes', 'slots'])(
    'is none where what is stored lacks %s, because no schema checks it at the start',
    (field) => {
      const device = aDevice();
      createBuildHealth(device).worked(remoteOf('b'));
      const text = device.getItem('builds') ?? '';
      const goodIn = (stored: string) => {
        device.setItem('builds', stored);
        return createBuildHealth(device).good();
      };
      expect(goodIn(text)).toEqual({ 'mf-live': remoteOf('b') });
      expect(goodIn(text.replace(`"${field}":`, '"other":'))).toEqual({});
    },
  );
});

test.each([
  ...['{', 'null', '{"mf-live":{}}', '[]', '{"mf-live":null}'],
  '{"mf-live":{"failures":[null,7],"good":[null,{"manifest":null}]}}',
])('a damaged memory %s is none', (text) => {
  const device = aDevice();
  device.setItem('builds', text);
  const health = createBuildHealth(device);
  health.failed(remoteOf('b'), threw);
  health.failed(remoteOf('b'), threw);
  expect(health.bad()).toEqual({ 'mf-live': ['b'] });
});
