import { waitFor } from '@testing-library/react';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { createProgress } from './create-progress';
import { WRITE_INTERVAL_MS } from './learner-progress';
import { open, PATH, TODAY, valueOf } from './testing/open-progress';

/** Reports that a film of 100 seconds was played from one second to another. */
const play = (
  film: ReturnType<ReturnType<typeof createProgress>['listen']>,
  from: number,
  to: number,
) => film.onWatched({ from, to, position: to >= 90 ? 0 : to, duration: 100 });

const line = (text: string, seconds = 2) => ({ words: text.split(' '), seconds });

test('adds played ranges to the stored ones, each second once', async () => {
  const { progress, stored } = await open({ played: { winter: '0-200', summer: '5-9' } });
  play(progress.listen('winter'), 10, 30.5);
  await progress.flush();
  expect(await stored()).toMatchObject({ played: { winter: '0-305', summer: '5-9' } });
});

test('keeps what other devices stored if the progress was not read yet', async () => {
  const { platform, stored } = await open({ played: { winter: '0-200' } });
  jest.spyOn(platform.documents, 'get').mockRejectedValueOnce(new Error('No network'));
  const other = createProgress(platform);
  await jest.advanceTimersByTimeAsync(0);
  play(other.listen('winter'), 50, 60);
  other.understood('winter', line('hoi'), true);
  await other.flush();
  expect(await stored()).toMatchObject({ played: { winter: '0-200' }, resumeAt: { winter: 60 } });
  other.retry();
  await jest.advanceTimersByTimeAsync(WRITE_INTERVAL_MS);
  expect(await stored()).toMatchObject({
    played: { winter: '0-200 500-600' },
    understood: { winter: '20 hoi' },
  });
});

test('a lesson is finished once 80 % of it was played, on one day or several', async () => {
  const { progress } = await open({ played: { winter: '0-500' } });
  const film = progress.listen('winter');
  play(film, 50, 79);
  expect(valueOf(progress)).toMatchObject({ finished: {} });
  expect(film.isFinished()).toBe(false);
  play(film, 79, 80);
  expect(valueOf(progress)).toMatchObject({ finished: { winter: TODAY } });
  expect(film.isFinished()).toBe(true);
});

test('a jump to the end finishes nothing, and leaves no place to continue at', async () => {
  const { progress } = await open();
  play(progress.listen('winter'), 96, 100);
  expect(valueOf(progress)).toMatchObject({ finished: {}, resumeAt: { winter: 0 }, recent: [] });
});

test('in a film in parts the dialogue counts', async () => {
  const { progress } = await open();
  const chapters = [
    { at: 0, part: 'dialogue' },
    { at: 30, part: 'practice' },
  ] as const;
  play(progress.listen('winter', chapters), 31, 100);
  expect(valueOf(progress)).toMatchObject({ finished: {} });
  play(progress.listen('winter', chapters), 0, 24);
  expect(valueOf(progress)).toMatchObject({ finished: { winter: TODAY } });
});

test('a lesson that was finished earlier is finished again by what is played now', async () => {
  const earlier = { finished: { winter: '2026-11-01' }, played: { winter: '0-1000' } };
  const { progress } = await open(earlier);
  const film = progress.listen('winter');
  play(film, 0, 70);
  expect(valueOf(progress)).toMatchObject({ finished: { winter: '2026-11-01' } });
  play(film, 70, 80);
  expect(valueOf(progress)).toMatchObject({ finished: { winter: TODAY } });
});

test('a visitor finishes a film too, and nothing is stored', async () => {
  const { progress, stored } = await open(undefined, { session: { status: 'visitor' } });
  const film = progress.listen('winter');
  play(film, 0, 80);
  expect(film.isFinished()).toBe(true);
  await progress.flush();
  expect(await stored()).toBeUndefined();
});

test('10,000 plays leave a record of 32 stretches at most', async () => {
  const { progress, stored } = await open();
  const film = progress.listen('winter');
  for (let play_ = 0; play_ < 10_000; play_ += 1) {
    const from = (play_ * 37.7) % 80_000;
    film.onWatched({ from, to: from + 1, position: from + 1, duration: 86_400 });
  }
  await progress.flush();
  const text = (await stored())?.played?.winter ?? '';
  expect(text).toMatch(/^\d+-\d+( \d+-\d+){0,31}$/);
});

test('a clock that is moved back loses nothing', async () => {
  const { progress, stored } = await open();
  const film = progress.listen('winter');
  play(film, 0, 10);
  jest.setSystemTime(new Date(2026, 10, 19, 8, 0));
  play(film, 10, 20);
  await progress.flush();
  expect(await stored()).toMatchObject({
    played: { winter: '0-200' },
    days: {
      '2026-11-19': { seconds: 10, cards: 0 },
      '2026-11-20': { seconds: 10, cards: 0 },
    },
  });
});

test('a line counts once, and no more when its answer is taken back', async () => {
  const { progress, stored } = await open({ understood: { winter: '30 ja ich' } });
  progress.understood('winter', line('hoi'), true);
  progress.understood('winter', line('hoi'), true);
  progress.understood('winter', line('morn'), true);
  progress.understood('winter', line('morn'), false);
  await progress.flush();
  expect(await stored()).toMatchObject({ understood: { winter: '30 ja ich\n20 hoi' } });
});

test('ranges and answers that are stored already are not written again', async () => {
  const { platform, progress } = await open({ understood: { winter: '20 hoi' } });
  const merge = jest.spyOn(platform.documents, 'merge');
  progress.understood('winter', line('hoi'), true);
  await progress.flush();
  expect(merge).not.toHaveBeenCalled();
});

describe('two tabs', () => {
  beforeEach(() => jest.useRealTimers());

  /** Opens two tabs of Heidi, with a function that waits until a message has arrived. */
  async function openTwo(played: Record<string, string> = {}) {
    const platform = createInMemoryPlatform({
      session: aMember(),
      documents: { [PATH]: { played } },
    });
    const tabs = [createProgress(platform), createProgress(platform)] as const;
    await Promise.all(
      tabs.map((tab) => waitFor(() => expect(valueOf(tab)).toHaveProperty('days'))),
    );
    const words = new BroadcastChannel('progress/uid-heidi');
    const heard = () =>
      new Promise<void>((resolve) => {
        words.addEventListener('message', () => setTimeout(resolve), { once: true });
      });
    return { tabs, heard, stored: () => platform.documents.get(PATH) };
  }

  test('keep what the other has played and understood', async () => {
    const { tabs, stored } = await openTwo({ winter: '0-50' });
    const [one, other] = tabs;
    play(one.listen('winter'), 20, 30);
    one.understood('winter', line('hoi'), true);
    await one.flush();
    await waitFor(() =>
      expect(valueOf(other)).toMatchObject({ played: { winter: '0-50 200-300' } }),
    );
    play(other.listen('winter'), 40, 50);
    other.understood('winter', line('morn'), true);
    await other.flush();
    expect(await stored()).toMatchObject({
      played: { winter: '0-50 200-300 400-500' },
      understood: { winter: '20 hoi\n20 morn' },
    });
  });

  test('finish a lesson together', async () => {
    const { tabs } = await openTwo();
    const [one, other] = tabs;
    play(one.listen('winter'), 0, 50);
    play(other.listen('winter'), 50, 100);
    await one.flush();
    await waitFor(() => expect(valueOf(other)).toHaveProperty('finished.winter'));
  });

  test('that play at the same time count each minute once', async () => {
    const { tabs, heard, stored } = await openTwo();
    for (let second = 0; second < 60; second += 5) {
      for (const [index, tab] of tabs.entries()) {
        const word = heard();
        play(tab.listen(`film-${index}`), second, second + 5);
        await word;
      }
    }
    await Promise.all(tabs.map((tab) => tab.flush()));
    const { played, days = {} } = (await stored()) ?? {};
    expect(played).toEqual({ 'film-0': '0-600', 'film-1': '0-600' });
    // One tab counts. The other may have counted before the first message arrived.
    const seconds = Object.values(days).reduce((sum, day) => sum + day.seconds, 0);
    expect([60, 65]).toContain(seconds);
  });
});
