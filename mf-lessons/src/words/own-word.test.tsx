import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import {
  AppError,
  documentPaths,
  wordPaths,
  type LessonWords,
  type PathAnswers,
} from 'shared-contracts';
import { progressCode } from '../chunks/learner-progress';
import { withKeys } from '../flashcards/deck/card-key';
import { LessonText } from '../lesson/LessonText';
import { ownWordsOf } from '../own-words/own-words';
import { progressOf } from '../progress/create-progress';
import { aSchedule } from '../testing/decks';

const LINES = [
  { SwissGerman: 'Häsch Ziit, Anna?', English: 'Do you have time, Anna?' },
  { SwissGerman: 'Ich ha kä Ziit.', English: 'I have no time.' },
];
const WORDS: LessonWords = {
  entries: [
    { word: 'haa', part: 'verb', english: 'to have', german: 'haben' },
    { word: 'Ziit', article: 'd', english: 'time', german: 'die Zeit' },
  ],
  places: [
    { line: 0, from: 0, to: 5, entry: 0 },
    { line: 0, from: 6, to: 10, entry: 1 },
    { line: 1, from: 0, to: 3 },
    { line: 1, from: 4, to: 6, entry: 0 },
    { line: 1, from: 10, to: 14, entry: 1 },
  ],
};
const VISITOR: InMemoryOptions = { session: { status: 'visitor' } };
const ziitIn = (uid: string) => wordPaths.wordBucket(uid, '16');
const ZIIT = { isCard: true, isKnown: false, VideoID: 'summer', line: 9, english: 'time' };

afterEach(() => sessionStorage.clear());

function show(options: InMemoryOptions = {}, words: LessonWords = WORDS) {
  const platform = createInMemoryPlatform({ session: aMember(), ...options });
  const rendered = renderScreen(
    () => <LessonText videoID="winter" lines={LINES} words={words} />,
    platform,
  );
  act(() => platform.loading.stop());
  const words$ = () => platform.documents.get(ziitIn('uid-heidi'));
  return { ...rendered, stored: words$ };
}

const allOf = (name: string) => screen.findAllByRole('button', { name });
/** The CSS class of a word, which is the same at all its positions. */
async function markOf(name: string): Promise<string> {
  const [first, ...others] = await allOf(name);
  others.forEach((each) => expect(each.className).toBe(first?.className));
  return first?.className.split(' ').at(-1) ?? '';
}
const button = (name: string) => screen.getByRole('button', { name });

test('a word becomes one card, with its lesson and line, and says so again', async () => {
  const { user, stored } = show();
  await user.click((await allOf('Ziit'))[1] as HTMLElement);
  expect(screen.getByText('This word is new to you.')).toBeVisible();
  await user.click(button('Add to my cards'));
  expect(button('In your cards')).toHaveFocus();
  expect(screen.getByText('You are learning this word.')).toBeVisible();
  await user.click(button('In your cards'));
  await user.keyboard('{Escape}');
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  expect(button('In your cards')).toBeVisible();
  await waitFor(async () => expect(await stored()).toBeDefined(), { timeout: 3000 });
  expect((await stored())?.words).toEqual({
    Ziit: { isCard: true, isKnown: false, VideoID: 'winter', line: 1, english: 'time' },
  });
});

test('the mark of a word changes everywhere in the text, and belongs to its entry', async () => {
  const { user } = show();
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  await waitFor(async () => expect(await markOf('Ziit')).toBe('new'));
  await user.click(button('Add to my cards'));
  expect(await markOf('Ziit')).toBe('learning');
  await user.click(button('I know it'));
  expect(await markOf('Ziit')).toBe('known');
  expect(screen.getByText('You know this word.')).toBeVisible();
  await user.click(button('Not sure'));
  expect(await markOf('Ziit')).toBe('learning');
  await user.keyboard('{Escape}');

  await user.click((await allOf('Häsch'))[0] as HTMLElement);
  await user.click(button('I know it'));
  expect(await markOf('ha')).toBe('known');
  await user.click(button('Not sure'));
  expect(await markOf('ha')).toBe('new');
  await user.click(button('I know it'));
  await user.click(button('Add to my cards'));
  expect(await markOf('ha')).toBe('learning');
  // The glossary lacks it, so it has no mark.
  expect(await markOf('Ich')).toBe('word');
});

test('a card whose word is known, and then not sure, keeps its schedule', async () => {
  const path = documentPaths.lessonCards('uid-heidi', 'summer');
  const [key = ''] = withKeys([{ SwissGerman: 'Ziit', English: '', isOwn: true }]).map(
    (card) => card.key,
  );
  const due = aSchedule(1);
  const { user, platform } = show({
    documents: {
      [ziitIn('uid-heidi')]: { words: { Ziit: ZIIT } },
      [path]: { cards: { [key]: due, school: due }, nextDue: 1, updatedAt: '' },
    },
  });
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  const kept = await platform.documents.get(path);
  for (const [name, isKnown] of [
    ['I know it', true],
    ['Not sure', false],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    await act(() => ownWordsOf(platform).mine$.value!.flush());
    const words = await platform.documents.get(ziitIn('uid-heidi'));
    expect(words?.words).toMatchObject({ Ziit: { isKnown } });
    expect(await platform.documents.get(path)).toEqual(kept);
  }
});

test('words of an earlier visit are marked, and the text says how many are known', async () => {
  const { user } = show({
    documents: {
      [ziitIn('uid-heidi')]: { words: { Ziit: { ...ZIIT, isKnown: true } } },
      [wordPaths.wordBucket('uid-heidi', '23')]: { words: { haa: ZIIT } },
    },
  });
  expect(await screen.findByText('You know 50 % of its words')).toBeVisible();
  expect(await markOf('Ziit')).toBe('known');
  expect(await markOf('ha')).toBe('learning');
  await user.click((await allOf('ha'))[0] as HTMLElement);
  await user.click(button('I know it'));
  expect(screen.getByText('You know 100 % of its words')).toBeVisible();
});

describe('a word that is nearly German', () => {
  const NEAR: LessonWords = {
    ...WORDS,
    entries: WORDS.entries.map((entry) => ({ ...entry, isNearGerman: entry.word === 'Ziit' })),
  };
  const speaking = (german: PathAnswers['german']): InMemoryOptions => ({
    documents: {
      [documentPaths.learnerState('uid-heidi')]: {
        path: { why: 'work', german, understands: 'words', heard: 'skipped' },
      },
    },
  });

  test('counts as known for a learner who speaks German, until they change it', async () => {
    const { user, stored } = show(speaking('yes'), NEAR);
    expect(await screen.findByText('You know 50 % of its words')).toBeVisible();
    expect(await markOf('Ziit')).toBe('known');
    expect(await markOf('ha')).toBe('new');
    await user.click((await allOf('Ziit'))[0] as HTMLElement);
    expect(screen.getByText(/^It is nearly the same in standard German/)).toBeVisible();
    await user.click(button('Not sure'));
    expect(screen.getByText('This word is new to you.')).toBeVisible();
    expect(screen.getByText('You know 0 % of its words')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await markOf('Ziit')).toBe('new');
    await waitFor(async () =>
      expect((await stored())?.words).toMatchObject({ Ziit: { isCard: false, isKnown: false } }),
    );
  });

  test.each(['no', 'skipped'] as const)('is new to who answered %s', async (german) => {
    const { platform } = show(speaking(german), NEAR);
    const progress = progressOf(platform);
    await waitFor(() => expect(progressCode.state$.value.status).toBe('success'));
    await waitFor(() => expect(progress.state$.value.status).toBe('success'));
    expect(await markOf('Ziit')).toBe('new');
    expect(screen.getByText('Press a word to see what it means.')).toBeVisible();
  });
});

test('a learner without words reads what a press does', async () => {
  show();
  expect(await screen.findByText('Press a word to see what it means.')).toBeVisible();
  expect(screen.queryByText(/You know/)).not.toBeInTheDocument();
});

test('marks are switched off on this device', async () => {
  const { user, platform } = show();
  await user.click(await screen.findByRole('button', { name: 'Mark words', pressed: true }));
  expect(await markOf('Ziit')).toBe('word');
  expect(platform.preferences.values$.value.marks).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Mark words', pressed: false }));
  expect(await markOf('Ziit')).toBe('new');
});

test('nothing is marked while the words of a learner are not known', async () => {
  const platform = createInMemoryPlatform({ session: aMember() });
  jest.spyOn(platform.documents, 'query').mockRejectedValue(new AppError('unavailable', 'Offline'));
  const { user } = renderScreen(
    () => <LessonText videoID="winter" lines={LINES} words={WORDS} />,
    platform,
  );
  act(() => platform.loading.stop());
  await waitFor(() => expect(platform.recorded.logs).not.toEqual([]));
  expect(await markOf('Ziit')).toBe('word');
  expect(screen.queryByText(/its words/)).not.toBeInTheDocument();
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  expect(screen.getByText('Your own words are not loaded yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to my cards' })).not.toBeInTheDocument();
});

/** So many words in the bucket of "Ziit": each character code is 16 more than a multiple of 32. */
const beside = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [String.fromCharCode(80 + 32 * index), ZIIT]),
  );

test.each([
  [312, ' You have 312 words, about as many as we can keep.'],
  [311, ''],
])('a word that is refused beside %i is new again, and says why', async (count, why) => {
  const { user, platform } = show({
    documents: { [ziitIn('uid-heidi')]: { words: beside(count) } },
  });
  jest
    .spyOn(platform.documents, 'merge')
    .mockRejectedValue(new AppError('permission-denied', 'Refused'));
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Add to my cards' }));
  // After closing the sheet the learner reads it below the text.
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^Could not be kept/)).toHaveTextContent(
    new RegExp(`^Could not be kept: Ziit\\.${why}$`),
  );
  expect(await markOf('Ziit')).toBe('new');
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  expect(screen.getByText(/^This word could/)).toHaveTextContent(
    new RegExp(`^This word could not be kept\\.${why}$`),
  );
  expect(button('Add to my cards')).toBeVisible();
});

test('a word is stored when its sheet is closed', async () => {
  const { user, platform, stored } = show();
  const flush = jest.spyOn(ownWordsOf(platform).mine$.value!, 'flush');
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Add to my cards' }));
  flush.mockClear();
  await user.keyboard('{Escape}');
  expect(flush).toHaveBeenCalled();
  await waitFor(async () => expect(await stored()).toBeDefined());
});

test('the key N leads to the next new word, unless the keys are switched off', async () => {
  const { user, platform } = show({
    documents: { [ziitIn('uid-heidi')]: { words: { Ziit: ZIIT } } },
  });
  await waitFor(async () => expect(await markOf('Ziit')).toBe('learning'));
  button('English').focus();
  await user.keyboard('n');
  expect(button('Häsch')).toHaveFocus();
  await user.keyboard('n');
  expect(button('ha')).toHaveFocus();
  // Tab returns to the word that the key has focused.
  await user.tab();
  await user.tab({ shift: true });
  expect(button('ha')).toHaveFocus();
  await user.keyboard('n');
  expect(button('Häsch')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('n');
  expect(screen.getByRole('dialog', { name: 'haa' })).toHaveFocus();
  await user.keyboard('{Escape}');
  act(() => platform.preferences.set({ shortcuts: false }));
  await user.keyboard('n');
  expect(button('Häsch')).toHaveFocus();
});

test('a visitor keeps words in the tab, and is led to an account', async () => {
  const { user, platform, stored } = show({ ...VISITOR, path: '/mini-lessons/winter' });
  await user.click((await allOf('Ziit'))[0] as HTMLElement);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await user.click(button('Add to my cards'));
  expect(screen.getByRole('link', { name: 'Create an account to keep them' })).toHaveAttribute(
    'href',
    '/sign-in-up?next=%2Fmini-lessons%2Fwinter',
  );
  expect(await markOf('Ziit')).toBe('learning');
  act(() => platform.setSession(aMember()));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'In your cards' })).toBeVisible();
  await waitFor(async () => expect(await stored()).toBeDefined(), { timeout: 3000 });
});
