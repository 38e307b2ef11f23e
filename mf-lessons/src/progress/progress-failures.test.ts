import { AppError, RESUME_LIMITS } from 'shared-contracts';
import { open, TODAY, valueOf } from './testing/open-progress';

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
  // Dropped changes are no longer shown.
  expect(valueOf(progress)).toHaveProperty('days', {});
  isRefused = false;
  progress.watched('winter', 3, 0);
  await progress.flush();
  expect(await stored()).toMatchObject({ resumeAt: { winter: 3 } });
});

test('does not write in another way when the answer to a write is lost', async () => {
  const { platform, progress } = await open();
  const merge = jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValue(new AppError('unavailable', 'No network'));
  progress.watched('winter', 9, 3);
  await progress.flush();
  expect(merge).toHaveBeenCalledTimes(1);
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

test('does not write the order while that of other devices is unknown', async () => {
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
