import {
  AppError,
  DAY_LIMITS,
  documentPaths,
  RESUME_LIMITS,
  type LearnerState,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import { LESSONS_KEPT } from './changes';
import { createProgress, progressOf } from './create-progress';
import { WRITE_INTERVAL_MS } from './learner-progress';

const NOW = new Date(2026, 10, 20, 19, 0);
const TODAY = '2026-11-20';
const PATH = documentPaths.learnerState('uid-heidi');

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

type Options = NonNullable<Parameters<typeof createInMemoryPlatform>[0]>;

async function open(stored?: Partial<LearnerState>, options: Options = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: stored ? { [PATH]: stored } : {},
    now: () => new Date(),
    ...options,
  });
  const progress = createProgress(platform);
  await jest.advanceTimersByTimeAsync(0);
  return { platform, progress, stored: () => platform.documents.get(PATH) };
}

const valueOf = ({ state$ }: ReturnType<typeof createProgress>) =>
  state$.value.status === 'success' ? state$.value.value : state$.value.status;

test('is empty before a user has begun', async () => {
  const { progress } = await open();
  expect(valueOf(progress)).toEqual({
    resumeAt: {},
    recent: [],
    finished: {},
    days: {},
    goal: 5,
    updatedAt: '',
  });
  expect(progress.resumeAt('winter')).toBeUndefined();
});

test('is there at once and stored within ten seconds, in one write', async () => {
  const { platform, progress, stored } = await open({ resumeAt: { summer: 5 } });
  const merge = jest.spyOn(platform.documents, 'merge');
  progress.watched('winter', 4.04, 4);
  progress.watched('winter', 8.06, 4.02);
  expect(progress.resumeAt('winter')).toBe(8.1);
  await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS - 1);
  expect(merge).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(merge).toHaveBeenCalledTimes(1);
  expect(await stored()).toEqual({
    resumeAt: { summer: 5, winter: 8.1 },
    recent: ['winter'],
    days: { [TODAY]: { seconds: 8, cards: 0 } },
    updatedAt: new Date(NOW.getTime() + WRITE_INTERVAL_MS).toISOString(),
  });
});

test('keeps the answers about the path, also where the document is written as a whole', async () => {
  const answers = { why: 'work', german: 'no', understands: 'words', heard: 'skipped' } as const;
  const days = Object.fromEntries(
    Array.from({ length: DAY_LIMITS.days }, (_, index) => [
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      { seconds: 1, cards: 0 },
    ]),
  );
  const { progress, stored } = await open({ days });
  progress.answeredPath({ ...answers, why: 'family' });
  progress.answeredPath(answers);
  expect(valueOf(progress)).toMatchObject({ path: answers });
  await progress.flush();
  expect(await stored()).toMatchObject({ path: answers });
  // Another day than the 400 that there may be.
  progress.watched('winter', 4, 4);
  await progress.flush();
  const after = await stored();
  expect(after).toMatchObject({ path: answers, resumeAt: { winter: 4 } });
  expect(Object.keys((after as LearnerState).days ?? {}).length).toBeLessThan(DAY_LIMITS.days);
});

test('stores the answers about the path at once, because a log-out may follow', async () => {
  const answers = { why: 'work', german: 'no', understands: 'words', heard: 'skipped' } as const;
  const { platform, progress, stored } = await open({});
  progress.answeredPath(answers);
  await jest.advanceTimersByTimeAsync(100);
  await platform.session.signOut();
  expect(await stored()).toMatchObject({ path: answers });
});

test('adds up what two devices do on one day', async () => {
  const { platform, progress, stored } = await open();
  const other = createProgress(platform);
  await jest.advanceTimersByTimeAsync(0);
  progress.answered(3);
  other.answered(2);
  other.watched('winter', 30, 30);
  await Promise.all([progress.flush(), other.flush()]);
  expect(await stored()).toMatchObject({ days: { [TODAY]: { seconds: 30, cards: 5 } } });
});

test('begins a finished lesson at the beginning', async () => {
  const { progress, stored } = await open({ resumeAt: { winter: 100 } });
  expect(progress.resumeAt('winter')).toBe(100);
  progress.finished('winter');
  expect(progress.resumeAt('winter')).toBeUndefined();
  await progress.flush();
  expect(await stored()).toMatchObject({ finished: { winter: TODAY }, resumeAt: { winter: 0 } });
});

test('remembers the order in which lessons were watched, without those that are finished', async () => {
  const { progress, stored } = await open({ resumeAt: { a: 5, b: 5, c: 5 }, recent: ['a', 'b'] });
  progress.watched('c', 9, 4);
  progress.watched('b', 9, 4);
  await progress.flush();
  expect(await stored()).toMatchObject({ recent: ['b', 'c', 'a'] });
  progress.finished('b');
  progress.watched('a', 9, 4);
  await progress.flush();
  expect(await stored()).toMatchObject({ recent: ['a', 'c'] });
});

test('keeps the order of ten lessons, also through a failure', async () => {
  let isOffline = true;
  const { progress, stored } = await open(undefined, {
    refuseDocuments: (operation) =>
      operation === 'write' && isOffline ? new AppError('unavailable', 'No network') : undefined,
  });
  for (let lesson = 0; lesson < 6; lesson += 1) progress.watched(`lesson-${lesson}`, 9, 0);
  await progress.flush();
  for (let lesson = 6; lesson < 12; lesson += 1) progress.watched(`lesson-${lesson}`, 9, 0);
  isOffline = false;
  await progress.flush();
  const names = Array.from({ length: RESUME_LIMITS.recent }, (_, i) => `lesson-${11 - i}`);
  expect(await stored()).toMatchObject({ recent: names });
});

test('leaves the order alone while that of other devices is not known', async () => {
  let isOffline = true;
  const { progress, stored } = await open(
    { resumeAt: { a: 5 }, recent: ['a'] },
    {
      refuseDocuments: (operation) =>
        operation === 'read' && isOffline ? new AppError('unavailable', 'No network') : undefined,
    },
  );
  progress.watched('b', 9, 4);
  await progress.flush();
  isOffline = false;
  expect(await stored()).toMatchObject({ resumeAt: { a: 5, b: 9 }, recent: ['a'] });
});

test('undoes answers, but never below zero', async () => {
  const { progress } = await open();
  progress.answered(2);
  progress.answered(-1);
  expect(valueOf(progress)).toMatchObject({ days: { [TODAY]: { cards: 1 } } });
  jest.setSystemTime(new Date(2026, 10, 21, 0, 1));
  progress.answered(-1);
  await progress.flush();
  expect(valueOf(progress)).toMatchObject({ days: { [TODAY]: { cards: 1 } } });
});

test.each([
  ['a position that is no number', Number.NaN, 1, {}],
  ['a length that is none', 1, Number.POSITIVE_INFINITY, {}],
  ['a position beyond a day', 100_000, 0, { winter: 86_400 }],
  ['one before the beginning', -3, -5, { winter: 0 }],
])('bears %s', async (_, at, seconds, resumeAt) => {
  const { progress } = await open();
  progress.watched('winter', at, seconds);
  expect(valueOf(progress)).toEqual(expect.objectContaining({ resumeAt, days: {} }));
});

test('is kept through a failure and stored later, once', async () => {
  let isOffline = true;
  const { progress, stored } = await open(undefined, {
    refuseDocuments: (operation) =>
      operation === 'write' && isOffline ? new AppError('unavailable', 'No network') : undefined,
  });
  progress.answered(1);
  await progress.flush();
  progress.answered(1);
  expect(valueOf(progress)).toMatchObject({ days: { [TODAY]: { cards: 2 } } });
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await stored()).toMatchObject({ days: { [TODAY]: { cards: 2 } } });
});

test('drops what is refused and continues with the rest', async () => {
  let isRefused = true;
  const { progress, stored } = await open(undefined, {
    refuseDocuments: (operation) =>
      operation === 'write' && isRefused ? new AppError('permission-denied', 'No') : undefined,
  });
  progress.answered(1);
  expect(valueOf(progress)).toMatchObject({ days: { [TODAY]: { cards: 1 } } });
  await progress.flush();
  // What will never be stored is not shown as if it were.
  expect(valueOf(progress)).toHaveProperty('days', {});
  isRefused = false;
  progress.watched('winter', 3, 0);
  await progress.flush();
  expect(await stored()).toMatchObject({ resumeAt: { winter: 3 } });
});

test('writes as much at once as the rules take', async () => {
  const { platform, progress, stored } = await open();
  const merge = jest.spyOn(platform.documents, 'merge');
  for (let lesson = 0; lesson < 23; lesson += 1) progress.watched(`lesson-${lesson}`, 9, 0);
  await progress.flush();
  expect(merge).toHaveBeenCalledTimes(3);
  expect(Object.keys((await stored())?.resumeAt ?? {})).toHaveLength(23);
});

test('keeps the newest days when there are too many', async () => {
  const days = Object.fromEntries(
    Array.from({ length: DAY_LIMITS.days }, (_, i) => [
      new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
      { seconds: 1, cards: 1 },
    ]),
  );
  const { progress, stored } = await open({ resumeAt: { a: 5, b: 0 }, days });
  progress.answered(1);
  await progress.flush();
  const after = await stored();
  expect(Object.keys(after?.days ?? {})).toHaveLength(366);
  expect(after).toMatchObject({ resumeAt: { a: 5 }, days: { [TODAY]: { seconds: 0, cards: 1 } } });
  expect(after?.days?.['2025-01-01']).toBeUndefined();
});

/** `count` lessons, each finished on a day of its own, the oldest first. */
const finishedLessons = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `done-${i}`,
      new Date(Date.UTC(2018, 0, 1 + i)).toISOString().slice(0, 10),
    ]),
  );

test('forgets the lessons finished longest ago when there are too many, and goes on', async () => {
  const { platform, progress, stored } = await open({
    finished: finishedLessons(RESUME_LIMITS.lessons),
  });
  const batch = jest.spyOn(platform.documents, 'batch');
  progress.finished('winter');
  await progress.flush();
  const after = (await stored())?.finished ?? {};
  expect(Object.keys(after)).toHaveLength(LESSONS_KEPT);
  expect(after).toHaveProperty('winter', TODAY);
  expect(after).toHaveProperty(`done-${RESUME_LIMITS.lessons - 1}`);
  expect(after).not.toHaveProperty('done-0');
  // Once in a hundred lessons, not with every write from now on.
  progress.finished('summer');
  await progress.flush();
  expect(batch).toHaveBeenCalledTimes(1);
  expect(await stored()).toMatchObject({ finished: { winter: TODAY, summer: TODAY } });
});

test('forgets the places in finished lessons first when there are too many', async () => {
  const finished = finishedLessons(150);
  const begun = Array.from({ length: RESUME_LIMITS.lessons - 150 }, (_, i) => `begun-${i}`);
  const resumeAt = Object.fromEntries([...Object.keys(finished), ...begun].map((id) => [id, 30]));
  const { progress, stored } = await open({ resumeAt, finished });
  progress.watched('winter', 9, 3);
  await progress.flush();
  const after = await stored();
  const kept = Object.keys(after?.resumeAt ?? {});
  expect(kept).toHaveLength(LESSONS_KEPT);
  expect(begun.filter((id) => !kept.includes(id))).toEqual([]);
  expect(after).toMatchObject({ resumeAt: { winter: 9 }, days: { [TODAY]: { seconds: 3 } } });
});

test('forgets lessons with long names when they have no room, and never the one being written', async () => {
  const named = <T>(letter: string, value: T): Record<string, T> =>
    Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [`${letter.repeat(185)}-${i}`, value]),
    );
  const { progress, stored } = await open({
    resumeAt: named('a', 30),
    finished: named('b', '2020-01-01'),
  });
  progress.watched('winter', 9, 3);
  progress.finished('summer');
  await progress.flush();
  const after = await stored();
  expect(after).toMatchObject({ resumeAt: { winter: 9 }, finished: { summer: TODAY } });
  // Each name has at least 185 bytes; the security rules refuse more than 200,000 in all.
  const names = [...Object.keys(after?.resumeAt ?? {}), ...Object.keys(after?.finished ?? {})];
  expect(names.length * 200).toBeLessThan(200_000);
  expect(names.length).toBeGreaterThan(700);
});

test('makes room when another device has filled the document', async () => {
  const { platform, progress, stored } = await open();
  await platform.documents.batch([
    {
      operation: 'set',
      path: PATH,
      data: { finished: finishedLessons(RESUME_LIMITS.lessons), updatedAt: NOW.toISOString() },
    },
  ]);
  jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValueOnce(new AppError('permission-denied', 'Too many lessons'));
  progress.finished('winter');
  await progress.flush();
  const after = (await stored())?.finished ?? {};
  expect(Object.keys(after)).toHaveLength(LESSONS_KEPT);
  expect(after).toHaveProperty('winter', TODAY);
});

test('keeps the minutes of a write that is refused for its place in a lesson', async () => {
  const { platform, progress, stored } = await open();
  const merge = platform.documents.merge.bind(platform.documents);
  jest.spyOn(platform.documents, 'merge').mockImplementation(async (path, data) => {
    if ('resumeAt' in data) throw new AppError('permission-denied', 'Too many lessons');
    return merge(path, data);
  });
  progress.watched('winter', 9, 3);
  await progress.flush();
  expect(await stored()).toMatchObject({ days: { [TODAY]: { seconds: 3, cards: 0 } } });
  expect(valueOf(progress)).toMatchObject({ days: { [TODAY]: { seconds: 3, cards: 0 } } });
});

test('writes nothing in another way when the answer to a write is lost', async () => {
  const { platform, progress } = await open();
  const merge = jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValue(new AppError('unavailable', 'No network'));
  progress.watched('winter', 9, 3);
  await progress.flush();
  expect(merge).toHaveBeenCalledTimes(1);
});

test('is empty for a visitor, and for another user after log-out', async () => {
  const { platform, progress, stored } = await open({ resumeAt: { winter: 3 } });
  await platform.session.signOut();
  expect(progress.state$.value).toEqual({ status: 'idle' });
  progress.watched('summer', 9, 9);
  await progress.flush();
  expect(progress.resumeAt('summer')).toBeUndefined();
  expect(await stored()).toEqual({ resumeAt: { winter: 3 } });
});

describe('while another learner logs in', () => {
  const BEATS = documentPaths.learnerState('uid-beat');
  const beat = aMember({ UID: 'uid-beat' });

  test('drops what waits to be stored', async () => {
    const { platform, progress, stored } = await open();
    progress.watched('winter', 9, 9);
    platform.setSession(beat);
    await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
    expect([await stored(), await platform.documents.get(BEATS)]).toEqual([undefined, undefined]);
    progress.watched('summer', 5, 5);
    await progress.flush();
    expect(await stored()).toBeUndefined();
    expect(await platform.documents.get(BEATS)).toMatchObject({ resumeAt: { summer: 5 } });
  });

  test.each(['well', 'badly'] as const)('mixes up nothing if a write ends %s', async (how) => {
    const { platform, progress } = await open();
    let settle = () => {};
    jest.spyOn(platform.documents, 'merge').mockReturnValueOnce(
      new Promise<void>((resolve, reject) => {
        settle = () => (how === 'well' ? resolve() : reject(new AppError('unavailable', 'No')));
      }),
    );
    progress.watched('winter', 9, 9);
    const flushed = progress.flush();
    await jest.advanceTimersByTimeAsync(0);
    platform.setSession(beat);
    settle();
    await flushed;
    await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
    expect(valueOf(progress)).toMatchObject({ resumeAt: {}, days: {} });
    expect(await platform.documents.get(BEATS)).toBeUndefined();
  });
});

describe('a film', () => {
  const BEATS = documentPaths.learnerState('uid-beat');
  const beat = aMember({ UID: 'uid-beat' });
  const watch = (film: ReturnType<ReturnType<typeof createProgress>['listen']>) => {
    film.onWatched({ position: 9, seconds: 5 });
    film.onFinished();
    film.onLeave();
  };

  test('that a learner began leaves nothing with the next one', async () => {
    const { platform, progress } = await open();
    const film = progress.listen('winter');
    platform.setSession(beat);
    watch(film);
    await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
    expect(await platform.documents.get(BEATS)).toBeUndefined();
  });

  test('that the next one began is theirs', async () => {
    const { platform, progress, stored } = await open();
    platform.setSession(beat);
    watch(progress.listen('winter'));
    await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
    expect(await platform.documents.get(BEATS)).toMatchObject({ finished: { winter: TODAY } });
    expect(await stored()).toBeUndefined();
  });

  test('that a visitor began belongs to the first learner who logs in, and to no other', async () => {
    const { platform, progress, stored } = await open({}, { session: { status: 'visitor' } });
    const film = progress.listen('winter');
    watch(film);
    platform.setSession(aMember());
    watch(film);
    await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
    expect(await stored()).toMatchObject({ finished: { winter: TODAY } });
    platform.setSession(beat);
    watch(film);
    await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
    expect(await platform.documents.get(BEATS)).toBeUndefined();
  });
});

test('says when it could not be read, and reads again', async () => {
  let isOffline = true;
  const { progress } = await open(
    { resumeAt: { winter: 3 } },
    { refuseDocuments: () => (isOffline ? new AppError('unavailable', 'No network') : undefined) },
  );
  expect(progress.state$.value.status).toBe('failure');
  isOffline = false;
  progress.retry();
  await jest.advanceTimersByTimeAsync(0);
  expect(progress.resumeAt('winter')).toBe(3);
});

test('keeps the goal of the day where the document is written as a whole', async () => {
  const days = Object.fromEntries(
    Array.from({ length: DAY_LIMITS.days }, (_, index) => [
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      { seconds: 1, cards: 0 },
    ]),
  );
  const { progress, stored } = await open({ days, goal: 20 });
  // Another day than the 400 that there may be.
  progress.watched('winter', 4, 4);
  await progress.flush();
  expect(await stored()).toMatchObject({ goal: 20, resumeAt: { winter: 4 } });
  expect(valueOf(progress)).toMatchObject({ goal: 20 });
});

test('shows another goal as soon as the learner has stored it, and stores nothing itself', async () => {
  const { platform, progress, stored } = await open({ goal: 20 });
  const merge = jest.spyOn(platform.documents, 'merge');
  platform.events.emit('goalChanged', { Minutes: 10 });
  expect(valueOf(progress)).toMatchObject({ goal: 10 });
  await progress.flush();
  expect(merge).not.toHaveBeenCalled();
  expect(await stored()).toMatchObject({ goal: 20 });
});

test('has a goal of five minutes for who has chosen none', async () => {
  const { progress } = await open();
  expect(valueOf(progress)).toMatchObject({ goal: 5 });
});

test('is one for all screens of a Platform', () => {
  const platform = createInMemoryPlatform();
  expect(progressOf(platform)).toBe(progressOf(platform));
});
