import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type CallableResponse } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { catalogue, MONDAY, pass } from '../testing/live-page';
import { LiveMeetingScreen } from './Screen';

/** A member opens the page while no meeting is announced. */
async function openAt(now: string, options: InMemoryOptions = {}) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask'] });
  const answer = jest.fn((): CallableResponse<'getLiveLessonUrls_v2_0'> => ({ hasAccess: true }));
  renderScreen(
    LiveMeetingScreen,
    createInMemoryPlatform({
      session: aMember(),
      catalogue,
      functions: { getLiveLessonUrls_v2_0: answer },
      ...options,
    }),
  );
  for (let round = 0; round < 4; round += 1) await pass(0);
  return answer;
}

test('reads when the link appears', async () => {
  await openAt('2026-11-23T10:00:00Z');
  expect(screen.getByText(/^The Zoom link appears here (today|on \w+) at \d\d:45/)).toBeVisible();
});

test('reads it by the date that a teacher has given the lesson', async () => {
  const dates = { Revision: 1, Moved: [{ From: MONDAY, To: '2026-11-24T19:30:00+01:00' }] };
  await openAt('2026-11-23T10:00:00Z', {
    functions: { getLiveLessonUrls_v2_0: () => ({ hasAccess: true, dates }) },
  });
  expect(screen.getByText(/^The Zoom link appears here tomorrow at \d\d:15/)).toBeVisible();
});

test('reads the rule where the date is unknown', async () => {
  await openAt('2026-11-23T10:00:00Z', { catalogue: new AppError('unavailable', 'down') });
  expect(
    screen.getByText('The Zoom link appears here 15 minutes before the live lesson.'),
  ).toBeVisible();
});

test('sees the link without a press once it is there', async () => {
  const answer = await openAt('2026-11-23T18:44:50Z');
  expect(screen.getByText(/^The Zoom link appears here/)).toBeVisible();
  answer.mockClear();
  await pass(15_000);
  expect(screen.getByText(/^The Zoom link is not here yet\./)).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  await pass(60_000);
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  answer.mockReturnValue({ hasAccess: true, hasMeeting: true });
  await act(() => pass(60_000));
  expect(screen.getByRole('button', { name: 'Join' })).toBeVisible();
});

test('keeps the sentence where the server does not answer later', async () => {
  const answer = await openAt('2026-11-23T18:50:00Z');
  answer.mockImplementation(() => {
    throw new AppError('unavailable', 'down');
  });
  await pass(120_000);
  expect(answer.mock.calls.length).toBeGreaterThan(1);
  expect(screen.getByText(/^The Zoom link is not here yet\./)).toBeVisible();
});
