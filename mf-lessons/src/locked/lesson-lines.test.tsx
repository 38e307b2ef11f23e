import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, type LessonPage } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { HomeScreen } from '../home/Screen';
import { catalogue, lesson, unlisted } from '../testing/catalogue';

const znueni = lesson('znueni');
const PAGE: LessonPage = {
  schemaVersion: 1,
  lesson: znueni,
  isWhole: false,
  lines: [
    { SwissGerman: 'Grüezi mitenand!', English: 'Hello everybody!' },
    { SwissGerman: 'Wie gaats?', English: 'How are you?' },
  ],
  lineSounds: { voice: 'machine', urls: ['https://media.example/1.m4a', null] },
};

const played: string[] = [];
beforeEach(() => {
  played.length = 0;
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    played.push(this.src);
  });
});

afterEach(() => sessionStorage.clear());

/** Opens a lesson that the server refuses. */
function open(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: '/videos/znueni',
    catalogue: catalogue(znueni),
    functions: { getSecureData_v2_0: () => ({ hasAccess: false, error: { code: 1 } }) },
    lessonPages: [PAGE],
    ...options,
  });
  const lessonPage = jest.spyOn(platform.content, 'lessonPage');
  return { ...renderScreen(HomeScreen, platform), platform, lessonPage };
}
const preview = () => screen.findByRole('region', { name: 'The first lines' });
const refusal = () => screen.findByRole('region', { name: 'No access.' });

test.each([
  ['visitor', {}],
  [
    'member without a plan',
    {
      session: aMember(),
      functions: { getSecureData_v2_0: () => ({ hasAccess: false, reason: 'no-plan' as const }) },
    },
  ],
])('a %s who is refused reads and hears the first lines', async (_, options) => {
  const { user } = open(options);
  await refusal();
  const lines = within(await preview()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Grüezi mitenand!Hello everybody!',
    'Wie gaats?How are you?',
  ]);
  expect(screen.getByText('Sample: machine voice')).toBeVisible();
  await user.click(within(await preview()).getByRole('button', { name: 'Hear line 1' }));
  expect(played).toEqual(['https://media.example/1.m4a']);
  expect(screen.queryByRole('button', { name: 'Hear line 2' })).not.toBeInTheDocument();
});

test('says that a recording could not be played', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('404'));
  const { user } = open();
  await user.click(within(await preview()).getByRole('button', { name: 'Hear line 1' }));
  expect(await screen.findByText(/recording could not be played/)).toBeVisible();
});

const WORDS: LessonPage['words'] = {
  entries: [{ word: 'Grüezi', part: 'interjection', english: 'hello', german: 'guten Tag' }],
  places: [
    { line: 0, from: 0, to: 6, entry: 0 },
    { line: 0, from: 7, to: 15 },
  ],
};

test.each([
  ['comes by itself', {}],
  ['is on its own page', { prerenderedLesson: PAGE }],
])('words of a preview that %s open once the page is at rest', async (_, options) => {
  const { user, platform } = open({ lessonPages: [{ ...PAGE, words: WORDS }], ...options });
  await refusal();
  expect(within(await preview()).queryByRole('group')).not.toBeInTheDocument();
  act(() => platform.loading.stop());
  await user.click(await screen.findByRole('button', { name: 'Grüezi' }, { timeout: 3000 }));
  const dialog = screen.getByRole('dialog', { name: 'Grüezi' });
  expect(dialog).toHaveTextContent('guten Tag');
  await user.click(within(dialog).getByRole('button', { name: 'Play the line' }));
  expect(played).toEqual(['https://media.example/1.m4a']);
  await user.click(within(dialog).getByRole('button', { name: 'Add to my cards' }));
  expect(
    within(dialog).getByRole('link', { name: 'Create an account to keep them' }),
  ).toHaveAttribute('href', '/sign-in-up?next=%2Fvideos%2Fznueni');
});

test('words of a preview open on a machine that never calls a page idle, too', async () => {
  const request = (work: () => void, options?: { timeout: number }) =>
    options ? Number(setTimeout(work, options.timeout)) : 0;
  Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: clearTimeout });
  const { platform, unmount } = open({ lessonPages: [{ ...PAGE, words: WORDS }] });
  try {
    await refusal();
    act(() => platform.loading.stop());
    await screen.findByRole('button', { name: 'Grüezi' }, { timeout: 8000 });
  } finally {
    unmount();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  }
}, 15_000);

test('is not asked for where the page carries it, before the page is at rest', async () => {
  const { lessonPage } = open({ prerenderedLesson: PAGE, lessonPages: [] });
  await refusal();
  expect(within(await preview()).getByText('Wie gaats?')).toBeVisible();
  expect(lessonPage).not.toHaveBeenCalled();
});

test('a recording has its first lines, too', async () => {
  open({ catalogue: catalogue(lesson('znueni', { Type: 'monday_lesson' })) });
  await refusal();
  expect(within(await preview()).getByText('Wie gaats?')).toBeVisible();
});

test.each<[string, InMemoryOptions]>([
  [
    'a lesson by link',
    { catalogue: catalogue(), documents: { 'Videos/znueni': unlisted('znueni') } },
  ],
  ['an unknown lesson', { catalogue: catalogue() }],
])('%s has none, and none is asked for', async (_, options) => {
  const { lessonPage } = open(options);
  await refusal();
  expect(screen.queryByText('The first lines')).not.toBeInTheDocument();
  expect(lessonPage).not.toHaveBeenCalled();
});

test.each<[string, InMemoryOptions['lessonPages']]>([
  ['is missing', []],
  ['has no lines', [{ ...PAGE, lines: [] }]],
  ['cannot be loaded', new AppError('unavailable', 'offline')],
])('the panel is alone when the preview %s', async (_, lessonPages) => {
  open({ lessonPages });
  expect(await refusal()).toBeVisible();
  await waitFor(() => expect(screen.queryByText('The first lines')).not.toBeInTheDocument());
});
