import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type CallableResponse } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { catalogue, MONDAY, NEXT, pass } from '../testing/live-page';
import { LiveMeetingScreen } from './Screen';

type Room = CallableResponse<'getLiveLessonUrls_v2_0'>;
const BEFORE = '2026-11-23T10:00:00Z';

/** A member opens the page; without other options no meeting is announced. */
async function openAt(
  now: string,
  room: Room = { hasAccess: true },
  options: InMemoryOptions = {},
) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask'] });
  const answer = jest.fn((): Room => room);
  const { platform } = renderScreen(
    LiveMeetingScreen,
    createInMemoryPlatform({
      session: aMember(),
      catalogue,
      functions: { getLiveLessonUrls_v2_0: answer },
      ...options,
    }),
  );
  for (let round = 0; round < 4; round += 1) await pass(0);
  return { answer, platform };
}

const meeting = () => within(screen.getByRole('region', { name: /^(The next meeting|On now)$/ }));
const dateOf = () => document.querySelector('time')?.getAttribute('datetime');
const buttons = () =>
  meeting()
    .queryAllByRole('button')
    .map((button) => button.textContent);
const OPEN: Room = { hasAccess: true, hasMeeting: true };

describe('says when the meeting is', () => {
  test.each([
    ['days before', '2026-11-20T12:00:00Z', 'The next meeting', MONDAY, 'in 3 days 7 hours'],
    ['when the room opens', '2026-11-23T18:48:00Z', 'The next meeting', MONDAY, 'in 12 minutes'],
    ['while the lesson runs', '2026-11-23T19:30:00Z', 'On now', MONDAY, 'It has begun'],
    [
      'after it, the next one',
      '2026-11-23T21:30:00Z',
      'The next meeting',
      NEXT,
      'in 6 days 21 hours',
    ],
  ])('%s', async (_, now, heading, start, until) => {
    await openAt(now, OPEN);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(dateOf()).toBe(start);
    expect(screen.getByRole('timer')).toHaveTextContent(until);
  });

  test('to a visitor too, with who may join, before the first button', async () => {
    await openAt(BEFORE, OPEN, { session: { status: 'visitor' } });
    expect(dateOf()).toBe(MONDAY);
    const who = meeting().getByText('For members with VIP or PRIVATE');
    const first = meeting().getByRole('link', { name: 'Try VIP free for 30 days' });
    expect(who.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(buttons()).toEqual([]);
  });

  test('or that there is no date', async () => {
    const none = { ...catalogue, liveLessons: { Title: 'Zäme rede', Dates: [] } };
    await openAt(BEFORE, OPEN, { catalogue: none });
    expect(meeting().getByText(/^The next date appears here/)).toBeVisible();
    expect(buttons()).toEqual(['Join']);
  });

  test('after a retry, if the date could not be loaded', async () => {
    const { platform } = await openAt(BEFORE, OPEN, {
      catalogue: new AppError('unavailable', 'down'),
    });
    expect(meeting().getByText(/^The date could not be loaded/)).toBeVisible();
    platform.setCatalogue(catalogue);
    await act(async () => meeting().getByRole('button', { name: 'Retry' }).click());
    await pass(0);
    expect(dateOf()).toBe(MONDAY);
  });
});

test('offers to join or save the date before the lesson, and only to join during it', async () => {
  await openAt(BEFORE, OPEN);
  expect(buttons()).toEqual(['Join', 'Add to my calendar']);
  jest.setSystemTime(new Date('2026-11-23T18:50:00Z'));
  await pass(15_000);
  expect(buttons()).toEqual(['Join']);
});

describe('without a link a member', () => {
  test('reads when the link appears, and can save the date', async () => {
    await openAt(BEFORE);
    expect(screen.getByText(/^The Zoom link appears here (today|on \w+) at \d\d:45/)).toBeVisible();
    expect(buttons()).toEqual(['Add to my calendar']);
  });

  test('reads the time by the date that a teacher has changed', async () => {
    const dates = { Revision: 1, Moved: [{ From: MONDAY, To: '2026-11-24T19:30:00+01:00' }] };
    await openAt(BEFORE, { hasAccess: true, dates });
    expect(screen.getByText(/^The Zoom link appears here tomorrow at \d\d:15/)).toBeVisible();
    expect(screen.getByText(/^Moved from Monday 23 November/)).toBeVisible();
  });

  test('reads the general rule if the date is unknown', async () => {
    const down = new AppError('unavailable', 'down');
    await openAt(BEFORE, { hasAccess: true }, { catalogue: down });
    expect(
      screen.getByText('The Zoom link appears here 15 minutes before the live lesson.'),
    ).toBeVisible();
  });

  test('sees the link without a press once it is there', async () => {
    const { answer } = await openAt('2026-11-23T18:44:50Z');
    expect(screen.getByText(/^The Zoom link appears here/)).toBeVisible();
    answer.mockClear();
    await pass(15_000);
    expect(screen.getByText(/^The Zoom link is not here yet\./)).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
    await pass(60_000);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    answer.mockReturnValue(OPEN);
    await act(() => pass(60_000));
    expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
  });

  test('keeps the sentence if a later request fails', async () => {
    const { answer } = await openAt('2026-11-23T18:50:00Z');
    answer.mockImplementation(() => {
      throw new AppError('unavailable', 'down');
    });
    await pass(120_000);
    expect(answer.mock.calls.length).toBeGreaterThan(1);
    expect(screen.getByText(/^The Zoom link is not here yet\./)).toBeVisible();
  });
});
