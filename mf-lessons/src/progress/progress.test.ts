import { createInMemoryPlatform } from 'common-testing';
import { createProgress, progressOf } from './create-progress';
import { WRITE_INTERVAL_MS } from './learner-progress';
import { NOW, open, TODAY, valueOf } from './testing/open-progress';

test('is empty before a user has begun', async () => {
  const { progress } = await open();
  expect(valueOf(progress)).toEqual({
    resumeAt: {},
    recent: [],
    finished: {},
    played: {},
    understood: {},
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
    played: { winter: '0-81' },
    days: { [TODAY]: { seconds: 8, cards: 0 } },
    updatedAt: new Date(NOW.getTime() + WRITE_INTERVAL_MS).toISOString(),
  });
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
  progress.addedWords(1);
  other.addedWords(1);
  other.watched('winter', 30, 30);
  await Promise.all([progress.flush(), other.flush()]);
  expect(await stored()).toMatchObject({ days: { [TODAY]: { seconds: 30, cards: 5, words: 2 } } });
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

test('shows another goal as soon as the learner has stored it, and stores nothing itself', async () => {
  const { platform, progress, stored } = await open({ goal: 20 });
  const merge = jest.spyOn(platform.documents, 'merge');
  platform.events.emit('goalChanged', { Minutes: 10 });
  expect(valueOf(progress)).toMatchObject({ goal: 10 });
  await progress.flush();
  expect(merge).not.toHaveBeenCalled();
  expect(await stored()).toMatchObject({ goal: 20 });
});

test('has a goal of five minutes by default', async () => {
  const { progress } = await open();
  expect(valueOf(progress)).toMatchObject({ goal: 5 });
});

test('is shared by all screens of a Platform', () => {
  const platform = createInMemoryPlatform();
  expect(progressOf(platform)).toBe(progressOf(platform));
});
