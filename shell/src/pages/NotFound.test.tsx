import { screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'shared-contracts/testing';
import { NotFound } from './index';

const renderAt = (path: string) => renderScreen(NotFound, createInMemoryPlatform({ path }));

test('says which address was not found, also in the title of the document', () => {
  renderAt('/lessons/cheese?from=mail');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('/lessons/cheese')).toBeVisible();
  expect(document.title).toBe('Page not found – Grüezi');
});

test.each([
  ['/f%C3%BCnf', '/fünf'],
  ['/half%E0%A4', '/half%E0%A4'],
  [`/${'🐄'.repeat(200)}`, `/${'🐄'.repeat(119)}…`],
])('shows %s as a person reads it', (path, shown) => {
  renderAt(path);
  expect(screen.getByText(shown)).toBeVisible();
});

test.each([
  ['Home', '/'],
  ['Live lessons', '/live-lessons'],
])('leads to %s without reloading the page', async (name, path) => {
  const { user, platform } = renderAt('/nowhere');
  await user.click(screen.getByRole('link', { name }));
  expect(platform.recorded.paths).toEqual([path]);
});
