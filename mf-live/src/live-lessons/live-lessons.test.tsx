import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import {
  AppError,
  type CallableResponse,
  type Entitlement,
  type SessionState,
} from 'shared-contracts';
import { aCatalogue, aLesson, aMember, createInMemoryPlatform } from 'common-testing';
import { liveLines } from '../messages/live-lines';
import { LiveLessonsScreen } from './Screen';

type Answer = CallableResponse<'getLiveLessonUrls_v2_0'>;

const VISITOR: SessionState = { status: 'visitor' };
const NOT_VIP: Answer = { hasAccess: false };
const NOT_SIGNED_IN: Answer = { hasAccess: false, error: { code: 1 } };
const WITHOUT_MEETING: Answer = {
  hasAccess: true,
  EmbedUrl: 'https://stream.example/watch',
  ChatUrl: 'https://chat.example/room',
};
const ROOM: Answer = { ...WITHOUT_MEETING, hasMeeting: true };

function renderFor(
  session: SessionState,
  answer: () => Answer | Promise<Answer>,
  dates?: string[],
) {
  const liveLessons = dates && { Title: 'Zäme rede', Dates: dates };
  return renderScreen(
    LiveLessonsScreen,
    createInMemoryPlatform({
      session,
      functions: { getLiveLessonUrls_v2_0: answer },
      catalogue: { ...aCatalogue(), ...(liveLessons && { liveLessons }) },
    }),
  );
}

// The address of the build's files; the chat's document is beside them.
beforeAll(() => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://mf-live.example/' });
});
afterEach(() => jest.useRealTimers());

test('opens stream and chat for a VIP, and leads to the meeting [ACCESS-live-granted] [ASYNC-live-urls] [ENTITY-live-lesson] [ROLE-vip]', async () => {
  const { user, platform } = renderFor(aMember(), () => ROOM);
  expect(screen.getByText('Opening the live room')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Enter the room' }));
  await user.click(await screen.findByRole('button', { name: 'Watch the stream' }));
  await user.click(screen.getByRole('button', { name: 'Open the chat' }));
  expect(platform.recorded.external).toEqual([ROOM.EmbedUrl, ROOM.ChatUrl]);
  await user.click(screen.getByRole('link', { name: 'Live meeting' }));
  expect(platform.recorded.paths).toEqual(['/live-meeting']);
  expect(platform.alerts.current$.value).toBeNull();
});

test('says that no lesson is announced', async () => {
  renderFor(aMember(), () => ({ hasAccess: true }));
  expect(
    await screen.findByText('Stream and chat appear here before the lesson begins.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter the room' })).not.toBeInTheDocument();
});

test('does not mention a meeting while none is announced', async () => {
  const { user } = renderFor(aMember(), () => WITHOUT_MEETING);
  const enter = await screen.findByRole('button', { name: 'Enter the room' });
  expect(screen.queryByRole('link', { name: 'Live meeting' })).toBeNull();
  await user.click(enter);
  await screen.findByRole('button', { name: 'Watch the stream' });
  expect(screen.queryByRole('link', { name: 'Live meeting' })).toBeNull();
});

test('a member who entered early can leave and enter again', async () => {
  const { user } = renderFor(aMember(), () => ROOM);
  await user.click(await screen.findByRole('button', { name: 'Enter the room' }));
  expect(await screen.findByRole('heading', { name: 'The live room' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Leave the room' }));
  expect(screen.queryByRole('region', { name: 'The live room' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Enter the room' })).toHaveFocus();
});

test('tells a member without VIP, and leads to the plans [ACCESS-live-not-vip] [ERROR-live-not-vip]', async () => {
  const { platform } = renderFor(aMember(), () => NOT_VIP);
  await screen.findByRole('region', { name: 'Take part with VIP' });
  expect(platform.alerts.current$.value).toMatchObject({
    title: 'VIP',
    description: 'Only VIP members can access live lessons.',
    redirectTo: '/subscriptions',
  });
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('tells a visitor, and leads to sign in [ACCESS-live-not-signed-in] [ERROR-live-not-signed-in] [ROLE-visitor-redirected]', async () => {
  const { platform } = renderFor(VISITOR, () => NOT_SIGNED_IN);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(platform.alerts.current$.value).toMatchObject({
    title: 'No access',
    description: 'Please Sign in to access live lessons.',
    redirectTo: '/sign-in-up',
    buttons: [{ title: 'See what it is', redirectTo: '' }, { title: 'OK' }],
  });
});

const planOf = (change: Partial<Entitlement>): Entitlement => ({
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-10-01T12:00:00Z',
  expires_date: '2999-01-01T12:00:00Z',
  ...change,
});

test.each<[string, SessionState, Entitlement | undefined, string[]]>([
  ['a visitor', VISITOR, undefined, ['Try VIP free for 30 days', 'Log in']],
  ['a member without a plan', aMember(), undefined, ['Try VIP free for 30 days']],
  ['a BASIC member', aMember(), planOf({}), ['Change to VIP']],
  [
    'a member whose plan has ended',
    aMember(),
    planOf({ expires_date: '2026-11-01T12:00:00Z' }),
    ['Subscribe to VIP'],
  ],
])('%s sees what opens the room, and hears two lines of one', async (_, session, own, offered) => {
  const played: string[] = [];
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    played.push(this.src);
  });
  const urls = ['https://media.example/1.m4a', 'https://media.example/2.m4a'];
  const { user } = renderScreen(
    LiveLessonsScreen,
    createInMemoryPlatform({
      session,
      ...(own && { documents: { 'Entitlements/uid-heidi': own } }),
      functions: {
        getLiveLessonUrls_v2_0: () => (session === VISITOR ? NOT_SIGNED_IN : NOT_VIP),
      },
      lessonPages: [
        {
          schemaVersion: 1,
          lesson: aLesson({ DocID: liveLines.recording, Type: 'monday_lesson' }),
          isWhole: false,
          lines: [],
          lineSounds: { voice: 'machine', urls },
        },
      ],
    }),
  );
  const panel = within(await screen.findByRole('region', { name: 'Take part with VIP' }));
  await waitFor(() =>
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(offered),
  );
  for (const line of [1, 2]) {
    const hear = { name: `Hear line ${line}`, busy: false };
    await user.click(await screen.findByRole('button', hear));
  }
  expect(played).toEqual(urls);
  expect(screen.getByText('Sample: machine voice')).toBeVisible();
});

test('another failure shows no alert, and trying again opens the room [ASYNC-live-urls] [ERROR-other-silent]', async () => {
  let isDown = true;
  const { user, platform } = renderFor(aMember(), () => {
    if (isDown) throw new AppError('unavailable', 'No connection');
    return ROOM;
  });
  expect(await screen.findByRole('region', { name: 'The live room did not open' })).toBeVisible();
  expect(platform.recorded.alerts).toEqual([]);
  expect(platform.recorded.logs).toContainEqual(expect.objectContaining({ level: 'warn' }));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Enter the room' })).toBeVisible();
});

test('closes the room when the user signs out, and forgets what was typed in the chat', async () => {
  const draft = 'chat-draft:uid-heidi:2026-11-23';
  sessionStorage.setItem(draft, '{"text":"Hoi"}');
  let answer = ROOM;
  const { user, platform } = renderFor(aMember(), () => answer);
  await user.click(await screen.findByRole('button', { name: 'Enter the room' }));
  await screen.findByRole('button', { name: 'Watch the stream' });
  expect(Object.keys(sessionStorage)).toEqual([draft, 'mf-live.entered']);
  answer = NOT_SIGNED_IN;
  act(() => platform.setSession(VISITOR));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Watch the stream' })).not.toBeInTheDocument();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

describe('an answer for the previous user', () => {
  const ANNA = aMember({ UID: 'anna' });
  const BEA = aMember({ UID: 'bea' });

  /** Answers that wait until the test gives them. */
  const later = () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const answer = () => new Promise<Answer>((resolve) => waiting.push(resolve));
    const give = (value: Answer, to: readonly ((answer: Answer) => void)[]) =>
      act(async () => to.forEach((resolve) => resolve(value)));
    return {
      answer,
      toEarlier: (value: Answer) => give(value, waiting.splice(0, waiting.length - 1)),
      toNewest: (value: Answer) => give(value, waiting.splice(0)),
    };
  };

  test('opens nothing', async () => {
    const { answer, toEarlier, toNewest } = later();
    const { platform } = renderFor(ANNA, answer);
    act(() => platform.setSession(BEA));
    await toEarlier(ROOM);
    expect(screen.queryByRole('button', { name: 'Enter the room' })).toBeNull();
    expect(screen.getByText('Opening the live room')).toBeInTheDocument();
    await toNewest(NOT_VIP);
    expect(screen.getByRole('region', { name: 'Take part with VIP' })).toBeVisible();
  });

  test('refuses nothing', async () => {
    const { answer, toEarlier, toNewest } = later();
    const { platform } = renderFor(ANNA, answer);
    act(() => platform.setSession(BEA));
    await toEarlier(NOT_VIP);
    expect(platform.recorded.alerts).toEqual([]);
    await toNewest(ROOM);
    expect(screen.getByRole('button', { name: 'Enter the room' })).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
  });
});

test('counts down to the next live lesson, with the time in Switzerland [ABOUT-live-mondays]', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T17:30:00Z'), doNotFake: ['queueMicrotask'] });
  renderFor(VISITOR, () => NOT_SIGNED_IN, [
    '2026-11-23T20:00:00+01:00',
    '2026-11-30T20:00:00+01:00',
  ]);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const when = screen.getByRole('region', { name: 'The next live lesson' });
  expect(when).toHaveTextContent('Zäme rede');
  expect(when).toHaveTextContent('Monday');
  expect(when).toHaveTextContent('20:00 Swiss time');
  expect(screen.getByRole('timer')).toHaveTextContent('in 1 hour 30 minutes');
  expect(when).not.toHaveTextContent(/[78] PM/);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('in 1 hour 29 minutes');
});

test('says when no live lesson is announced, and whom to ask', async () => {
  const { user, platform } = renderFor(VISITOR, () => NOT_SIGNED_IN);
  await user.click(await screen.findByRole('link', { name: 'Ask us' }));
  expect(platform.recorded.paths).toEqual(['/contact']);
});

test('says what a live lesson offers', async () => {
  renderFor(VISITOR, () => NOT_SIGNED_IN);
  await screen.findByRole('link', { name: 'Log in' });
  for (const part of ['The lesson', 'Live chat', 'Speaking practice on Zoom', 'Recordings']) {
    expect(screen.getByText(part)).toBeVisible();
  }
});
