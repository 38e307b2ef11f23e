import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { AppError, type LessonWords } from 'shared-contracts';
import { LessonText } from '../lesson/LessonText';
import { createPlayerControl } from '../player/control/player-control';
import { fakeVideo } from '../testing/fake-video';

const LINES = [
  { SwissGerman: 'Häsch Ziit, Anna?', English: 'Do you have time, Anna?' },
  { SwissGerman: 'Näi.', English: 'No.' },
];
const WORDS: LessonWords = {
  entries: [
    { word: 'haa', part: 'verb', english: 'to have', german: 'haben', note: 'Häsch = hast du.' },
    { word: 'Ziit', article: 'd', english: 'time', german: 'die Zeit', isChecked: true },
  ],
  places: [
    { line: 0, from: 0, to: 5, entry: 0 },
    { line: 0, from: 6, to: 10, entry: 1 },
    { line: 1, from: 0, to: 3 },
  ],
};

async function show(words: LessonWords | undefined = WORDS, options: InMemoryOptions = {}) {
  const search = jest.fn(() => ({
    hits: [
      { VideoID: 'a', line: 1, SwissGerman: 'Häsch Ziit, Anna?', English: 'This line', at: 3 },
      { VideoID: 'b', line: 2, SwissGerman: 'Kä Ziit!', English: 'No time!', at: 4 },
      { VideoID: 'c', line: 2, SwissGerman: 'Ziitig', English: 'Newspaper', at: 4 },
    ],
  }));
  const platform = createInMemoryPlatform({
    ...options,
    functions: { searchLines: search, ...options.functions },
  });
  const control = createPlayerControl(platform.preferences, platform.log);
  const video = fakeVideo();
  const film: string[] = [];
  jest.spyOn(video.element, 'play').mockImplementation(async () => void film.push('plays'));
  jest.spyOn(video.element, 'pause').mockImplementation(() => void film.push('stops'));
  control.attach(video.element);
  const rendered = renderScreen(
    () => <LessonText videoID="winter" lines={LINES} control={control} words={words} />,
    platform,
  );
  // The shell does this once the screen is shown.
  act(() => platform.loading.stop());
  return { ...rendered, control, video, film, search };
}

const word = (name: string) => screen.findByRole('button', { name });

test('a line is a group named by its sentence; each word opens what the glossary says', async () => {
  const { user } = await show();
  await user.click(await word('Ziit'));
  expect(screen.getByRole('group', { name: 'Häsch Ziit, Anna?' })).toHaveTextContent(
    'Häsch Ziit, Anna?',
  );
  expect(screen.queryByRole('button', { name: 'Anna' })).not.toBeInTheDocument();
  const dialog = screen.getByRole('dialog', { name: 'Ziit' });
  expect(dialog).toHaveFocus();
  expect(dialog).toHaveTextContent('d Ziit');
  expect(dialog).toHaveTextContent('EnglishtimeStandard Germandie Zeit');
  expect(dialog).not.toHaveTextContent('Sample');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await word('Ziit')).toHaveFocus();
});

test('an entry that no teacher has checked is marked, and a word without an entry says so', async () => {
  const { user } = await show();
  await user.click(await word('Häsch'));
  expect(screen.getByRole('dialog', { name: 'haa' })).toHaveTextContent(
    'Häsch = hast du.Sample: not yet checked by a teacher',
  );
  await user.keyboard('{Escape}');
  await user.click(await word('Näi'));
  expect(screen.getByRole('dialog', { name: 'Näi' })).toHaveTextContent(
    'This word is not in the glossary yet.',
  );
});

describe('a word without an entry', () => {
  const askTeacher = jest.fn<{ isNew: boolean }, [unknown]>();
  beforeEach(() => askTeacher.mockReset().mockReturnValue({ isNew: true }));
  const button = () => screen.getByRole('button', { name: 'Ask the teacher' });
  async function openWord(options: InMemoryOptions = { session: aMember() }) {
    const { user } = await show(WORDS, { ...options, functions: { askTeacher } });
    await user.click(await word('Näi'));
    return user;
  }

  test('goes to the teacher once, and only such a word', async () => {
    const user = await openWord();
    await user.click(button());
    expect(await screen.findByText('A teacher will look at it.')).toBeVisible();
    expect(button()).toHaveFocus();
    await user.click(button());
    expect(askTeacher.mock.calls).toEqual([[{ videoID: 'winter', text: 'Näi', line: 1 }]]);
    await user.keyboard('{Escape}');
    await user.click(await word('Ziit'));
    expect(screen.queryByRole('button', { name: 'Ask the teacher' })).not.toBeInTheDocument();
  });

  test('that was asked earlier says so', async () => {
    askTeacher.mockReturnValue({ isNew: false });
    const user = await openWord();
    await user.click(button());
    expect(await screen.findByText('You have asked this already.')).toBeVisible();
  });

  test.each([
    ['unavailable', /It did not reach the teacher/],
    ['resource-exhausted', /takes 20 questions of yours a day/],
    ['not-found', /This lesson is no longer there/],
  ] as const)(
    'that could not be sent (%s) says why, and may be asked again',
    async (code, said) => {
      askTeacher.mockImplementationOnce(() => {
        throw new AppError(code, 'no');
      });
      const user = await openWord();
      await user.click(button());
      expect(await screen.findByText(said)).toBeVisible();
      await user.click(button());
      expect(await screen.findByText('A teacher will look at it.')).toBeVisible();
      expect(screen.queryByText(said)).not.toBeInTheDocument();
    },
  );

  test.each([
    ['/mini-lessons/winter', '%2Fmini-lessons%2Fwinter'],
    ['/videos/winter', '%2Fvideos%2Fwinter'],
  ])('leads a visitor to an account and back to %s, and sends nothing', async (path, next) => {
    const user = await openWord({ path });
    await user.click(button());
    expect(screen.getByText('You need an account to ask.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/sign-in-up?next=${next}`,
    );
    expect(askTeacher).not.toHaveBeenCalled();
  });
});

test('a line is one tab stop; arrows move between its words, Enter opens', async () => {
  const { user } = await show();
  await word('Häsch');
  screen.getByRole('button', { name: 'English' }).focus();
  await user.tab();
  expect(await word('Häsch')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(await word('Häsch')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await word('Ziit')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Ziit' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.tab();
  expect(await word('Näi')).toHaveFocus();
});

test('the film waits while a word is open, and goes on only if it was playing', async () => {
  const { user, video, film } = await show();
  await user.click(await word('Ziit'));
  await user.keyboard('{Escape}');
  expect(film).not.toContain('plays');

  Object.defineProperty(video.element, 'paused', { configurable: true, get: () => false });
  act(() => video.fire('playing'));
  film.length = 0;
  await user.click(await word('Ziit'));
  expect(film).toEqual(['stops']);
  await user.keyboard('{Escape}');
  expect(film).toEqual(['stops', 'plays']);
});

test('pressing another word of the line opens that, with the focus in it', async () => {
  const { user } = await show();
  await user.click(await word('Häsch'));
  await user.click(await word('Ziit'));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveAccessibleName('Ziit');
  expect(dialog).toHaveFocus();
});

/** Closes a popover as the browser does when something else is pressed. */
const dismiss = (popover: HTMLElement) =>
  fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'closed' }));

test('a word of another line opens before the first one closes, and the film still waits', async () => {
  const { user, video, film } = await show();
  Object.defineProperty(video.element, 'paused', { configurable: true, get: () => false });
  act(() => video.fire('playing'));
  film.length = 0;
  await user.click(await word('Ziit'));
  const first = screen.getByRole('dialog');
  await user.click(await word('Näi'));
  dismiss(first);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Näi');
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(film).toEqual(['stops']);
  await user.keyboard('{Escape}');
  expect(film).toEqual(['stops', 'plays']);
});

test('a line that cannot be played has no play button', async () => {
  const { user } = await show();
  await user.click(await word('Ziit'));
  expect(screen.queryByRole('button', { name: 'Play the line' })).not.toBeInTheDocument();
});

test('a press beside the words of a line plays it', async () => {
  const { user, control } = await show();
  const playLine = jest.spyOn(control, 'playLine');
  await word('Ziit');
  await user.click(screen.getByRole('group', { name: 'Häsch Ziit, Anna?' }));
  expect(playLine).toHaveBeenCalledWith(0);
});

test('selecting text opens no word', async () => {
  const { user } = await show();
  const selected = await word('Ziit');
  getSelection()?.selectAllChildren(selected);
  fireEvent.click(selected);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  getSelection()?.removeAllRanges();
  await user.click(selected);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('other lines that say the word come when they are asked for', async () => {
  const { user, search } = await show();
  await user.click(await word('Ziit'));
  expect(search).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'More lines' }));
  const lines = await screen.findAllByRole('link');
  expect(screen.getByRole('list', { name: 'More lines' })).toHaveFocus();
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Kä Ziit!No time!'),
  ]);
  expect(search).toHaveBeenCalledWith({ query: 'Ziit' });
});

test('a failure to load lines is shown, and can be retried', async () => {
  const { user, search } = await show();
  search.mockImplementationOnce(() => {
    throw new AppError('unavailable', 'no network');
  });
  await user.click(await word('Ziit'));
  await user.click(screen.getByRole('button', { name: 'More lines' }));
  expect(await screen.findByText(/The lines could not be loaded/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More lines' }));
  expect(await screen.findByRole('link')).toHaveTextContent('Kä Ziit!');
});

test('a lesson without words is plain text', async () => {
  await show({ entries: [], places: [] });
  expect(screen.queryByRole('button', { name: 'Ziit' })).not.toBeInTheDocument();
  expect(screen.getByText('Häsch Ziit, Anna?')).toBeVisible();
});
