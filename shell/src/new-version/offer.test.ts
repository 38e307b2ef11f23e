import type { DeviceStorage } from '../storage/device-storage';
import type { NewerBuilds } from './newer-builds';
import { createOffer } from './offer';
import { createAnnouncedBuilds } from './announced-builds';

const NEXT: NewerBuilds = { names: ['shell s2'], isShell: true };
const LATER: NewerBuilds = { names: ['shell s3'], isShell: true };

function aStorage(): DeviceStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function setUp(storage = aStorage()) {
  let builds: NewerBuilds | undefined;
  let isFree = true;
  const offer = createOffer({
    newer: () => builds,
    isFree: () => isFree,
    announced: createAnnouncedBuilds(storage),
  });
  return {
    storage,
    offer,
    isShown: () => offer.isShown$.value,
    publish(next: NewerBuilds | undefined) {
      builds = next;
      offer.look();
    },
    /** Starts or ends work without a report, like a film or a form. */
    free: (now: boolean) => (isFree = now),
  };
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a new version is offered after five quiet seconds', () => {
  const { publish, isShown } = setUp();
  pass(60_000);
  expect(isShown()).toBe(false);
  publish(NEXT);
  pass(4_000);
  expect(isShown()).toBe(false);
  pass(1_000);
  expect(isShown()).toBe(true);
});

test('not during unfinished work, and not in a short break of it', () => {
  const { publish, free, isShown } = setUp();
  free(false);
  publish(NEXT);
  pass(600_000);
  free(true);
  pass(3_000);
  free(false);
  pass(1_000);
  free(true);
  pass(4_000);
  expect(isShown()).toBe(false);
  pass(2_000);
  expect(isShown()).toBe(true);
});

test('not in a hidden page', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { publish, isShown } = setUp();
  publish(NEXT);
  pass(60_000);
  expect(isShown()).toBe(false);
  visibility.mockReturnValue('visible');
  pass(6_000);
  expect(isShown()).toBe(true);
});

test('once: it disappears when the learner continues or declines, and appears again for the next version only', () => {
  const { publish, free, isShown, offer } = setUp();
  publish(NEXT);
  pass(5_000);
  free(false);
  pass(1_000);
  expect(isShown()).toBe(false);
  free(true);
  pass(60_000);
  expect(isShown()).toBe(false);
  publish(LATER);
  pass(5_000);
  expect(isShown()).toBe(true);
  offer.dismiss();
  offer.look();
  pass(60_000);
  expect(isShown()).toBe(false);
});

test('not again in the same tab after a reload, but in another tab', () => {
  const first = setUp();
  first.publish(NEXT);
  pass(5_000);
  const reloaded = setUp(first.storage);
  reloaded.publish(NEXT);
  pass(60_000);
  expect(reloaded.isShown()).toBe(false);
  const other = setUp();
  other.publish(NEXT);
  pass(5_000);
  expect(other.isShown()).toBe(true);
});

test('it disappears when the page is up to date again, and leaves no timer', () => {
  const { publish, isShown } = setUp();
  publish(NEXT);
  pass(5_000);
  publish(undefined);
  expect(isShown()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
