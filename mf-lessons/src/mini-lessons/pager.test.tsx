import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { catalogue, lesson, unlisted } from '../testing/catalogue';
import { Pager } from './Pager';
import { MiniLessonScreen } from './Screen';

jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: () => new Promise(() => {}),
}));
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation());
jest.setTimeout(20_000);

const IDS = ['merci', 'ade', 'hoi'];
const INDEX = 'Videos/mini_lessons_collection_attributes';
const MINI = { Type: 'mini_lesson', isAvailableLessons: true } as const;

function open(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: '/mini-lessons/merci',
    catalogue: catalogue(...IDS.map((id) => lesson(id, { Type: 'mini_lesson' }))),
    documents: {
      [INDEX]: { index: IDS },
      'Videos/merci': unlisted('merci', { ...MINI, Date: '2026-01-02' }),
      'Videos/hoi': unlisted('hoi', { ...MINI, Date: '2026-11-02', Title: 'Hoi zäme' }),
    },
    functions: {
      getSecureData_v2_0: ({ videoID }) => ({
        hasAccess: true,
        Text: `Grüezi\nText of ${videoID}`,
        VideoHLSurl: 'https://media.example/m.m3u8',
      }),
    },
    ...options,
  });
  return { ...renderScreen(MiniLessonScreen, platform), platform };
}
const next = () => screen.getByRole('button', { name: 'Next mini lesson' });
const previous = () => screen.getByRole('button', { name: 'Previous' });

it('goes through all of them, shows the position, and goes back [ASYNC-mini-random] [MINI-next-index]', async () => {
  const { user, platform } = open();
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  await user.click(next());
  expect(await screen.findByText('2 of 3')).toBeVisible();
  await user.click(next());
  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(new Set(['/mini-lessons/merci', ...platform.recorded.paths]).size).toBe(3);
  await user.click(previous());
  expect(await screen.findByText('2 of 3')).toBeVisible();
  await user.click(next());
  await user.click(next());
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(await screen.findByText('Text of merci')).toBeVisible();
});

it('keeps the focus on the button, and the player in its place', async () => {
  const { user } = open();
  await screen.findByText('Text of merci');
  const article = screen.getByRole('article');
  next().focus();
  const button = document.activeElement;
  await user.keyboard('{Enter}');
  await screen.findByText('2 of 3');
  expect(document.activeElement).toBe(button);
  expect(next()).toBe(button);
  expect(screen.getByRole('article')).toBe(article);
});

it('leads to the newest one, unless it is open [ASYNC-mini-newest]', async () => {
  const { platform } = open();
  const newest = await screen.findByRole('link', { name: 'Hoi zäme' });
  expect(newest).toHaveAttribute('href', '/mini-lessons/hoi');
  await act(async () => platform.navigation.go('/mini-lessons/hoi'));
  expect(screen.queryByText('Newest:')).not.toBeInTheDocument();
});

it('says that something went wrong when there is no index, and tries again [ERROR-mini-lookup] [MINI-missing-index]', async () => {
  const { user, platform } = open({ documents: {} });
  await screen.findByText('Text of merci');
  await user.click(next());
  await waitFor(() =>
    expect(platform.recorded.alerts).toEqual([
      { title: '', description: 'Oops. Something went wrong. Try again' },
    ]),
  );
  expect(platform.recorded.paths).toEqual([]);
  expect(screen.queryByText(/of 3/)).not.toBeInTheDocument();
  jest.spyOn(platform.documents, 'get').mockResolvedValue({ index: IDS });
  await user.click(next());
  expect(await screen.findByText('2 of 3')).toBeVisible();
});

it.each([
  ['arrives', (): Promise<object> => Promise.resolve({ index: IDS })],
  ['fails', (): Promise<object> => Promise.reject(new AppError('unavailable', 'offline'))],
])('does not navigate a user that left when the index %s late', async (_, answer) => {
  let settle = () => {};
  const platform = createInMemoryPlatform({ path: '/mini-lessons/merci' });
  jest
    .spyOn(platform.documents, 'get')
    .mockReturnValue(new Promise<object>((done) => (settle = () => done(answer()))) as never);
  const { user, unmount } = renderScreen(() => <Pager lessonID="merci" />, platform);
  await user.click(next());
  expect(next()).toHaveAttribute('aria-busy', 'true');
  unmount();
  await act(async () => settle());
  expect(platform.recorded.paths).toEqual([]);
  expect(platform.recorded.alerts).toEqual([]);
});

it('uses the index of an earlier visit without a connection', async () => {
  const { user, platform } = open({
    persisted: { miniLessonsIndex: { index: IDS } },
    refuseDocuments: () => new AppError('unavailable', 'offline'),
  });
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await user.click(next());
  await waitFor(() => expect(platform.recorded.paths).toHaveLength(1));
  expect(platform.recorded.alerts).toEqual([]);
});
