import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { documentPaths, type PathAnswers } from 'shared-contracts';
import { aPath, aMember, createInMemoryPlatform } from 'common-testing';
import { HomeScreen } from '../home/Screen';
import { LessonEnd } from '../lesson-end/LessonEnd';
import { useWatched } from '../next/use-watched';
import PathView from '../path-view/PathView';
import { createPlayerControl } from '../player/control/player-control';
import { progressOf } from '../progress/create-progress';
import { catalogue, lesson } from '../testing/catalogue';
import { Today } from '../today/Today';
import { progressCode } from '../chunks/learner-progress';
import { MiniLessonScreen } from './Screen';

jest.mock('kit/stream', () => ({
  ...jest.requireActual<object>('kit/stream'),
  loadEngine: () => new Promise(() => {}),
}));
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation());
// With this channel a slow test would hear what the learner of an earlier one stores.
beforeAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

const STATE = documentPaths.learnerState('uid-heidi');
const INDEX = 'Videos/mini_lessons_collection_attributes';
const day = (number: number) => `2026-11-0${number}`;
const IDS = ['f1', 'f2', 'f3', 'f4', 'paid'];
const LESSONS = catalogue(
  // Newest first, as in the lists.
  ...['f1', 'f2', 'f3', 'f4'].map((id, index) =>
    lesson(id, { Type: 'mini_lesson', isFree: true, Date: `2026-10-0${9 - index}` }),
  ),
  lesson('paid', { Type: 'mini_lesson', Date: '2026-10-10' }),
  ...['a', 'b', 'c'].map((id, index) => lesson(id, { Date: `2026-09-0${9 - index}` })),
);

interface State {
  readonly finished: Readonly<Record<string, string>>;
  readonly resumeAt?: Readonly<Record<string, number>>;
  readonly path?: PathAnswers;
}
/** Not the order of the lists (a, b, c), also for a member who skipped the first question. */
const LEARNING_PATH = aPath({
  levels: [
    ['b', 'c'],
    ['a', 'f4', 'paid', 'f3'],
  ],
  emphases: { work: ['c'], family: [], daily: [] },
  tracks: [
    { id: 'ward', name: 'On the ward', goal: '', canSay: [], lessons: ['paid', 'a', 'f3', 'c'] },
  ],
});
const answers = (why: PathAnswers['why'], track = '') =>
  ({ why, german: 'skipped', understands: 'skipped', heard: 'skipped', track }) as const;

function platformOf(tier: 0 | 1, path: string, state: State) {
  const platform = createInMemoryPlatform({
    path,
    session: aMember(),
    catalogue: LESSONS,
    learningPath: LEARNING_PATH,
    documents: { [STATE]: state, [INDEX]: { index: IDS } },
    functions: {
      getSecureData_v2_0: () => ({
        hasAccess: true,
        Text: 'Grüezi\nHello',
        VideoHLSurl: 'https://media.example/m.m3u8',
      }),
    },
  });
  platform.preferences.set({ tier });
  progressCode.load();
  return platform;
}
type Platform = ReturnType<typeof platformOf>;

/** The lesson id in a link. */
const idIn = (href: string | null | undefined) => /\/([^/?]+)$/.exec(href ?? '')?.[1];

/** Expects the first lesson in the list below an opened lesson, once the progress is known. */
async function expectListed(name: string, expected: string) {
  await waitFor(() => {
    const [first] = within(screen.getByRole('region', { name })).getAllByRole('link');
    expect(idIn(first?.getAttribute('href'))).toBe(expected);
  });
}

/** The lesson that the end of the film offers. */
async function offeredAtTheEnd(platform: Platform, id: string) {
  const control = createPlayerControl(platform.preferences, platform.log);
  const known = LESSONS.lessons.find(({ DocID }) => DocID === id);
  const End = () => {
    const { watched, isSettled } = useWatched();
    if (!isSettled) return null;
    return (
      <LessonEnd
        videoID={id}
        known={known}
        isSpoken
        cards={0}
        watched={watched}
        film={undefined}
        control={control}
      />
    );
  };
  renderScreen(End, platform);
  const link = await screen.findByRole('link', { name: /^Next/ });
  cleanup();
  return idIn(link.getAttribute('href'));
}

/** The lesson that Today names once the opened lesson is finished. */
async function namedByToday(platform: Platform, id: string) {
  progressOf(platform).finished(id);
  renderScreen(Today, platform);
  const [link] = await screen.findAllByRole('link', { name: /^(Watch|Continue) Grüezi/ });
  cleanup();
  return idIn(link?.getAttribute('href'));
}

/** The first lesson of the member's path on home. */
async function namedByThePath(platform: Platform) {
  renderScreen(PathView, platform);
  const heading = await screen.findByRole('heading', { name: 'Next on your path' });
  const list = heading.nextElementSibling as HTMLElement;
  const [link] = within(list).getAllByRole('link');
  cleanup();
  return idIn(link?.getAttribute('href'));
}

describe('without a plan: Today, the list, the end and the pager of the mini lessons name the same next one', () => {
  test.each<[string, string, State, string, string]>([
    ['after the first', 'f1', { finished: {} }, '1 of 5', 'f2'],
    ['after some on other days', 'f3', { finished: { f1: day(1), f2: day(2) } }, '3 of 5', 'f4'],
    [
      'where an earlier one is left',
      'f4',
      { finished: { f1: day(1), f3: day(2) } },
      '3 of 5',
      'f2',
    ],
    ['where another was begun', 'f1', { finished: {}, resumeAt: { f3: 20 } }, '1 of 5', 'f3'],
    [
      'after the last one, which comes again longest ago first',
      'f3',
      { finished: { f1: day(3), f2: day(2), f4: day(1) } },
      '4 of 5',
      'f4',
    ],
    [
      'on a path, whose order is another than the lists’',
      'f1',
      { finished: {}, path: answers('skipped') },
      '1 of 5',
      'f4',
    ],
    [
      'on a track, which goes before the path',
      'f1',
      { finished: {}, path: answers('skipped', 'ward') },
      '1 of 5',
      'f3',
    ],
  ])('%s', async (_, current, state, place, expected) => {
    const platform = platformOf(0, `/mini-lessons/${current}`, state);
    const { user } = renderScreen(MiniLessonScreen, platform);
    expect(await screen.findByText(place)).toBeVisible();
    await expectListed('More mini lessons', expected);
    await user.click(screen.getByRole('button', { name: 'Next mini lesson' }));
    expect(platform.recorded.paths.map(idIn)).toEqual([expected]);
    cleanup();
    const other = platformOf(0, `/mini-lessons/${current}`, state);
    expect(await offeredAtTheEnd(other, current)).toBe(expected);
    expect(await namedByToday(other, current)).toBe(expected);
  });

  test('also after some were passed by', async () => {
    const platform = platformOf(0, '/mini-lessons/f1', { finished: {} });
    const { user } = renderScreen(MiniLessonScreen, platform);
    expect(await screen.findByText('1 of 5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next mini lesson' }));
    expect(await screen.findByText('2 of 5')).toBeVisible();
    await expectListed('More mini lessons', 'f3');
    expect(screen.getByRole('link', { name: /Grüezi f1/ })).toBeVisible();
    cleanup();
    expect(await offeredAtTheEnd(platform, 'f2')).toBe('f3');
    expect(await namedByToday(platform, 'f2')).toBe('f3');
  });

  test('also after one was begun and left by a card', async () => {
    const platform = platformOf(0, '/mini-lessons/f1', { finished: {} });
    const { user } = renderScreen(MiniLessonScreen, platform);
    expect(await screen.findByText('1 of 5')).toBeVisible();
    act(() => progressOf(platform).watched('f1', 20, 20));
    await user.click(screen.getByRole('link', { name: /Grüezi f3/ }));
    await expectListed('More mini lessons', 'f1');
    await user.click(screen.getByRole('button', { name: 'Next mini lesson' }));
    expect(platform.recorded.paths.map(idIn)).toEqual(['f3', 'f1']);
    await act(async () => platform.navigation.go('/mini-lessons/f3'));
    cleanup();
    expect(await offeredAtTheEnd(platform, 'f3')).toBe('f1');
    expect(await namedByToday(platform, 'f3')).toBe('f1');
  });
});

/**
 * Opens a lesson with a plan, and expects the same next lesson in the list, at the end and in
 * Today.
 */
async function expectNext(current: string, state: State, expected: string): Promise<Platform> {
  const platform = platformOf(1, `/videos/${current}`, state);
  renderScreen(HomeScreen, platform);
  await expectListed('More lessons', expected);
  cleanup();
  expect(await offeredAtTheEnd(platform, current)).toBe(expected);
  expect(await namedByToday(platform, current)).toBe(expected);
  return platform;
}

test.each<[string, string, State, string]>([
  ['after the newest', 'a', { finished: {} }, 'b'],
  ['where a newer one is left', 'c', { finished: { b: day(1) } }, 'a'],
  ['where all were seen', 'a', { finished: { b: day(2), c: day(1) } }, 'c'],
  ['where another was begun', 'a', { finished: {}, resumeAt: { c: 65 } }, 'c'],
])(
  'with a plan: Today, the list and the end name the same next lesson, %s',
  async (_, current, state, expected) => void (await expectNext(current, state, expected)),
);

test.each<[string, string, Omit<State, 'path'>, PathAnswers, string]>([
  ['after its first one', 'b', { finished: {} }, answers('skipped'), 'c'],
  ['where its order is that of a reason', 'c', { finished: {} }, answers('work'), 'b'],
  ['where its first one is left', 'c', { finished: { a: day(1) } }, answers('skipped'), 'b'],
  [
    'where a later one was begun',
    'b',
    { finished: {}, resumeAt: { a: 65 } },
    answers('skipped'),
    'a',
  ],
  [
    'where a track goes before it',
    'b',
    { finished: { paid: day(1) } },
    answers('skipped', 'ward'),
    'a',
  ],
  [
    'where the track is at a mini lesson',
    'a',
    { finished: { paid: day(1) } },
    answers('work', 'ward'),
    'f3',
  ],
])(
  'on a path: Today, the list, the end and the path on home name the same next lesson, %s',
  async (_, current, state, path, expected) => {
    const platform = await expectNext(current, { ...state, path }, expected);
    expect(await namedByThePath(platform)).toBe(expected);
  },
);
