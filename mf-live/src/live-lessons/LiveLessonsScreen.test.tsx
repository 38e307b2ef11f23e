import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform } from 'shared-contracts/testing';
import type { SessionState } from 'shared-contracts';
import { LiveLessonsScreen } from './LiveLessonsScreen';

const renderFor = (session: SessionState) =>
  renderScreen(LiveLessonsScreen, createInMemoryPlatform({ session }));

test('shows both times that are announced, and whom to ask', () => {
  renderFor({ status: 'visitor' });
  const when = screen.getByRole('region', { name: 'When' });
  expect(when).toHaveTextContent('Daily, 7 PM');
  expect(when).toHaveTextContent('Mondays, 8 PM');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
});

test.each(['The lesson', 'Live chat', 'Speaking practice on Zoom', 'Recordings'])(
  '%s is part of a live lesson',
  (part) => {
    renderFor({ status: 'visitor' });
    expect(screen.getByText(part)).toBeVisible();
  },
);

test.each([
  { who: 'visitor', session: { status: 'visitor' } },
  { who: 'member', session: aMember() },
] as const)('tells a $who that live lessons are for VIP members', ({ session }) => {
  renderFor(session);
  expect(screen.getByRole('region', { name: 'For VIP members' })).toHaveTextContent(
    'belong to the VIP plan',
  );
});

test.each([
  {
    who: 'visitor',
    session: { status: 'visitor' },
    link: 'Sign in',
    path: '/sign-in-up?startWithLogIn=true',
  },
  {
    who: 'visitor',
    session: { status: 'visitor' },
    link: 'What VIP contains',
    path: '/subscriptions',
  },
  { who: 'member', session: aMember(), link: 'What VIP contains', path: '/subscriptions' },
  { who: 'member', session: aMember(), link: 'Live meeting', path: '/live-meeting' },
] as const)('leads a $who by “$link” to $path', async ({ session, link, path }) => {
  const { user, platform } = renderFor(session);
  await user.click(screen.getByRole('link', { name: link }));
  expect(platform.recorded.paths).toEqual([path]);
});

test('asks nobody to sign in before it is known who is there, then follows', () => {
  const { platform } = renderFor({ status: 'unknown' });
  expect(screen.getByRole('status')).toHaveTextContent('Looking up whether you are signed in');
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  act(() => platform.setSession(aMember()));
  expect(screen.getByRole('link', { name: 'Live meeting' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});
