import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { LIVE_RUNNING_MS } from 'common';
import { AppError, documentPaths } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { ProgressView } from '../progress-view/ProgressView';
import { cards, LESSONS, link, openToday, STATE } from './testing/open-today';
import { Today } from './Today';

afterEach(() => jest.useRealTimers());

test('says what failed, and tries again', async () => {
  let isDown = true;
  const { user } = openToday(1, {
    documents: cards(-1),
    refuseDocuments: () => (isDown ? new AppError('unavailable', 'No network') : undefined),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await link('Review')).toBeVisible();
});

test('shares its reads with the week below', async () => {
  const platform = createInMemoryPlatform({ session: aMember(), catalogue: LESSONS });
  const query = jest.spyOn(platform.documents, 'query');
  const get = jest.spyOn(platform.documents, 'get');
  const Both = () => (
    <>
      <Today />
      <ProgressView />
    </>
  );
  const { unmount } = renderScreen(Both, platform);
  await screen.findByText(/full week: two days off/);
  const ofPath = (path: string) => get.mock.calls.filter(([read]) => read === path).length;
  const reads = () => [query.mock.calls.length, ofPath(STATE), ofPath(documentPaths.liveDates())];
  expect(reads()).toEqual([5, 1, 1]);
  unmount();
  renderScreen(Both, platform);
  await waitFor(() => expect(reads()).toEqual([10, 1, 1]));
});

test('reads the changed dates again, where the first read failed', async () => {
  const [From] = LESSONS.liveLessons.Dates;
  const Moved = [{ From: From!, To: '2099-12-05T19:30:00+01:00' }];
  const dates = documentPaths.liveDates();
  let isDown = true;
  const platform = createInMemoryPlatform({
    session: aMember(),
    catalogue: LESSONS,
    documents: { [dates]: { Revision: 1, Moved } },
    refuseDocuments: (_, path) =>
      isDown && path === dates ? new AppError('unavailable', 'No network') : undefined,
  });
  platform.preferences.set({ tier: 2 });
  const { unmount } = renderScreen(Today, platform);
  await screen.findByText(/23 Nov/);
  unmount();
  isDown = false;
  renderScreen(Today, platform);
  expect(await screen.findByText(/5 Dec/)).toBeVisible();
});

describe('an open tab', () => {
  const lateInTheEvening = () =>
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59), doNotFake: ['queueMicrotask'] });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const openInTheEvening = async () => {
    lateInTheEvening();
    // Due the next morning.
    openToday(1, { documents: cards(0.5) });
    for (let round = 0; round < 6; round += 1) await pass(0);
    expect(screen.getByText('Next lesson')).toBeVisible();
    expect(screen.queryByText('To review')).not.toBeInTheDocument();
  };

  test('has the new day after midnight', async () => {
    await openInTheEvening();
    await pass(61_000);
    expect(screen.getByText('To review')).toBeVisible();
  });

  test('has the live lesson when it begins, and no longer when it is over', async () => {
    lateInTheEvening();
    const begins = Date.now() + 30_000;
    const Dates = [new Date(begins).toISOString().replace('Z', '+00:00')];
    openToday(2, { catalogue: { ...LESSONS, liveLessons: { Title: 'Zäme rede', Dates } } });
    for (let round = 0; round < 6; round += 1) await pass(0);
    expect(screen.queryByText('Live now')).not.toBeInTheDocument();
    await pass(31_000);
    expect(screen.getByText('Live now')).toBeVisible();
    expect(screen.getByText('Zäme rede')).toHaveAttribute('lang', 'gsw');
    // Midnight passes, then the lesson.
    await pass(120_000);
    await pass(LIVE_RUNNING_MS);
    expect(screen.queryByText('Live now')).not.toBeInTheDocument();
  });

  test('has the new day when it comes back into view', async () => {
    await openInTheEvening();
    // A device that slept fires no timer.
    jest.setSystemTime(new Date(2026, 10, 21, 8, 0));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('To review')).toBeVisible();
  });
});

describe('an answer of a teacher', () => {
  const note = (VideoID: string, TimeStamp: string) => ({ VideoID, TimeStamp });
  const path = (id: string) => documentPaths.newAnswer('uid-heidi', id);

  test('is announced in the place of tomorrow, and leads to its comment', async () => {
    const { user, platform } = openToday(1, {
      documents: { [path('c 1')]: note('tram', '2026-11-20T10:00:00.000Z') },
    });
    expect(await screen.findByText(/^The teacher answered your question/)).toBeVisible();
    const read = await link('Read the answer');
    expect(read).toHaveAttribute('href', '/videos/tram?comment=c%201');
    await user.click(read);
    await waitFor(async () => expect(await platform.documents.get(path('c 1'))).toBeUndefined());
  });

  test('comes newest first, and several are counted', async () => {
    openToday(1, {
      documents: {
        [path('a')]: note('tram', '2026-11-20T10:00:00.000Z'),
        [path('b')]: note('znueni', '2026-11-21T10:00:00.000Z'),
      },
    });
    expect(await screen.findByText(/^The teacher answered 2 of your questions/)).toBeVisible();
    expect(await link('Read the answer')).toHaveAttribute('href', '/videos/znueni?comment=b');
  });

  test('delays nothing: without one, or if it cannot be read, the day is shown', async () => {
    openToday(1, {
      refuseDocuments: (_, at) =>
        at.endsWith('/Answers') ? new AppError('unavailable', 'offline') : undefined,
    });
    expect(await link('Watch De Znüni')).toBeVisible();
    expect(screen.queryByText(/The teacher answered/)).not.toBeInTheDocument();
  });
});
