import { AppError, WORD_LIMITS, wordPaths, type OwnWord } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { SAVE_INTERVAL_MS } from '../saving/save-queue';
import { progressOf } from '../progress/create-progress';
import type { WordStep } from './own-word';
import { ownWordsOf } from './own-words';

/** Computed by hand: the hash must never change, because it names stored documents. */
const BUCKETS = { haa: '23', Ziit: '16', 'uf Wiederluege': '8' };
const pathOf = (word: keyof typeof BUCKETS, uid = 'uid-heidi') =>
  wordPaths.wordBucket(uid, BUCKETS[word]);
/** Words with equal hashes (31 * a + b = 3262), all in bucket 30. */
const SAME = ['aÿ', 'bà', 'cÁ', 'd¢', 'e\u0083'];
const VISITOR = { status: 'visitor' } as const;

const ZIIT: WordStep = { word: 'Ziit', VideoID: 'winter', line: 3, english: 'time' };
const stored = (change: Partial<OwnWord> = {}): OwnWord => ({
  isCard: true,
  isKnown: false,
  VideoID: 'winter',
  line: 3,
  english: 'time',
  ...change,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

async function open(words: Record<string, object> = {}, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({ session: aMember(), documents: words, ...options });
  const { mine$, visitor } = ownWordsOf(platform);
  await jest.advanceTimersByTimeAsync(0);
  const mine = () => mine$.value ?? visitor;
  return {
    platform,
    mine,
    state: () => mine().state$.value,
    store: () => jest.advanceTimersByTimeAsync(SAVE_INTERVAL_MS),
    at: (word: keyof typeof BUCKETS, uid?: string) => platform.documents.get(pathOf(word, uid)),
  };
}

test('a word is a card at once, and stored with its lesson and line', async () => {
  const { mine, state, store, at } = await open();
  mine().say({ ...ZIIT, isCard: true });
  expect(state().words).toEqual({ Ziit: stored() });
  await store();
  expect(await at('Ziit')).toMatchObject({ words: { Ziit: stored() } });
  expect(await at('haa')).toBeUndefined();
});

test('a word stays one card at its first line, also when another tab has added it', async () => {
  const { platform, mine, state, store, at } = await open();
  await mine().read();
  await platform.documents.merge(pathOf('Ziit'), {
    words: { Ziit: stored({ VideoID: 'summer', line: 1 }) },
  });
  mine().say({ ...ZIIT, isCard: true });
  mine().say({ ...ZIIT, line: 7, isCard: true });
  await store();
  expect((await at('Ziit'))?.words).toEqual({ Ziit: stored({ VideoID: 'summer', line: 1 }) });
  expect(state().words).toEqual({ Ziit: stored({ VideoID: 'summer', line: 1 }) });
});

test('a known word that is marked as unknown again keeps its earlier state', async () => {
  const { mine, store, at } = await open();
  mine().say({ ...ZIIT, isCard: true });
  mine().say({ ...ZIIT, isKnown: true });
  await store();
  expect((await at('Ziit'))?.words).toEqual({ Ziit: stored({ isKnown: true }) });
  mine().say({ ...ZIIT, isKnown: false });
  mine().say({ word: 'haa', VideoID: 'winter', line: 0, english: 'to have', isKnown: true });
  mine().say({ word: 'haa', VideoID: 'winter', line: 0, english: 'to have', isKnown: false });
  await store();
  expect((await at('Ziit'))?.words).toEqual({ Ziit: stored() });
  expect((await at('haa'))?.words).toMatchObject({ haa: { isCard: false, isKnown: false } });
});

test('all words are read once, and what was said meanwhile stays', async () => {
  const documents = {
    [pathOf('haa')]: { words: { haa: stored({ isKnown: true }) } },
    [pathOf('Ziit')]: { words: { Ziit: stored({ line: 9 }) } },
    [pathOf('Ziit', 'ueli')]: { words: { Ziit: stored({ line: 5 }) } },
  };
  const { platform, mine, state } = await open(documents);
  const query = jest.spyOn(platform.documents, 'query');
  expect(state()).toMatchObject({ words: {}, isWhole: false });
  mine().say({ ...ZIIT, isKnown: true });
  await Promise.all([mine().read(), mine().read()]);
  await mine().read();
  expect(query).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({
    isWhole: true,
    words: { haa: stored({ isKnown: true }), Ziit: stored({ line: 9, isKnown: true }) },
  });
});

test('a word costs one read and one write, and all changes of one second cost no more', async () => {
  const { platform, mine, store } = await open();
  await mine().read();
  const get = jest.spyOn(platform.documents, 'get');
  const merge = jest.spyOn(platform.documents, 'merge');
  const query = jest.spyOn(platform.documents, 'query');
  mine().say({ ...ZIIT, isCard: true });
  mine().say({ ...ZIIT, isKnown: true });
  mine().say({ word: 'haa', VideoID: 'winter', line: 0, english: 'to have', isKnown: true });
  await store();
  const ofWords = (calls: readonly (readonly [{ toString(): string }, ...unknown[]])[]) =>
    calls
      .map(([path]) => String(path))
      .filter((path) => path.includes('/Words/'))
      .sort();
  const paths = [pathOf('Ziit'), pathOf('haa')];
  expect(ofWords(get.mock.calls)).toEqual(paths);
  expect(ofWords(merge.mock.calls)).toEqual(paths);
  expect(query).not.toHaveBeenCalled();
});

test('the week counts words that became cards, once they are stored, and once each', async () => {
  const { platform, mine, store } = await open({ [pathOf('haa')]: { words: { haa: stored() } } });
  const wordsOfWeek = () => {
    const { value } = progressOf(platform).state$;
    if (value.status !== 'success') throw new Error('The progress was not read');
    return Object.values(value.value.days).map(({ words }) => words);
  };
  mine().say({ ...ZIIT, isCard: true });
  mine().say({ word: 'haa', VideoID: 'winter', line: 0, english: 'to have', isCard: true });
  await store();
  expect(wordsOfWeek()).toEqual([1]);
  mine().say({ ...ZIIT, isKnown: true });
  jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValue(new AppError('permission-denied', 'No'));
  mine().say({ word: 'gaa', VideoID: 'winter', line: 0, english: 'to go', isCard: true });
  await store();
  expect(mine().state$.value.refused).toContain('gaa');
  expect(wordsOfWeek()).toEqual([1]);
});

test('words that could not be read are read the next time', async () => {
  const { platform, mine, state } = await open({ [pathOf('Ziit')]: { words: { Ziit: stored() } } });
  jest
    .spyOn(platform.documents, 'query')
    .mockRejectedValueOnce(new AppError('unavailable', 'No network'));
  await mine().read();
  expect(state()).toMatchObject({ words: {}, isWhole: false });
  await mine().read();
  expect(state()).toMatchObject({ words: { Ziit: stored() }, isWhole: true });
});

test('changes that cannot be stored are tried again', async () => {
  const { platform, mine, state, store, at } = await open();
  jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValueOnce(new AppError('unavailable', 'No network'));
  mine().say({ ...ZIIT, isCard: true });
  await store();
  expect(await at('Ziit')).toBeUndefined();
  expect(state()).toMatchObject({ words: { Ziit: stored() }, refused: [] });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await at('Ziit')).toMatchObject({ words: { Ziit: stored() } });
});

test('a refused word is undone and reported, and others are stored', async () => {
  const { platform, mine, state, store, at } = await open();
  jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValueOnce(new AppError('permission-denied', 'Full'));
  mine().say({ ...ZIIT, isCard: true });
  await store();
  expect(state()).toMatchObject({ words: {}, refused: ['Ziit'] });
  mine().say({ ...ZIIT, word: 'haa', isCard: true });
  await store();
  expect(state()).toMatchObject({ words: { haa: stored() }, refused: ['Ziit'] });
  expect(await at('haa')).toMatchObject({ words: { haa: stored() } });
  mine().say({ ...ZIIT, isCard: true });
  expect(state().refused).toEqual([]);
});

test('a write has no more words than the rules allow', async () => {
  const { platform, mine, store } = await open();
  const merge = jest.spyOn(platform.documents, 'merge');
  for (const word of SAME) mine().say({ ...ZIIT, word, isCard: true });
  await store();
  const counts = merge.mock.calls.map(
    ([, data]) => Object.keys((data as { words: object }).words).length,
  );
  expect(counts).toEqual([WORD_LIMITS.perWrite, 1]);
});

test('one refused word of a write costs no other', async () => {
  const { platform, mine, state, store } = await open();
  const merge = platform.documents.merge.bind(platform.documents);
  jest
    .spyOn(platform.documents, 'merge')
    .mockImplementation((path, data) =>
      'cÁ' in (data as { words: object }).words
        ? Promise.reject(new AppError('permission-denied', 'Full'))
        : merge(path, data),
    );
  for (const word of SAME) mine().say({ ...ZIIT, word, isCard: true });
  await store();
  const kept = SAME.filter((word) => word !== 'cÁ');
  expect(state().refused).toEqual(['cÁ']);
  expect(Object.keys(state().words)).toEqual(kept);
  const bucket = await platform.documents.get(wordPaths.wordBucket('uid-heidi', '30'));
  expect(Object.keys(bucket?.words ?? {})).toEqual(kept);
});

test.each([
  ['before it begins to store', false],
  ['while it waits for an answer', true],
])('a page that is left %s stores at once, each word by itself', async (_, isStoring) => {
  const { platform, mine } = await open();
  await mine().read();
  const never = new Promise<never>(() => {});
  jest.spyOn(platform.documents, 'get').mockReturnValue(never);
  const merge = jest.spyOn(platform.documents, 'merge').mockReturnValue(never);
  mine().say({ ...ZIIT, isCard: true });
  mine().say({ ...ZIIT, word: 'haa', isKnown: true });
  if (isStoring) void mine().flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(merge).not.toHaveBeenCalled();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(merge.mock.calls).toMatchObject([
    [pathOf('Ziit'), { words: { Ziit: stored() } }],
    [pathOf('haa'), { words: { haa: stored({ isCard: false, isKnown: true }) } }],
  ]);
});

test('unstored changes at a log-out wait for that learner', async () => {
  const { platform, mine, state, store, at } = await open();
  mine().say({ ...ZIIT, isCard: true });
  platform.setSession(VISITOR);
  platform.setSession(aMember({ UID: 'ueli' }));
  await store();
  expect(state().words).toEqual({});
  expect(await at('Ziit', 'ueli')).toBeUndefined();
  expect(await at('Ziit')).toBeUndefined();
  platform.setSession(aMember());
  expect(state().words).toEqual({ Ziit: stored() });
  await jest.advanceTimersByTimeAsync(0);
  expect((await at('Ziit'))?.words).toEqual({ Ziit: stored() });
});

describe('the words of a visitor', () => {
  test('go to the first learner who logs in, and to no other', async () => {
    const { platform, mine, state, store, at } = await open(
      { [pathOf('Ziit')]: { words: { Ziit: stored({ line: 9, isCard: false, isKnown: true }) } } },
      { session: VISITOR },
    );
    mine().say({ ...ZIIT, isCard: true });
    mine().say({ ...ZIIT, word: 'haa', isKnown: true });
    expect(state()).toMatchObject({ words: { Ziit: stored() }, isWhole: true });
    await store();
    expect(await at('haa')).toBeUndefined();
    platform.setSession(aMember());
    expect(state().words).toMatchObject({ Ziit: stored() });
    // At once, because the tab no longer keeps them.
    await jest.advanceTimersByTimeAsync(0);
    expect((await at('Ziit'))?.words).toEqual({ Ziit: stored({ line: 9, isKnown: true }) });
    expect((await at('haa'))?.words).toEqual({ haa: stored({ isCard: false, isKnown: true }) });
    platform.setSession(aMember({ UID: 'ueli' }));
    await store();
    expect(state().words).toEqual({});
    expect(await at('haa', 'ueli')).toBeUndefined();
    platform.setSession(VISITOR);
    expect(state().words).toEqual({});
  });

  test('survive a reload of the tab', async () => {
    const first = await open({}, { session: VISITOR });
    first.mine().say({ ...ZIIT, isCard: true });
    const second = await open({}, { session: VISITOR });
    expect(second.state().words).toEqual({ Ziit: stored() });
  });

  test.each(['{', '7', '{"Ziit":7}', '{"Ziit":{"isCard":true}}'])(
    'are none when the tab holds something else: %s',
    async (text) => {
      sessionStorage.setItem('own-words', text);
      const { state } = await open({}, { session: VISITOR });
      expect(state().words).toEqual({});
    },
  );
});
