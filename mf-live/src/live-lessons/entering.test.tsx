import { cleanup, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type Catalogue } from 'shared-contracts';
import { ASK_EVERY_MS } from '../room/use-still-allowed';
import { catalogue, inRoom, pass, press, renderAt, ROOM } from '../testing/live-page';
import { LiveLessonsScreen } from './Screen';

describe('a member who waited outside', () => {
  const WAITS = [
    ['a moment', ASK_EVERY_MS - 1000, 0],
    ['so long that the addresses may have ended', ASK_EVERY_MS, 1],
  ] as const;

  test.each(WAITS)('%s, and enters', async (_, ms, calls) => {
    const answer = jest.fn(() => ROOM);
    await renderAt('2026-11-20T12:00:00Z', { functions: { getLiveLessonUrls_v2_0: answer } });
    answer.mockClear();
    await pass(ms);
    await press('Enter the room');
    await pass(0);
    expect(answer).toHaveBeenCalledTimes(calls);
    // The page asks again before the addresses expire.
    await pass(ASK_EVERY_MS);
    expect(answer).toHaveBeenCalledTimes(calls + 1);
  });

  test('until the room opened by itself', async () => {
    const answer = jest.fn(() => ROOM);
    await renderAt('2026-11-23T18:43:50Z', { functions: { getLiveLessonUrls_v2_0: answer } });
    answer.mockClear();
    await pass(ASK_EVERY_MS);
    expect(answer).not.toHaveBeenCalled();
    await pass(30_000);
    await pass(0);
    expect(inRoom()).toBeVisible();
    expect(answer).toHaveBeenCalledTimes(1);
  });
});

describe('a plan that ends during the lesson', () => {
  test('closes the room within a minute and shows the alert [ACCESS-live-not-vip] [ERROR-live-not-vip]', async () => {
    let answer: { hasAccess: boolean; EmbedUrl?: string } = ROOM;
    const { platform } = await renderAt('2026-11-23T19:00:00Z', {
      functions: { getLiveLessonUrls_v2_0: () => answer },
    });
    expect(inRoom()).toBeVisible();
    answer = { hasAccess: false };
    await pass(ASK_EVERY_MS - 1);
    expect(inRoom()).toBeVisible();
    await pass(1);
    expect(ASK_EVERY_MS).toBeLessThan(60_000);
    expect(inRoom()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Watch the stream' })).toBeNull();
    expect(platform.alerts.current$.value).toMatchObject({
      title: 'VIP',
      description: 'Only VIP members can access live lessons.',
      redirectTo: '/subscriptions',
    });
  });

  test('a failed request closes nothing', async () => {
    let isDown = false;
    const { platform } = await renderAt('2026-11-23T19:00:00Z', {
      functions: {
        getLiveLessonUrls_v2_0: () => {
          if (isDown) throw new AppError('unavailable', 'No connection');
          return ROOM;
        },
      },
    });
    isDown = true;
    await pass(3 * ASK_EVERY_MS);
    expect(inRoom()).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
  });
});

test('the shell does not reload the page while a member is in the room', async () => {
  const { platform } = await renderAt('2026-11-20T12:00:00Z');
  const { holds$ } = platform.reload;
  expect(holds$.value).toEqual([]);
  await press('Enter the room');
  expect(inRoom()).toBeVisible();
  expect(holds$.value).toEqual(['room']);
  await press('Leave the room');
  expect(holds$.value).toEqual([]);
});

describe('a member who came early', () => {
  const FRIDAY = '2026-11-20T12:00:00Z';
  afterEach(() => sessionStorage.clear());

  /** Enters and reloads the page: only the tab's storage stays, and nothing unmounts. */
  async function reloadedAt(now: string) {
    await renderAt(FRIDAY);
    await press('Enter the room');
    const kept = Object.entries(sessionStorage);
    cleanup();
    kept.forEach(([key, value]) => sessionStorage.setItem(key, String(value)));
    return renderAt(now);
  }

  test('is in the room again after a reload, and can leave it', async () => {
    const reloaded = await reloadedAt('2026-11-20T12:01:00Z');
    expect(inRoom()).toBeVisible();
    await press('Leave the room');
    expect(inRoom()).toBeNull();
    reloaded.unmount();
    await renderAt(FRIDAY);
    expect(inRoom()).toBeNull();
  });

  test('is outside again before the next lesson', async () => {
    await reloadedAt('2026-11-25T12:00:00Z');
    expect(inRoom()).toBeNull();
  });

  test('stays inside when the dates are known only after the press', async () => {
    const { platform, unmount } = await renderAt(FRIDAY);
    unmount();
    let arrive: ((late: Catalogue) => void) | undefined;
    const late = new Promise<Catalogue>((resolve) => (arrive = resolve));
    jest.spyOn(platform.content, 'catalogue').mockReturnValue(late);
    renderScreen(LiveLessonsScreen, platform);
    await pass(0);
    await press('Enter the room');
    expect(inRoom()).toBeVisible();
    arrive?.(catalogue);
    await pass(0);
    expect(inRoom()).toBeVisible();
    expect(screen.getByText(/Monday 23 November/)).toBeInTheDocument();
  });

  test('is outside again after a visit to another page', async () => {
    const { unmount } = await renderAt(FRIDAY);
    await press('Enter the room');
    unmount();
    await renderAt(FRIDAY);
    expect(inRoom()).toBeNull();
  });

  test('can enter if the browser blocks storage', async () => {
    const refuses = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    try {
      await renderAt(FRIDAY);
      await press('Enter the room');
      expect(inRoom()).toBeVisible();
    } finally {
      refuses.mockRestore();
    }
  });
});
