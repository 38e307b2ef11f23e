import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import {
  AppError,
  type CallableResponse,
  type ErrorCode,
  type SessionState,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { readInvitation } from '../zoom/invitation';
import { LiveMeetingScreen } from './Screen';

const JOIN_URL = 'https://zoom.example/j/12345678901';

beforeAll(() => {
  // The build sets it to the address of its files.
  Object.assign(globalThis, { __webpack_public_path__: 'https://mf-live.example/' });
});

const TEACHER: InMemoryOptions = {
  session: aMember({ UID: 'uid-teacher', email: 'teacher@example.com' }),
  accounts: [
    {
      email: 'teacher@example.com',
      password: 'x',
      username: 'Tina',
      UID: 'uid-teacher',
      isTeacher: true,
    },
  ],
};
/** What `getLiveLessonUrls_v2_0` answers. */
type Room = CallableResponse<'getLiveLessonUrls_v2_0'>;
const OPEN: Room = { hasAccess: true, hasMeeting: true };

const renderFor = (
  answer: () => CallableResponse<'CreateZoomSignature'>,
  session: SessionState = aMember(),
  { room = OPEN, ...options }: InMemoryOptions & { readonly room?: Room } = {},
) =>
  renderScreen(
    LiveMeetingScreen,
    createInMemoryPlatform({
      session,
      functions: { CreateZoomSignature: answer, getLiveLessonUrls_v2_0: () => room },
      ...options,
    }),
  );
const refuse = (code: ErrorCode, details?: unknown) => () => {
  throw new AppError(code, 'Refused', details);
};
const join = () => screen.getByRole('button', { name: 'Join' });

const CLAIMS = btoa(JSON.stringify({ appKey: 'key', sdkKey: 'key', mn: '12345678901' }));
const SIGNED = { signature: `a.${CLAIMS}.c`, sdkKey: 'key', meetingNumber: '12345678901' };

test('opens the signed meeting in the Zoom page of this build [CALL-CreateZoomSignature] [API-zoomSignature]', async () => {
  const { user, platform } = renderFor(() => SIGNED, aMember({ Username: 'Mia Muster' }));
  platform.preferences.set({ theme: 'dark' });
  await user.click(join());
  expect(await screen.findByText(/Your meeting is ready/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the meeting' }));
  const url = new URL(platform.recorded.external[0] ?? '');
  expect(url.origin + url.pathname).toBe('https://mf-live.example/zoom/');
  // A query would be sent to the server, and kept in its logs.
  expect(url.search).toBe('');
  expect(readInvitation(url.hash)).toEqual({ ...SIGNED, userName: 'Mia Muster', theme: 'dark' });
});

test('the shell does not reload the page once it holds an invitation', async () => {
  const { user, platform } = renderFor(() => SIGNED);
  expect(platform.reload.holds$.value).toEqual([]);
  await user.click(join());
  expect(await screen.findByText(/Your meeting is ready/)).toBeVisible();
  expect(platform.reload.holds$.value).toEqual(['room']);
});

test('in the native app it opens in Zoom itself', async () => {
  const device = { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } as const;
  const { user, platform } = renderFor(() => SIGNED, aMember(), { device });
  await user.click(join());
  await user.click(await screen.findByRole('button', { name: 'Open Zoom' }));
  expect(platform.recorded.external).toEqual(['https://zoom.us/j/12345678901']);
});

test('an app that cannot open pages says what to do [PARENT-supports]', async () => {
  const device = { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } as const;
  const { user } = renderFor(() => SIGNED, aMember(), {
    device,
    parentAppSupports: ['RESTORE_PURCHASES'],
  });
  await user.click(join());
  expect(await screen.findByText(/Update the app\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open Zoom' })).not.toBeInTheDocument();
});

test.each([
  ['no-keys', /keys for Zoom are missing/],
  ['no-meeting', /does not have the meeting number/],
])('%s: says why and offers the join link', async (reason, why) => {
  const { user, platform } = renderFor(
    refuse('failed-precondition', { reason, joinUrl: JOIN_URL }),
  );
  await user.click(join());
  expect(await screen.findByText(why)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open Zoom' }));
  expect(platform.recorded.external).toEqual([JOIN_URL]);
});

test.each([
  ['a member', {}, /^No live lesson is announced yet\. The Zoom link appears here/],
  ['a teacher', TEACHER, /^No meeting is set up\. Add its link on the page of live lessons/],
])('without a meeting %s reads so at once, and has nothing to press', async (_, who, words) => {
  renderFor(refuse('internal'), undefined, { room: { hasAccess: true }, ...who });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  const first = screen.queryByRole('link', { name: 'Add the link' });
  expect(first?.getAttribute('href')).toBe(who === TEACHER ? '/live-lessons' : undefined);
});

test.each([
  ['a member', 'no-meeting', {}, /The Zoom link appears here/],
  ['a teacher', 'no-meeting', TEACHER, /^No meeting is set up\. Add its link on the page/],
  ['a teacher', 'no-keys', TEACHER, /no keys for Zoom\. Add its link on the page of live lessons/],
])('%s reads why the server opens none: %s', async (_, reason, who, words) => {
  const { user } = renderFor(refuse('failed-precondition', { reason }), undefined, who);
  await user.click(join());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'The next meeting' })).toHaveFocus();
});

test.each([
  ['unauthenticated', 'No access', '/sign-in-up'],
  ['permission-denied', 'VIP', '/subscriptions'],
] as const)('%s shows the alert of live lessons', async (code, title, redirectTo) => {
  const { user, platform } = renderFor(refuse(code));
  await user.click(join());
  await waitFor(() => expect(platform.alerts.current$.value).toMatchObject({ title, redirectTo }));
});

test.each([
  ['without VIP', { hasAccess: false }, false],
  ['with VIP', OPEN, true],
] as const)(
  'a member %s: Join is offered only to whom it opens something',
  async (_, room, isOffered) => {
    const { platform } = renderFor(() => SIGNED, aMember(), { room });
    const answered = isOffered ? /opens in a window of its own/ : /^With VIP you speak here/;
    await screen.findByText(answered);
    const who = isOffered ? 'Included in your plan' : 'For members with VIP or PRIVATE';
    expect(await screen.findByText(who)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join' }) !== null).toBe(isOffered);
    const plans = screen.queryByRole('link', { name: 'Try VIP free for 30 days' });
    if (isOffered) expect(plans).toBeNull();
    else expect(plans).toHaveAttribute('href', '/subscriptions?plan=VIP_monthly');
    expect(
      screen.queryByText('With VIP you speak here with the teacher and the others.') !== null,
    ).toBe(!isOffered);
    expect(platform.alerts.current$.value).toBeNull();
  },
);

test('a visitor is offered the plan first, then the log-in, and nothing to join', () => {
  renderFor(refuse('unauthenticated'), { status: 'visitor' });
  const links = within(screen.getByRole('region', { name: 'The next meeting' }));
  expect(
    links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Try VIP free for 30 days', '/subscriptions?plan=VIP_monthly'],
    ['Log in', '/sign-in-up?startWithLogIn=true&next=%2Flive-meeting'],
    ['Live lessons', '/live-lessons'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after a failed request a member may press Join, which asks again', async () => {
  const { user } = renderScreen(
    LiveMeetingScreen,
    createInMemoryPlatform({
      session: aMember(),
      functions: {
        CreateZoomSignature: () => SIGNED,
        getLiveLessonUrls_v2_0: () => {
          throw new AppError('unavailable', 'down');
        },
      },
    }),
  );
  await waitFor(() => expect(join()).not.toHaveClass('unlessMember'));
  await user.click(join());
  expect(await screen.findByText(/Your meeting is ready/)).toBeVisible();
});

test('another failure says so, and joining can be tried again', async () => {
  const { user } = renderFor(refuse('unavailable'));
  await user.click(join());
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(join()).toBeEnabled();
});

test('says what to have ready', () => {
  renderScreen(LiveMeetingScreen);
  const needs = within(screen.getByRole('region', { name: 'What to have ready' }));
  expect(needs.getAllByRole('listitem')).toHaveLength(3);
  expect(needs.getByText('A microphone')).toBeVisible();
  expect(needs.getByText('A camera')).toBeVisible();
});

test.each([
  ['Live lessons', '/live-lessons'],
  ['privacy policy', '/privacy-policy'],
])('leads by “%s” to %s', async (link, path) => {
  const { user, platform } = renderScreen(LiveMeetingScreen);
  await user.click(screen.getByRole('link', { name: link }));
  expect(platform.recorded.paths).toEqual([path]);
});
