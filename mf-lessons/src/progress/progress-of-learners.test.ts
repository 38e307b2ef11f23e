import { AppError, documentPaths } from 'shared-contracts';
import { aMember } from 'common-testing';
import type { createProgress } from './create-progress';
import { WRITE_INTERVAL_MS } from './learner-progress';
import { open, TODAY, valueOf } from './testing/open-progress';

const BEATS = documentPaths.learnerState('uid-beat');
const beat = aMember({ UID: 'uid-beat' });

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
  const watch = (film: ReturnType<ReturnType<typeof createProgress>['listen']>) => {
    film.onWatched({ from: 0, to: 9, position: 9, duration: 10 });
    film.onLeave();
  };

  test('that a learner began does not count for the next one', async () => {
    const { platform, progress } = await open();
    const film = progress.listen('winter');
    platform.setSession(beat);
    watch(film);
    await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
    expect(await platform.documents.get(BEATS)).toBeUndefined();
  });

  test('that the next learner began counts for them', async () => {
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
