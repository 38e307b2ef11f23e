import { PERSISTENCE_TIMEOUT_MS, type Persistence } from 'shared-contracts';
import { aCatalogue } from 'common-testing';
import { createPersistence } from './create-persistence';
import { installFakeIndexedDb } from './testing/fake-indexed-db';

const INDEX = { index: ['merci', 'ade'] };

/** A device, and a visit to it; the next visit finds the stored values. */
function aDevice() {
  const database = installFakeIndexedDb();
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const visit = () =>
    createPersistence(async () => {
      // Evaluates the code anew, as after a reload.
      let opened: Persistence | undefined;
      await jest.isolateModulesAsync(async () => {
        opened = (await import('./open-persistence')).openPersistence(log);
      });
      return opened as Persistence;
    }, log);
  return { ...database, log, visit };
}

let device: ReturnType<typeof aDevice>;
beforeEach(() => void (device = aDevice()));
afterEach(() => device.remove());

test('gives the next visit what the last one stored', async () => {
  await device.visit().store('miniLessonsIndex', INDEX);
  await device.visit().store('lessons', aCatalogue(3).lessons);
  expect(await device.visit().restore('miniLessonsIndex')).toEqual(INDEX);
  expect(await device.visit().restore('lessons')).toEqual(aCatalogue(3).lessons);
  expect([...device.entries.keys()]).toEqual(['miniLessonsIndex', 'lessons']);
  expect(device.log.warn).not.toHaveBeenCalled();
});

test.each<[string, unknown]>([
  ['no text', INDEX],
  ['no JSON', '{"index":["mer'],
  ['of another shape', '{"ids":["merci"]}'],
  ['with more in it than belongs there', '{"index":["merci"],"UID":"u1"}'],
  ['too large', JSON.stringify({ index: ['merci'], padding: 'x'.repeat(2_000_000) })],
  ['with too many entries', JSON.stringify({ index: Array(2001).fill('merci') })],
])('discards what is %s, says so once, and goes on [CONST-persistence]', async (_, stored) => {
  device.entries.set('miniLessonsIndex', stored);
  const persistence = device.visit();
  expect(await persistence.restore('miniLessonsIndex')).toBeUndefined();
  expect(device.log.warn).toHaveBeenCalledTimes(1);
  expect(device.entries.size).toBe(0);
  await persistence.store('miniLessonsIndex', INDEX);
  expect(await persistence.restore('miniLessonsIndex')).toEqual(INDEX);
});

test('stores no invalid value, and keeps the old one', async () => {
  const persistence = device.visit();
  await persistence.store('miniLessonsIndex', INDEX);
  await persistence.store('miniLessonsIndex', { index: [] });
  await persistence.store('lessons', [{ ...aCatalogue(1).lessons[0]!, Title: 'x'.repeat(2001) }]);
  expect(await persistence.restore('miniLessonsIndex')).toEqual(INDEX);
  expect(device.entries.has('lessons')).toBe(false);
  expect(device.log.warn).toHaveBeenCalledTimes(2);
});

test.each([
  ['there is no IndexedDB', () => device.remove()],
  [
    'IndexedDB is blocked',
    () =>
      Object.assign(globalThis, {
        indexedDB: {
          open: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        },
      }),
  ],
])('does without where %s', async (_, block) => {
  block();
  const persistence = device.visit();
  await persistence.store('miniLessonsIndex', INDEX);
  expect(await persistence.restore('miniLessonsIndex')).toBeUndefined();
  expect(device.log.warn).toHaveBeenCalledTimes(2);
});

test('continues without a value if its code cannot be loaded', async () => {
  const offline = createPersistence(() => Promise.reject(new Error('offline')), device.log);
  await offline.store('miniLessonsIndex', INDEX);
  expect(await offline.restore('miniLessonsIndex')).toBeUndefined();
});

test('makes a caller wait at most 5000 ms [CONST-persistence]', async () => {
  jest.useFakeTimers();
  const stuck = createPersistence(() => new Promise(() => {}), device.log);
  const settled = jest.fn();
  void stuck.restore('lessons').then(settled);
  await jest.advanceTimersByTimeAsync(PERSISTENCE_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(undefined);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  expect(PERSISTENCE_TIMEOUT_MS).toBe(5000);
});
