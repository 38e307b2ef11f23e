import { AppError, DAY_LIMITS, RESUME_LIMITS, type LearnerState } from 'shared-contracts';
import {
  finishedLessons,
  manyDays,
  NOW,
  open,
  PATH,
  TODAY,
  valueOf,
} from './testing/open-progress';

/** Number of lessons that stay in a full map. */
const LESSONS_KEPT = RESUME_LIMITS.lessons - 100;

test('keeps the answers about the path, also where the document is written as a whole', async () => {
  const answers = { why: 'work', german: 'no', understands: 'words', heard: 'skipped' } as const;
  const days = manyDays(2024, DAY_LIMITS.days);
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

test('keeps the goal of the day where the document is written as a whole', async () => {
  const days = manyDays(2024, DAY_LIMITS.days);
  const { progress, stored } = await open({ days, goal: 20 });
  // Another day than the 400 that there may be.
  progress.watched('winter', 4, 4);
  await progress.flush();
  expect(await stored()).toMatchObject({ goal: 20, resumeAt: { winter: 4 } });
  expect(valueOf(progress)).toMatchObject({ goal: 20 });
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
  const days = manyDays(2025, DAY_LIMITS.days, 1);
  const { progress, stored } = await open({ resumeAt: { a: 5, b: 0 }, days });
  progress.answered(1);
  await progress.flush();
  const after = await stored();
  expect(Object.keys(after?.days ?? {})).toHaveLength(366);
  expect(after).toMatchObject({ resumeAt: { a: 5 }, days: { [TODAY]: { seconds: 0, cards: 1 } } });
  expect(after?.days?.['2025-01-01']).toBeUndefined();
});

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
  // Room is made once in a hundred lessons, not with every write.
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
      Array.from({ length: 1050 }, (_, i) => [`${letter.repeat(185)}-${i}`, value]),
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
  // Each id has at least 185 bytes; the security rules refuse more than 400,000 in all.
  const names = [...Object.keys(after?.resumeAt ?? {}), ...Object.keys(after?.finished ?? {})];
  expect(names.length * 200).toBeLessThan(400_000);
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
