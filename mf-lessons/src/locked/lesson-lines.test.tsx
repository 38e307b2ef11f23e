import { screen, waitFor, within } from '@testing-library/react';
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

test('is not asked for where the page carries it', async () => {
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
