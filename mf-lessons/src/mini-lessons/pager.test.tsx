import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { createPlayerControl } from '../player/control/player-control';
import { takePlayWish } from '../player/play-wish';
import { catalogue, dividedCatalogue, lesson, unlisted } from '../testing/catalogue';
import { Pager } from './Pager';
import { MiniLessonScreen } from './Screen';

jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: () => new Promise(() => {}),
}));
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation());

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

test('goes through all of them, shows the position, and goes back [ASYNC-mini-random] [MINI-next-index]', async () => {
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

const mini = (id: string, isFree: boolean) => lesson(id, { Type: 'mini_lesson', isFree });

describe('without a plan', () => {
  const FREE = ['merci', 'ade', 'hoi'];
  const ALL = ['p1', ...FREE, 'p2', 'p3'];
  const isFree = (path: string) => FREE.some((id) => path.endsWith(`/${id}`));

  test.each([
    ['are all known', { catalogue: catalogue(...ALL.map((id) => mini(id, FREE.includes(id)))) }],
    [
      'are partly in the rest of the catalogue',
      dividedCatalogue(
        [mini('merci', true), mini('ade', true)],
        ['hoi', 'p1', 'p2', 'p3'].map((id) => mini(id, id === 'hoi')),
      ),
    ],
  ])('comes to all free ones before a closed one, where they %s', async (_, options) => {
    const { user, platform } = open({
      ...options,
      documents: { [INDEX]: { index: ALL } },
    });
    for (let step = 2; step <= ALL.length; step += 1) {
      await user.click(next());
      expect(await screen.findByText(`${step} of ${ALL.length}`)).toBeVisible();
    }
    expect(platform.recorded.paths.map(isFree)).toEqual([true, true, false, false, false]);
  });

  test('with one those of the plan follow the free ones, as on their shelf, also those that are not known yet', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.999);
    const { user, platform } = open({
      ...dividedCatalogue([mini('merci', true), mini('ade', true)], [mini('p1', false)]),
      documents: { [INDEX]: { index: ['merci', 'p1', 'ade'] } },
    });
    act(() => platform.preferences.set({ tier: 1 }));
    expect(await screen.findByText('1 of 3')).toBeVisible();
    await user.click(next());
    expect(await screen.findByText('2 of 3')).toBeVisible();
    await user.click(next());
    expect(await screen.findByText('3 of 3')).toBeVisible();
    expect(platform.recorded.paths).toEqual(['/mini-lessons/ade', '/mini-lessons/p1']);
  });
});

test.each([
  ['was playing plays', 'play', true],
  ['has not begun waits', undefined, false],
])('the next one after a film that %s', async (_, event, isWished) => {
  const { user, platform } = open();
  const video = await screen.findByLabelText(/^Video: /);
  Object.defineProperty(video, 'paused', { get: () => event === undefined });
  act(() => void (event && video.dispatchEvent(new Event(event))));
  await user.click(next());
  expect(await screen.findByText('2 of 3')).toBeVisible();
  const opened = platform.recorded.paths[0]?.replace('/mini-lessons/', '') ?? '';
  expect(takePlayWish(platform, opened)).toBe(isWished);
});

test('keeps the focus on the button, and the player in its place', async () => {
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

test('leads to the newest one, unless it is open [ASYNC-mini-newest]', async () => {
  const { platform } = open();
  const newest = await screen.findByRole('link', { name: 'Hoi zäme' });
  expect(newest).toHaveAttribute('href', '/mini-lessons/hoi');
  await act(async () => platform.navigation.go('/mini-lessons/hoi'));
  expect(screen.queryByText('Newest:')).not.toBeInTheDocument();
});

test('says that something went wrong when there is no index, and tries again [ERROR-mini-lookup] [MINI-missing-index]', async () => {
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

test.each([
  ['arrives', (): Promise<object> => Promise.resolve({ index: IDS })],
  ['fails', (): Promise<object> => Promise.reject(new AppError('unavailable', 'offline'))],
])('does not navigate a user that left when the index %s late', async (_, answer) => {
  let settle = () => {};
  const platform = createInMemoryPlatform({ path: '/mini-lessons/merci' });
  const control = createPlayerControl(platform.preferences, platform.log);
  jest
    .spyOn(platform.documents, 'get')
    .mockReturnValue(new Promise<object>((done) => (settle = () => done(answer()))) as never);
  const { user, unmount } = renderScreen(
    () => <Pager lessonID="merci" control={control} />,
    platform,
  );
  await user.click(next());
  expect(next()).toHaveAttribute('aria-busy', 'true');
  unmount();
  await act(async () => settle());
  expect(platform.recorded.paths).toEqual([]);
  expect(platform.recorded.alerts).toEqual([]);
});

test('uses the index of an earlier visit without a connection', async () => {
  const { user, platform } = open({
    persisted: { miniLessonsIndex: { index: IDS } },
    refuseDocuments: () => new AppError('unavailable', 'offline'),
  });
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await user.click(next());
  await waitFor(() => expect(platform.recorded.paths).toHaveLength(1));
  expect(platform.recorded.alerts).toEqual([]);
});

test('an address that leads nowhere leads to the newest mini lesson, in place of Retry [ERROR-mini-lookup]', async () => {
  const { platform } = open({
    path: '/mini-lessons/nowhere',
    functions: {
      getSecureData_v2_0: () => {
        throw new AppError('not-found', 'No such lesson');
      },
    },
  });
  await screen.findByText('There is no such mini lesson');
  expect(platform.recorded.alerts).toEqual([
    { title: '', description: 'Oops. Something went wrong. Try again' },
  ]);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Watch the newest mini lesson' })).toHaveAttribute(
    'href',
    '/mini-lessons/hoi',
  );
});
