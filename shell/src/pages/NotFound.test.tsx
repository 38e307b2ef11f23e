import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aCatalogue, createInMemoryPlatform } from 'common-testing';
import NotFound from './NotFound';

async function renderAt(path: string, catalogue = aCatalogue()) {
  const rendered = renderScreen(NotFound, createInMemoryPlatform({ path, catalogue }));
  await act(async () => {});
  return rendered;
}

test('names the missing address, and sets the title of the document', async () => {
  await renderAt('/lessons/cheese?from=mail');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('/lessons/cheese')).toBeVisible();
  expect(document.title).toBe('Page not found – Grüezi');
});

test.each([
  ['/f%C3%BCnf', '/fünf'],
  ['/half%E0%A4', '/half%E0%A4'],
  [`/${'🐄'.repeat(200)}`, `/${'🐄'.repeat(119)}…`],
])('shows %s as a person reads it', async (path, shown) => {
  await renderAt(path);
  expect(screen.getByText(shown)).toBeVisible();
});

const freeLesson = () => screen.getByRole('link', { name: 'A free mini lesson' });
/** Mini lessons, with one free lesson or none. */
const minis = (free: number) => ({
  ...aCatalogue(),
  lessons: aCatalogue().lessons.map((lesson, index) => ({
    ...lesson,
    Type: 'mini_lesson' as const,
    isFree: index === free,
  })),
});

test('offers a free mini lesson', async () => {
  await renderAt('/nowhere', minis(1));
  expect(freeLesson()).toHaveAttribute('href', '/mini-lessons/lesson-2');
});

test('or the page with all lessons, if none is free', async () => {
  await renderAt('/nowhere', minis(-1));
  expect(freeLesson()).toHaveAttribute('href', '/home');
});

test.each([
  ['Home', '/'],
  ['Live lessons', '/live-lessons'],
])('leads to %s without reloading the page', async (name, path) => {
  const { user, platform } = await renderAt('/nowhere');
  await user.click(screen.getByRole('link', { name }));
  expect(platform.recorded.paths).toEqual([path]);
});
