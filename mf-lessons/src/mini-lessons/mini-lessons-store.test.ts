import { AppError } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { unlisted } from '../testing/catalogue';
import { miniLessonsStore } from './mini-lessons-store';

const INDEX = 'Videos/mini_lessons_collection_attributes';
const IDS = Array.from({ length: 12 }, (_, number) => `mini-${number + 1}`);
const OFFLINE = new AppError('unavailable', 'offline');

const mini = (id: string, Date: string, isListed = true) =>
  unlisted(id, { Type: 'mini_lesson', Date, isAvailableLessons: isListed });

function setUp(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    documents: {
      [INDEX]: { index: IDS },
      'Videos/mini-1': mini('mini-1', '2026-10-02'),
      'Videos/mini-2': mini('mini-2', '2026-11-02'),
      'Videos/hidden': mini('hidden', '2026-12-02', false),
      'Videos/lesson': unlisted('lesson', { Date: '2026-12-03', isAvailableLessons: true }),
    },
    ...options,
  });
  return { platform, store: miniLessonsStore(platform) };
}

describe('the index', () => {
  test('is read once, and stored on the device [ASYNC-mini-index] [DOC-read-mini-index]', async () => {
    const { platform, store } = setUp();
    const read = jest.spyOn(platform.documents, 'get');
    expect(store.IDsIndex$.value.status).toBe('idle');
    const loaded = store.load();
    expect(store.IDsIndex$.value.status).toBe('loading');
    await Promise.all([loaded, store.load(), store.next()]);
    expect(store.IDsIndex$.value).toEqual({ status: 'success', value: IDS });
    expect([...(store.order$.value?.randomizedIndex ?? [])].sort()).toEqual([...IDS].sort());
    expect(read).toHaveBeenCalledTimes(1);
    expect(await platform.persistence.restore('miniLessonsIndex')).toEqual({ index: IDS });
  });

  test.each<[string, InMemoryOptions]>([
    ['cannot be read', { refuseDocuments: () => OFFLINE }],
    ['is missing', { documents: {} }],
    ['is malformed', { documents: { [INDEX]: { index: ['mini-1', 7] } } }],
    ['is empty', { documents: { [INDEX]: { index: [] } } }],
  ])(
    'that %s makes the next one an internal error, and is read again [ASYNC-mini-index] [MINI-missing-index] [ERROR-other-silent]',
    async (_, options) => {
      const { platform, store } = setUp(options);
      const read = jest.spyOn(platform.documents, 'get');
      await store.load();
      expect(store.IDsIndex$.value.status).toBe('failure');
      await expect(store.next()).rejects.toMatchObject({ code: 'internal' });
      expect(read).toHaveBeenCalledTimes(2);
      expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
      expect(platform.recorded.alerts).toEqual([]);
      read.mockResolvedValueOnce({ index: IDS });
      expect(IDS).toContain(await store.next());
    },
  );

  test('does not wait for a device whose storage hangs', async () => {
    const { platform, store } = setUp();
    jest.spyOn(platform.persistence, 'restore').mockReturnValue(new Promise(() => {}));
    await store.load();
    expect(store.IDsIndex$.value).toEqual({ status: 'success', value: IDS });
  });

  test('of an earlier visit is used until the present one has loaded, or without it', async () => {
    const persisted = { miniLessonsIndex: { index: ['mini-1', 'gone'] } };
    const { store } = setUp({ persisted });
    await store.load();
    expect([...(store.order$.value?.randomizedIndex ?? [])].sort()).toEqual([...IDS].sort());
    const offline = setUp({ persisted, refuseDocuments: () => OFFLINE });
    await offline.store.load();
    expect(offline.store.IDsIndex$.value).toEqual({ status: 'success', value: ['mini-1', 'gone'] });
    expect(['mini-1', 'gone']).toContain(await offline.store.next());
  });
});

describe('going on', () => {
  test('opens all twelve before any repeats, also from a deep link [ASYNC-mini-random] [MINI-next-index]', async () => {
    const { store } = setUp();
    const met = ['mini-5'];
    store.open('mini-5');
    for (let step = 0; step < 11; step += 1) {
      const next = await store.next();
      store.open(next);
      met.push(next);
    }
    expect([...met].sort()).toEqual([...IDS].sort());
    expect(await store.next()).toBe('mini-5');
    expect(await store.previous()).toBe(met[10]);
  });

  test('starts with the order when the opened one is not listed', async () => {
    const { store } = setUp();
    store.open('unlisted');
    await store.load();
    expect(store.order$.value?.currentIndexNumber).toBe(-1);
    expect(await store.next()).toBe(store.order$.value?.randomizedIndex[0]);
  });

  test('keeps its order for as long as the page is open', async () => {
    const { platform, store } = setUp();
    await store.load();
    expect(miniLessonsStore(platform)).toBe(store);
    expect(miniLessonsStore(setUp().platform)).not.toBe(store);
  });
});

test('holds the index, its random order, the place in it and the newest [ENTITY-mini-lessons]', async () => {
  const { store } = setUp();
  store.open('mini-7');
  await store.load();
  const { randomizedIndex = [], currentIndexNumber } = store.order$.value ?? {};
  expect(store.IDsIndex$.value).toEqual({ status: 'success', value: IDS });
  expect([...randomizedIndex].sort()).toEqual([...IDS].sort());
  expect(currentIndexNumber).toBe(randomizedIndex.indexOf('mini-7'));
  const next = await store.next();
  expect(next).toBe(randomizedIndex[((currentIndexNumber ?? Number.NaN) + 1) % IDS.length]);
  store.open(next);
  expect(store.order$.value?.currentIndexNumber).toBe(randomizedIndex.indexOf(next));
  expect(await store.next()).toBe(
    store.order$.value?.randomizedIndex[randomizedIndex.indexOf(next) + 1],
  );
  expect(store.newest$.value).toMatchObject({
    value: { DocID: 'mini-2', VideoThumbnailURL: expect.stringMatching(/^http/) },
  });
});

describe('the newest', () => {
  test('is the latest listed mini lesson [ASYNC-mini-newest] [DOC-read-newest-mini]', async () => {
    const { platform, store } = setUp();
    const query = jest.spyOn(platform.documents, 'query');
    await store.load();
    expect(store.newest$.value).toMatchObject({
      status: 'success',
      value: { DocID: 'mini-2', VideoThumbnailURL: expect.any(String) },
    });
    expect(query.mock.calls[0]?.[1]).toMatchObject({ orderBy: ['Date', 'desc'], limit: 1 });
  });

  test('is not known without network, which is only logged [ASYNC-mini-newest] [ERROR-other-silent]', async () => {
    const { platform, store } = setUp({ refuseDocuments: () => OFFLINE });
    await store.load();
    expect(store.newest$.value.status).toBe('failure');
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.recorded.logs).toContainEqual(
      expect.objectContaining({ level: 'warn', message: expect.stringContaining('newest') }),
    );
  });
});
