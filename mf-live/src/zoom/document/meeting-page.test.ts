import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages/zoom-document';
import type { JoinFailure, JoinResult } from './join-meeting';
import { showMeetingPage } from './meeting-page';

const LIVE = 'https://swissgerman.example/live-lessons';
const MEETING = 'https://swissgerman.example/live-meeting';
const invitation = {
  signature: 'a.b.c',
  sdkKey: 'key',
  meetingNumber: '12345678901',
  userName: 'Mia',
  theme: '',
};

function show(...results: readonly JoinResult[]) {
  const root = document.body.appendChild(document.createElement('div'));
  const left = [...results];
  const join = jest.fn(() => Promise.resolve(left.shift() ?? { status: 'joined' as const }));
  showMeetingPage({ root, invitation, liveLesson: LIVE, liveMeeting: MEETING, join });
  return { user: userEvent.setup(), join };
}
afterEach(() => document.body.replaceChildren());

const joinButton = () => screen.getByRole('button', { name: 'Join' });
const failed = (failure: JoinFailure): JoinResult => ({ status: 'failed', failure });

test('joins under the name that the learner sees, and only when asked', async () => {
  const { user, join } = show();
  const name = screen.getByRole('textbox', { name: 'Your name in the meeting' });
  expect(name).toHaveValue('Mia');
  expect(join).not.toHaveBeenCalled();
  await user.clear(name);
  await user.type(name, ' Mia from Bern ');
  await user.click(joinButton());
  expect(join).toHaveBeenCalledWith('Mia from Bern');
});

test.each(Object.keys(messages.failures) as JoinFailure[])(
  '%s: says so in words, and leads back to the live lesson',
  async (failure) => {
    const { user } = show(failed(failure));
    await user.click(joinButton());
    const heading = await screen.findByRole('heading', {
      name: messages.failures[failure].heading,
    });
    expect(heading).toHaveFocus();
    expect(screen.getByText(messages.failures[failure].text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the live lesson' })).toHaveAttribute(
      'href',
      LIVE,
    );
  },
);

test('offers a new invitation after an expired one', async () => {
  const { user } = show(failed('expired'));
  await user.click(joinButton());
  const link = await screen.findByRole('link', { name: 'Open the meeting again' });
  expect(link).toHaveAttribute('href', MEETING);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['blocked', 'not-started', 'refused'] as const)(
  '%s: can be tried again, with the name that was typed, or joined in Zoom itself',
  async (failure) => {
    const { user, join } = show(failed(failure));
    await user.type(screen.getByRole('textbox'), ' B.');
    await user.click(joinButton());
    const link = await screen.findByRole('link', { name: 'Join in Zoom itself' });
    expect(link).toHaveAttribute('href', 'https://zoom.us/j/12345678901');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(joinButton()).toHaveFocus();
    await user.click(joinButton());
    expect(join.mock.calls).toEqual([['Mia B.'], ['Mia B.']]);
  },
);

test('repeats the words of Zoom as text', async () => {
  const { user } = show({ status: 'failed', failure: 'refused', detail: '<b>No</b>' });
  await user.click(joinButton());
  expect(await screen.findByText(/Zoom says: <b>No<\/b>/)).toBeVisible();
});
