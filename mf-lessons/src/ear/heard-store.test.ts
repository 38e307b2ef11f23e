import { AppError, documentPaths, type HeardLines } from 'shared-contracts';
import { sumsOf, type UnderstoodLine } from 'common/learner-sums';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { progressOf } from '../progress/create-progress';
import { SAVE_INTERVAL_MS } from '../saving/save-queue';
import { heardOf } from './heard-store';

const PATH = documentPaths.heardLines('uid-heidi', 'winter');
const HOI: UnderstoodLine = { words: ['hoi', 'zama'], seconds: 2 };
const ADE: UnderstoodLine = { words: ['ade'], seconds: 1.5 };
const right = (line: UnderstoodLine) => ({ line, isRight: true });
const missed = (line: UnderstoodLine) => ({ line, isRight: false });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

async function open(stored?: Partial<HeardLines>, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: stored ? { [PATH]: stored } : {},
    ...options,
  });
  const heard = heardOf(platform);
  await jest.advanceTimersByTimeAsync(0);
  const store = () => jest.advanceTimersByTimeAsync(SAVE_INTERVAL_MS);
  const understood = () => {
    const { value } = progressOf(platform).state$;
    return value.status === 'success' ? sumsOf(value.value).understood : undefined;
  };
  return { platform, heard, store, understood, stored: () => platform.documents.get(PATH) };
}

test('a line heard right at once is not asked again; a missed one until it was heard right twice', async () => {
  const { heard, store, stored } = await open();
  heard.answered('winter', [right(HOI), missed(ADE)]);
  await store();
  expect(await stored()).toMatchObject({ lines: { 'hoi zama': 2, ade: 0 }, missed: 1 });
  heard.answered('winter', [right(ADE)]);
  await store();
  expect(await stored()).toMatchObject({ lines: { ade: 1 }, missed: 1 });
  heard.answered('winter', [right(ADE)]);
  await store();
  expect(await stored()).toMatchObject({ lines: { 'hoi zama': 2, ade: 2 }, missed: 0 });
  heard.answered('winter', [missed(HOI)]);
  await store();
  expect(await stored()).toMatchObject({ lines: { 'hoi zama': 0, ade: 2 }, missed: 1 });
});

test('new answers are added to the stored ones', async () => {
  const { heard, store, stored } = await open({ lines: { ade: 1, mer: 0 }, missed: 2 });
  heard.answered('winter', [right(ADE)]);
  await store();
  expect(await stored()).toMatchObject({ lines: { ade: 2, mer: 0 }, missed: 1 });
});

test('a right answer counts its words and seconds as understood, a missed one nothing', async () => {
  const { heard, store, understood } = await open();
  heard.answered('winter', [missed(HOI), right(ADE)]);
  await store();
  expect(understood()).toEqual({ words: 1, seconds: 1.5 });
  heard.answered('winter', [right(HOI)]);
  await store();
  expect(understood()).toEqual({ words: 3, seconds: 3.5 });
});

test('answers that cannot be stored are tried again, in order, and count then', async () => {
  const { platform, heard, store, stored, understood } = await open();
  const merge = jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValueOnce(new AppError('unavailable', 'No network'));
  heard.answered('winter', [missed(ADE)]);
  await store();
  heard.answered('winter', [right(ADE)]);
  expect(await stored()).toBeUndefined();
  expect(understood()).toEqual({ words: 0, seconds: 0 });
  merge.mockRestore();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await stored()).toMatchObject({ lines: { ade: 1 }, missed: 1 });
  expect(understood()).toEqual({ words: 1, seconds: 1.5 });
});

test('an answer about a lesson that was withdrawn counts nowhere, and others are stored', async () => {
  const { platform, heard, store, stored, understood } = await open();
  jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValueOnce(new AppError('permission-denied', 'Withdrawn'));
  heard.answered('withdrawn', [right(HOI)]);
  heard.answered('winter', [right(ADE)]);
  await store();
  expect(await stored()).toMatchObject({ lines: { ade: 2 } });
  expect(understood()).toEqual({ words: 1, seconds: 1.5 });
  await jest.advanceTimersByTimeAsync(600_000);
  const path = documentPaths.heardLines('uid-heidi', 'withdrawn');
  expect(await platform.documents.get(path)).toBeUndefined();
});

describe('the answers of a visitor', () => {
  const VISITOR = { status: 'visitor' } as const;

  test('are stored for the first learner who logs in, and for no other', async () => {
    const { platform, heard, store, stored, understood } = await open(undefined, {
      session: VISITOR,
    });
    heard.answered('winter', [right(ADE)]);
    heard.answered('winter', [missed(HOI)]);
    await store();
    expect(await stored()).toBeUndefined();
    platform.setSession(aMember());
    await store();
    expect(await stored()).toMatchObject({ lines: { ade: 2, 'hoi zama': 0 }, missed: 1 });
    expect(understood()).toEqual({ words: 1, seconds: 1.5 });
    platform.setSession(aMember({ UID: 'ueli' }));
    await store();
    const other = documentPaths.heardLines('ueli', 'winter');
    expect(await platform.documents.get(other)).toBeUndefined();
  });

  test('survive a reload of the tab', async () => {
    const first = await open(undefined, { session: VISITOR });
    first.heard.answered('winter', [right(ADE)]);
    const { store, stored } = await open();
    await store();
    expect(await stored()).toMatchObject({ lines: { ade: 2 } });
  });

  test.each(['{', '7', '{"winter":7}', '{"winter":[{"isRight":true}]}'])(
    'are none when the tab holds something else: %s',
    async (text) => {
      sessionStorage.setItem('heard-answers', text);
      const { store, stored } = await open();
      await store();
      expect((await stored())?.lines ?? {}).toEqual({});
    },
  );
});
