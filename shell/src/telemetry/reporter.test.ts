import { bucketOf } from '../registry/this-browser';
import { deviceStorage } from '../storage/device-storage';
import { reporterOf } from './reporter';

const storage = () => deviceStorage();
const blocked = deviceStorage(() => {
  throw new Error('blocked');
});

beforeEach(() => localStorage.clear());

test('a device without a canary gets no pseudonym by it', () => {
  expect(reporterOf(storage(), 'mf-live')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a browser that keeps nothing has none', () => {
  bucketOf(blocked, 'mf-live');
  expect(reporterOf(blocked, 'mf-live')).toBeUndefined();
});

test('it stays the same, differs by remote, and is not the text itself', () => {
  bucketOf(storage(), 'mf-live');
  const reporter = reporterOf(storage(), 'mf-live');
  expect(reporter).toMatch(/^[0-9a-f]{8}$/);
  expect(reporterOf(storage(), 'mf-live')).toBe(reporter);
  expect(reporterOf(storage(), 'mf-auth')).not.toBe(reporter);
  expect(JSON.stringify({ ...localStorage })).not.toContain(reporter);
});

test('two devices have two', () => {
  bucketOf(storage(), 'mf-live');
  const first = reporterOf(storage(), 'mf-live');
  localStorage.clear();
  bucketOf(storage(), 'mf-live');
  expect(reporterOf(storage(), 'mf-live')).not.toBe(first);
});
