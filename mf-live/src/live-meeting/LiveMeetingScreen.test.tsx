import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { LiveMeetingScreen } from './LiveMeetingScreen';

test('says where the meeting opens, and that none is open', () => {
  renderScreen(LiveMeetingScreen);
  expect(screen.getByText(/opens on this page, in your browser/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No meeting is open here now' })).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('says what to have ready', () => {
  renderScreen(LiveMeetingScreen);
  const needs = within(screen.getByRole('region', { name: 'What to have ready' }));
  expect(needs.getAllByRole('listitem')).toHaveLength(4);
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
