import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeEngine, renderScreen } from 'kit/testing';
import { AppError, type SecureData } from 'shared-contracts';
import {
  aMember,
  createInMemoryPlatform,
  type InMemoryOptions,
  type InMemoryPlatform,
} from 'common-testing';
import { takePlayWish, wishToPlay } from '../player/play-wish';
import { catalogue, lesson, unlisted } from '../testing/catalogue';
import { inPage } from '../testing/in-page';
import { OtherLessons } from './OtherLessons';
import { HomeScreen } from './Screen';

type Answer = NonNullable<NonNullable<InMemoryOptions['functions']>['getSecureData_v2_0']>;

let mockEngine = fakeEngine();
jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: async () => mockEngine.create,
}));
beforeEach(() => {
  mockEngine = fakeEngine();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation();
});

const TEXT = 'Grüezi mitenand!\nHello everybody!\n\nWie gaats?\nHow are you?';
const GRANTED: Answer = () => ({
  hasAccess: true,
  Text: TEXT,
  VideoHLSurl: 'https://media.example/a.m3u8',
});
const NO_ACCESS = {
  title: 'No access.',
  description: 'Please Sign in to access this lesson or make sure the url is correct',
};

function open(answer: Answer, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: '/videos/znueni',
    session: aMember(),
    catalogue: catalogue(
      lesson('znueni', { Title: 'Znüni', Subtitle: 'Coffee break', Difficulty: 3 }),
      lesson('zmorge'),
    ),
    functions: { getSecureData_v2_0: answer },
    ...options,
  });
  return renderScreen(HomeScreen, platform);
}

const videos = () => document.querySelectorAll('video');
const asked = ({ recorded }: InMemoryPlatform) =>
  recorded.calls.filter(({ name }) => name === 'getSecureData_v2_0');

describe('an opened lesson', () => {
  test('shows title, English title, difficulty and date above the list of the others [ASYNC-current-lesson]', async () => {
    open(GRANTED);
    expect(await screen.findByRole('heading', { level: 1, name: 'Znüni' })).toBeVisible();
    expect(screen.getByText('Coffee break')).toBeVisible();
    expect(screen.getByText('Difficulty 3 of 5')).toBeVisible();
    expect(screen.getByRole('link', { name: /Grüezi zmorge/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Znüni/ })).not.toBeInTheDocument();
    expect(document.title).toContain('Znüni');
  });

  test('plays the video and shows the text line by line [ASYNC-secret-data]', async () => {
    const { platform } = open(GRANTED);
    expect(await screen.findByText('Grüezi mitenand!')).toHaveAttribute('lang', 'gsw');
    expect(screen.getByText('Hello everybody!')).toBeVisible();
    expect(screen.getByText('How are you?')).toBeVisible();
    expect(mockEngine.done).toContain('load https://media.example/a.m3u8 at 0');
    expect(platform.recorded.alerts).toEqual([]);
  });

  test('asks the server once and tells that the lesson was opened', async () => {
    const platform = createInMemoryPlatform({
      path: '/videos/znueni',
      session: aMember(),
      functions: { getSecureData_v2_0: GRANTED },
    });
    const opened: string[] = [];
    platform.events.on('lessonOpened').subscribe(({ VideoID }) => opened.push(VideoID));
    renderScreen(HomeScreen, platform);
    await screen.findByText('Grüezi mitenand!');
    expect(asked(platform)).toEqual([
      { name: 'getSecureData_v2_0', payload: { videoID: 'znueni' } },
    ]);
    expect(opened).toEqual(['znueni']);
  });

  test('shows that the lesson is being opened [ASYNC-secret-data] [ASYNC-current-lesson]', async () => {
    open(() => new Promise(() => {}));
    await screen.findByRole('link', { name: /Grüezi zmorge/ });
    expect(screen.getByText('Opening the lesson')).toBeInTheDocument();
    expect(videos()).toHaveLength(0);
  });

  test('waits for the session, so that a member is not refused as a visitor', async () => {
    const { platform } = open(GRANTED, { session: { status: 'unknown' } });
    await screen.findByText('Grüezi mitenand!');
    expect(platform.session.state$.value.status).not.toBe('unknown');
    expect(asked(platform)).toHaveLength(1);
  });

  test('takes title and picture of an unlisted lesson from its document [ASYNC-current-lesson]', async () => {
    open(GRANTED, {
      catalogue: catalogue(),
      documents: { 'Videos/znueni': unlisted('znueni', { Title: 'Verschteckt' }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Verschteckt' })).toBeVisible();
  });
});

describe('no access', () => {
  test('forgets the press that was to play the lesson', async () => {
    const { platform } = open(() => ({ hasAccess: false, reason: 'no-plan' }));
    wishToPlay(platform, 'znueni');
    await screen.findByRole('region', { name: 'No access.' });
    expect(takePlayWish(platform, 'znueni')).toBe(false);
  });

  test('sends a visitor to sign in, and from there back to the lesson [ERROR-lesson-no-access] [ACCESS-not-signed-in]', async () => {
    const { platform } = open(() => ({ hasAccess: false, error: { code: 1 } }), {
      session: { status: 'visitor' },
    });
    expect(await screen.findByRole('region', { name: 'No access.' })).toBeVisible();
    expect(platform.recorded.alerts).toEqual([expect.objectContaining(NO_ACCESS)]);
    await act(async () => platform.pressAlertButton('OK'));
    expect(platform.recorded.paths).toEqual(['/sign-in-up']);
  });

  test('names the plan that opens it first, and the log-in second', async () => {
    open(() => ({ hasAccess: false, error: { code: 1 } }), { session: { status: 'visitor' } });
    const panel = within(await screen.findByRole('region', { name: 'No access.' }));
    expect(panel.getByRole('heading', { name: 'Watch this lesson with BASIC' })).toBeVisible();
    expect(
      panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Try BASIC free for 30 days', '/subscriptions?plan=BASIC_monthly'],
      ['Log in', '/sign-in-up?startWithLogIn=true&next=%2Fvideos%2Fznueni'],
    ]);
  });

  test.each([
    [{ reason: 'no-plan' }, 'lesson', 'Watch this lesson with BASIC', 'Try BASIC free for 30 days'],
    [{}, 'lesson', 'Watch this lesson with BASIC', 'Try BASIC free for 30 days'],
    [{ reason: 'ended' }, 'lesson', 'Watch this lesson with BASIC', 'Subscribe to BASIC'],
    [
      { reason: 'ended', endedAt: '2026-11-02T12:00:00Z' },
      'lesson',
      /^Your plan ended on 2 November 2026\./,
      'Subscribe to BASIC',
    ],
    [
      { reason: 'no-plan' },
      'monday_lesson',
      'Watch this recording with VIP',
      'Try VIP free for 30 days',
    ],
    [{ reason: 'needs-vip' }, 'monday_lesson', /^You have BASIC\./, 'Change to VIP'],
  ] as const)(
    'tells a member who is refused for %j what opens a %s, in a panel and without an alert [ROLE-no-plan]',
    async (why, Type, sentence, action) => {
      const { platform } = open(() => ({ hasAccess: false, ...why }), {
        catalogue: catalogue(lesson('znueni', { Type })),
      });
      const panel = await screen.findByRole('region', { name: 'No access.' });
      expect(within(panel).getByText(sentence)).toBeVisible();
      expect(within(panel).getByRole('link')).toHaveAccessibleName(action);
      expect(platform.recorded.alerts).toEqual([]);
      expect(platform.recorded.paths).toEqual([]);
      expect(videos()).toHaveLength(0);
    },
  );

  test.each([
    ['is unknown', 'not-found'],
    ['can be no id', 'invalid-argument'],
  ] as const)(
    'says of an address whose id %s that there is no such lesson, and leads a member home',
    async (_how, code) => {
      const { platform } = open(() => {
        throw new AppError(code, 'videoID: must be the id of a document');
      });
      expect(await screen.findByText('There is no such lesson')).toBeVisible();
      expect(platform.recorded.alerts).toEqual([
        { ...NO_ACCESS, redirectTo: '/sign-in-up?next=/home' },
      ]);
    },
  );

  test('sends a visitor with an unknown address to sign in like any other', async () => {
    const { platform } = open(
      () => {
        throw new AppError('not-found', 'No such lesson');
      },
      { session: { status: 'visitor' } },
    );
    expect(await screen.findByText('There is no such lesson')).toBeVisible();
    expect(platform.recorded.alerts).toEqual([{ ...NO_ACCESS, redirectTo: '/sign-in-up' }]);
  });

  test('shows no alert any more once the learner has gone elsewhere', async () => {
    let answer: (data: SecureData) => void = () => undefined;
    const { platform } = open(() => new Promise((resolve) => (answer = resolve)));
    await act(async () => platform.navigation.go('/home'));
    await act(async () => answer({ hasAccess: false }));
    expect(platform.recorded.alerts).toEqual([]);
  });

  test('asks again when the visitor logs in', async () => {
    let isMember = false;
    const { platform } = open(
      () => (isMember ? GRANTED({ videoID: 'znueni' }) : { hasAccess: false, error: { code: 1 } }),
      { session: { status: 'visitor' } },
    );
    await screen.findByRole('region', { name: 'No access.' });
    isMember = true;
    await act(async () => platform.setSession(aMember()));
    expect(await screen.findByText('Grüezi mitenand!')).toBeVisible();
    expect(asked(platform)).toHaveLength(2);
  });
});

describe('other failures', () => {
  test('show no alert, say what failed and open the lesson on Retry [ASYNC-secret-data] [ASYNC-current-lesson] [ERROR-other-silent]', async () => {
    let isOnline = false;
    const { platform, user } = open((payload) => {
      if (!isOnline) throw new AppError('unavailable', 'offline');
      return GRANTED(payload);
    });
    expect(await screen.findByText('The lesson could not be opened')).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
    expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Grüezi mitenand!')).toBeVisible();
  });

  test('end by themselves when the network returns', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open((payload) => {
      if (!navigator.onLine) throw new AppError('unavailable', 'offline');
      return GRANTED(payload);
    });
    expect(await screen.findByText(/^You are offline\. The lesson opens when/)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Grüezi mitenand!')).toBeVisible();
  });

  test('of an unlisted lesson’s document leave it without a title, and playing [ASYNC-current-lesson]', async () => {
    const { platform } = open(GRANTED, {
      path: '/videos/unlisted',
      refuseDocuments: () => new AppError('unavailable', 'offline'),
    });
    expect(await screen.findByText('Grüezi mitenand!')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Video lesson' })).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
  });

  test('count a granted lesson without a video among them', async () => {
    open(() => ({ hasAccess: true, Text: TEXT }));
    expect(await screen.findByText('The lesson could not be opened')).toBeVisible();
  });
});

describe('the other lessons', () => {
  test('are said to be missing, and fetched on Retry', async () => {
    const platform = createInMemoryPlatform({
      path: '/videos/znueni',
      catalogue: catalogue(lesson('znueni'), lesson('zmorge')),
    });
    jest
      .spyOn(platform.content, 'catalogue')
      .mockRejectedValueOnce(new AppError('unavailable', 'offline'));
    const { user } = renderScreen(HomeScreen, platform);
    const missing = await screen.findByText('The lessons could not be loaded');
    await user.click(within(missing.closest<HTMLElement>('[role=alert]')!).getByRole('button'));
    expect(await screen.findByRole('link', { name: /Grüezi zmorge/ })).toBeVisible();
  });

  test('have no heading if there are none', async () => {
    open(GRANTED, { catalogue: catalogue(lesson('znueni', { Title: 'Znüni' })) });
    await screen.findByText('Grüezi mitenand!');
    expect(screen.queryByRole('heading', { name: 'More lessons' })).not.toBeInTheDocument();
  });

  test('are not rendered together with the lesson, and have their places until then', () => {
    const prerendered = catalogue(lesson('znueni'), lesson('zmorge'));
    const platform = createInMemoryPlatform({ prerendered });
    const first = renderToString(inPage(() => <OtherLessons videoID="znueni" />, platform));
    expect(first).toContain('More lessons');
    expect(first).not.toContain('Loading lessons');
    expect(first).not.toContain('Grüezi zmorge');
    expect(first).toMatch(/style="height:[1-9]\d*px"/);
  });
});

describe('leaving', () => {
  test('lets go of the player and leaves the list in place [ACTION-current-lesson]', async () => {
    const { platform } = open(GRANTED);
    await screen.findByText('Grüezi mitenand!');
    const engine = mockEngine;
    await act(async () => platform.navigation.go('/home'));
    expect(videos()).toHaveLength(0);
    expect(engine.done.at(-1)).toBe('destroy');
    expect(await screen.findByRole('link', { name: /Znüni/ })).toBeVisible();
  });

  test('opens another lesson afresh [ACTION-current-lesson]', async () => {
    const { platform } = open(GRANTED);
    await screen.findByText('Grüezi mitenand!');
    await act(async () => platform.navigation.go('/videos/zmorge'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Grüezi zmorge' })).toBeVisible();
    await screen.findByText('Grüezi mitenand!');
    expect(asked(platform).map(({ payload }) => payload)).toEqual([
      { videoID: 'znueni' },
      { videoID: 'zmorge' },
    ]);
  });
});
