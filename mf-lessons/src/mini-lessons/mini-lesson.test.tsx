import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeEngine, renderScreen } from 'kit/testing';
import { AppError, type Entitlement, type SecureData } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { takePlayWish, wishToPlay } from '../player/play-wish';
import { catalogue, lesson } from '../testing/catalogue';
import { MiniLessonScreen } from './Screen';

let mockEngine = fakeEngine();
jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: async () => mockEngine.create,
}));
beforeEach(() => {
  mockEngine = fakeEngine();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
});

const OTHERS = catalogue(
  lesson('merci', { Type: 'mini_lesson', Title: 'Merci vilmal', isFree: true }),
  lesson('ade', { Type: 'mini_lesson' }),
);

function open(answer: () => SecureData) {
  const platform = createInMemoryPlatform({
    path: '/mini-lessons/merci',
    catalogue: OTHERS,
    functions: { getSecureData_v2_0: answer },
  });
  return renderScreen(MiniLessonScreen, platform);
}

const FULL: SecureData = {
  hasAccess: true,
  Text: 'Merci vilmal!\nThank you very much!',
  VideoHLSurl: 'https://media.example/m.m3u8',
};

test('plays a free mini lesson for a visitor, with its picture, its text and the others below [ASYNC-mini-single] [ENTITY-mini-lessons]', async () => {
  const { platform } = open(() => FULL);
  expect(await screen.findByText('Thank you very much!')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Merci vilmal' })).toBeVisible();
  expect(document.querySelector('video')?.poster).toBe('https://media.example/merci.webp');
  expect(mockEngine.done).toContain('load https://media.example/m.m3u8 at 0');
  expect(screen.getByRole('link', { name: /Grüezi ade/ })).toBeVisible();
  expect(platform.recorded.alerts).toEqual([]);
  expect(platform.recorded.calls).toEqual([
    { name: 'getSecureData_v2_0', payload: { videoID: 'merci' } },
  ]);
});

describe('on the page that was composed for it', () => {
  /** Opens the page with its code loaded, while something else is still loading. */
  function openOwnPage(answer: () => SecureData = () => FULL) {
    const [merci] = OTHERS.lessons;
    if (!merci) throw new Error('There is no mini lesson');
    const platform = createInMemoryPlatform({
      path: '/mini-lessons/merci',
      catalogue: OTHERS,
      prerenderedLesson: {
        schemaVersion: 1,
        lesson: merci,
        isWhole: true,
        lines: [{ SwissGerman: 'Merci vilmal!', English: 'Thank you very much!' }],
      },
      functions: { getSecureData_v2_0: answer },
    });
    platform.loading.start();
    return { ...renderScreen(MiniLessonScreen, platform), platform };
  }
  const play = () => screen.findByRole('button', { name: 'Play Merci vilmal' });
  const video = () => document.querySelector('video');

  test('the film waits until the page is at rest', async () => {
    const { platform } = openOwnPage();
    expect(await play()).toBeVisible();
    expect(mockEngine.done).toEqual([]);
    expect(video()).toBeNull();
    await act(async () => {
      platform.loading.stop();
      // The loading flag starts as true; the first screen resets it.
      platform.loading.stop();
    });
    await waitFor(() =>
      expect(mockEngine.done).toContain('load https://media.example/m.m3u8 at 0'),
    );
    expect(screen.queryByRole('button', { name: 'Play Merci vilmal' })).not.toBeInTheDocument();
  });

  test('the picture before a film that a machine speaks is marked already', async () => {
    openOwnPage(() => ({
      ...FULL,
      Lines: { urls: ['https://media.example/1.m4a'], voice: 'machine' },
    }));
    expect(await play()).toBeVisible();
    expect(screen.getByText('Sample: machine voice')).toBeVisible();
  });

  test('a press on play loads it at once, and plays it', async () => {
    const start = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user } = openOwnPage();
    await user.click(await play());
    await waitFor(() =>
      expect(mockEngine.done).toContain('load https://media.example/m.m3u8 at 0'),
    );
    await act(async () => void video()?.dispatchEvent(new Event('canplay')));
    expect(start).toHaveBeenCalled();
  });

  test('nothing can be played that the server refuses', async () => {
    openOwnPage(() => ({ hasAccess: false }));
    expect(await screen.findByText('Watch this mini lesson with BASIC')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play Merci vilmal' })).not.toBeInTheDocument();
  });
});

test.each<[string, SecureData]>([
  ['video URL', { ...FULL, VideoHLSurl: undefined }],
  ['text', { ...FULL, Text: '' }],
  ['right', { hasAccess: false, error: { code: 1 } }],
])(
  'is for members only without a %s [MINI-needs-url-and-text] [ERROR-mini-missing] [CONST-mini-trial]',
  async (_missing, answer) => {
    const { platform } = open(() => answer);
    await screen.findByText('Watch this mini lesson with BASIC');
    expect(platform.recorded.alerts).toMatchObject([{ title: 'VIP/BASIC only' }]);
    expect(platform.recorded.alerts[0]?.description).toContain('30 days');
    expect(document.querySelector('video')).toBeNull();
    await act(async () => platform.pressAlertButton('Try 30 days free'));
    expect(platform.recorded.paths).toEqual(['/subscriptions']);
  },
);

test('promises no second trial to a member whose plan has ended', async () => {
  const ended: Entitlement = {
    Tier: 1,
    ProductID: 'basic_monthly',
    identifier: 'BASIC_monthly',
    platform: 'web',
    cancels: true,
    purchase_date: '2025-10-01T12:00:00Z',
    expires_date: '2025-11-01T12:00:00Z',
  };
  const platform = createInMemoryPlatform({
    path: '/mini-lessons/merci',
    session: aMember({ UID: 'heidi' }),
    documents: { 'Entitlements/heidi': ended },
    catalogue: OTHERS,
    functions: { getSecureData_v2_0: () => ({ hasAccess: false, reason: 'ended' }) },
  });
  // The shell subscribes to every member's plan.
  platform.entitlement$.subscribe(() => undefined);
  await waitFor(() => expect(platform.entitlement$.value.status).toBe('success'));
  renderScreen(MiniLessonScreen, platform);
  expect(await screen.findByRole('link', { name: 'Subscribe to BASIC' })).toBeVisible();
  const [alert] = platform.recorded.alerts;
  expect(alert?.description).toBe('This mini lesson is for BASIC and VIP members.');
  expect(alert?.buttons?.map(({ title }) => title)).toEqual(['Not now', 'Subscribe']);
});

test('forgets the press that was to play it, where it is for members only', async () => {
  const { platform } = open(() => ({ hasAccess: false }));
  wishToPlay(platform, 'merci');
  await screen.findByText('Watch this mini lesson with BASIC');
  expect(takePlayWish(platform, 'merci')).toBe(false);
});

test('opens no second sales dialog in a row', async () => {
  let answer: SecureData = { hasAccess: false };
  const { platform, unmount } = open(() => answer);
  const reopen = async () => renderScreen(MiniLessonScreen, platform).unmount;
  await screen.findByText('Watch this mini lesson with BASIC');
  unmount();
  (await reopen())();
  expect(platform.recorded.alerts).toHaveLength(1);
  answer = FULL;
  const leave = await reopen();
  await screen.findByLabelText(/^Video: /);
  leave();
  answer = { hasAccess: false };
  await reopen();
  await screen.findByText('Watch this mini lesson with BASIC');
  expect(platform.recorded.alerts).toHaveLength(2);
});

test('says that the others are missing, and fetches them on Retry', async () => {
  const platform = createInMemoryPlatform({
    path: '/mini-lessons/merci',
    catalogue: OTHERS,
    functions: { getSecureData_v2_0: () => FULL },
  });
  jest
    .spyOn(platform.content, 'catalogue')
    .mockRejectedValueOnce(new AppError('unavailable', 'offline'));
  const { user } = renderScreen(MiniLessonScreen, platform);
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Grüezi ade/ })).toBeVisible();
});

test('lets the user dismiss the prompt', async () => {
  const { platform } = open(() => ({ hasAccess: false }));
  await screen.findByText('Watch this mini lesson with BASIC');
  await act(async () => platform.pressAlertButton('Not now'));
  expect(platform.recorded.paths).toEqual([]);
});

test('says that looking it up failed, and tries again [ERROR-mini-lookup] [ASYNC-mini-single]', async () => {
  let isThere = false;
  const { platform, user } = open(() => {
    if (!isThere) throw new AppError('unavailable', 'The server rests');
    return FULL;
  });
  await screen.findByText('The mini lesson could not be opened');
  expect(platform.recorded.alerts).toEqual([
    { title: '', description: 'Oops. Something went wrong. Try again' },
  ]);
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Thank you very much!')).toBeVisible();
});

test('says without a network that it could not be opened, and shows no alert over it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { platform } = open(() => {
    throw new AppError('unavailable', 'No network');
  });
  await screen.findByText('The mini lesson could not be opened');
  expect(platform.recorded.alerts).toEqual([]);
});
