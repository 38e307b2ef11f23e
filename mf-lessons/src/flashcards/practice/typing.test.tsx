import { act, screen, within } from '@testing-library/react';
import { AppError, documentPaths, type Flashcard } from 'shared-contracts';
import { answering, CARDS, counts, know, open, theCard } from '../../testing/flashcards';

const BIRTHDAY: readonly Flashcard[] = [
  {
    SwissGerman: 'de Geburtstaag',
    English: 'the birthday',
    line: { SwissGerman: 'Hüt isch min Geburtstaag.', English: 'It’s my birthday.', at: 3 },
  },
];
const BRUNCH: readonly Flashcard[] = [
  { SwissGerman: 'bruuche', English: 'to need' },
  { SwissGerman: 'brunche', English: 'to have brunch' },
];

const askTeacher = jest.fn<{ isNew: boolean }, [unknown]>();
beforeEach(() => askTeacher.mockReset().mockReturnValue({ isNew: true }));

const theSwitch = () => screen.findByRole('switch', { name: 'Type the answers' });
const field = () => screen.findByRole('textbox', { name: 'Your answer' });
const button = (name: string) => screen.getByRole('button', { name });
/** The verdict on the last answer. */
const verdict = async (begin: RegExp) => {
  const said = await screen.findByText(begin);
  const status = said.closest<HTMLElement>('[role=status]');
  expect(status).not.toBeNull();
  return status!;
};

/** Opens a deck with typed answers. */
async function openTyped(cards: readonly Flashcard[] = CARDS) {
  const result = await open({ functions: { ...answering(cards), askTeacher } });
  await result.user.click(await theSwitch());
  return { ...result, field: await field() };
}

describe('the switch', () => {
  test('shows the English and a field without help of the device, and the device remembers it', async () => {
    const { user, platform, field } = await openTyped();
    expect(platform.preferences.values$.value.typeAnswers).toBe(true);
    expect(field).toHaveAccessibleDescription('morning snack');
    expect(field).toHaveAttribute('lang', 'gsw');
    expect(field).toHaveAttribute('autocapitalize', 'none');
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(field).toHaveAttribute('autocorrect', 'off');
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByRole('region', { name: 'Practice' })).not.toHaveTextContent('Znüni');
    expect(screen.queryByRole('button', { name: 'Turn the card' })).not.toBeInTheDocument();
    expect(await theSwitch()).toHaveFocus();

    await user.click(await theSwitch());
    expect(await theCard('Znüni Turn the card')).toBeVisible();
    expect(platform.preferences.values$.value.typeAnswers).toBe(false);
  });

  test('loses nothing that was typed', async () => {
    const { user, platform, field: typing } = await openTyped();
    await user.type(typing, 'Znü');
    act(() => platform.preferences.set({ cardsFirst: 'en' }));
    expect(await field()).toHaveValue('Znü');
    await user.click(await theSwitch());
    await theCard('morning snack Turn the card');
    await user.click(await theSwitch());
    expect(await field()).toHaveValue('Znü');
  });

  test('gives the sound before the answer only where the dialect is the first side', async () => {
    const { user, platform } = await openTyped(CARDS.slice(1));
    expect(button('Listen')).toBeVisible();
    act(() => platform.preferences.set({ cardsFirst: 'en' }));
    expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
    await user.type(await field(), 'Gipfeli{Enter}');
    expect(button('Listen')).toBeVisible();
  });
});

describe('an answer', () => {
  test.each([
    ['as the lesson writes it', 'znüni!', /^Right$/],
    ['in another spelling', 'Znüüni', /^Right, another spelling/],
  ])('%s counts, and the form of the lesson is shown', async (_, typed, begin) => {
    const { user, field: typing } = await openTyped();
    await user.type(typing, typed);
    await user.click(button('Check'));
    const status = await verdict(begin);
    expect(within(status).getAllByText('Znüni')[0]).toHaveAttribute('lang', 'gsw');
    expect(screen.queryByRole('button', { name: 'My answer is right' })).not.toBeInTheDocument();
    expect(counts()).toEqual(['0', '3', '0']);
    expect(button('Next')).toHaveAccessibleDescription('tomorrow');
    await user.click(button('Next'));
    expect(counts()).toEqual(['0', '2', '1']);
    expect(await field()).toHaveAccessibleDescription('croissant');
    expect(await field()).toHaveValue('');
  });

  test('that is another word comes again in this session, and is stored as not known', async () => {
    const { user, platform, field: typing } = await openTyped();
    await user.type(typing, 'Zmorge{Enter}');
    const status = await verdict(/^Not this time/);
    expect(status).toHaveTextContent(/Znüni.*You typed: Zmorge/);
    expect(button('Next')).toHaveFocus();
    expect(button('Next')).toHaveAccessibleDescription('once more in this session');
    await user.keyboard('{Enter}');
    expect(counts()).toEqual(['1', '2', '0']);
    expect(await field()).toHaveAccessibleDescription('croissant');
    expect(await field()).toHaveFocus();
    await user.click(button('End here'));
    const stored = await platform.documents.get(documentPaths.lessonCards('uid-heidi', 'znueni'));
    expect(Object.values((stored as { cards: object }).cards)).toMatchObject([
      { lapses: 0, reps: 1 },
    ]);
  });

  test('with one slip is typed again, and counts then', async () => {
    const { user, field: typing } = await openTyped(BIRTHDAY);
    await user.type(typing, 'de Geburtsaag{Enter}');
    const status = await verdict(/^Almost/);
    expect(within(status).getByText('t', { selector: 'mark' })).toBeVisible();
    expect(status).toHaveTextContent('Hüt isch min Geburtstaag.');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(counts()).toEqual(['0', '1', '0']);
    await user.keyboard('de geburtstaag{Enter}');
    await verdict(/^Right$/);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 card known the first time')).toBeVisible();
  });

  test('with a slip and then another word is not known', async () => {
    const { user, field: typing } = await openTyped(BIRTHDAY);
    await user.type(typing, 'de Geburtsaag{Enter}');
    await user.keyboard('de Gipfel{Enter}');
    await verdict(/^Not this time/);
    await user.keyboard('{Enter}');
    expect(counts()).toEqual(['1', '0', '0']);
  });

  test.each([
    ['is a slip where the deck has no such word', 1, /^Almost/],
    ['is another word where the deck has it', 2, /^Not this time/],
  ])('with one other letter %s', async (_, count, begin) => {
    const { user, field: typing } = await openTyped(BRUNCH.slice(0, count));
    await user.type(typing, 'brunche{Enter}');
    await verdict(begin);
  });

  test.each([
    ['other', 'Zmorge', /^Not this time/, CARDS],
    ['slip', 'de Geburtsaag', /^Almost/, BIRTHDAY],
  ])('may be called right by the learner: %s', async (_, typed, begin, cards) => {
    const { user, field: typing } = await openTyped(cards);
    await user.type(typing, `${typed}{Enter}`);
    await verdict(begin);
    await user.click(button('My answer is right'));
    expect(await screen.findByText('It counts as right. A teacher will look at it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'My answer is right' })).not.toBeInTheDocument();
    expect(askTeacher.mock.calls).toEqual([
      [{ videoID: 'znueni', text: cards[0]?.SwissGerman, answer: typed }],
    ]);
    expect(counts()).toEqual(['0', String(cards.length), '0']);
    expect(button('Next')).toHaveFocus();
    expect(button('Next')).toHaveAccessibleDescription('tomorrow');
    await user.keyboard('{Enter}');
    expect(counts()).toEqual(['0', String(cards.length - 1), '1']);
  });

  test.each([
    ['unavailable', /^It counts as right. It did not reach the teacher/],
    ['resource-exhausted', /takes 20 questions of yours a day/],
  ] as const)('that could not be sent (%s) counts, and may be sent again', async (code, said) => {
    askTeacher.mockReturnValue({ isNew: false });
    askTeacher.mockImplementationOnce(() => {
      throw new AppError(code, 'no');
    });
    const { user, field: typing } = await openTyped();
    await user.type(typing, 'Zmorge{Enter}');
    await user.click(button('My answer is right'));
    expect(await screen.findByText(said)).toBeVisible();
    await user.click(button('My answer is right'));
    expect(
      await screen.findByText('It counts as right. You have asked this already.'),
    ).toBeVisible();
    await user.click(button('Next'));
    expect(counts()).toEqual(['0', '2', '1']);
  });

  test.each([
    ['unavailable', 'It did not reach the teacher', 1],
    ['invalid-argument', 'takes answers with a letter', 0],
  ] as const)(
    'that could not be sent (%s) still says so after Next and Undo',
    async (code, reason, offers) => {
      askTeacher.mockImplementationOnce(() => {
        throw new AppError(code, 'no');
      });
      const { user, field: typing } = await openTyped();
      await user.type(typing, 'Zmorge{Enter}');
      await user.click(button('My answer is right'));
      const said = new RegExp(`^It counts as right\\. .*${reason}`);
      const offered = () => screen.queryAllByRole('button', { name: 'My answer is right' });
      expect(await screen.findByText(said)).toBeVisible();
      expect(offered()).toHaveLength(offers);
      await user.click(button('Next'));
      await user.click(button('Undo'));
      expect(await screen.findByText(said)).toBeVisible();
      expect(offered()).toHaveLength(offers);
      if (offers === 0) return;
      await user.click(button('My answer is right'));
      const sent = 'It counts as right. A teacher will look at it.';
      expect(await screen.findByText(sent)).toBeVisible();
      await user.click(button('Next'));
      await user.click(button('Undo'));
      expect(await screen.findByText(sent)).toBeVisible();
      expect(offered()).toHaveLength(0);
    },
  );

  test('whose question fails after Next may be sent again after Undo', async () => {
    let fail: (error: Error) => void = () => undefined;
    const waiting = new Promise<{ isNew: boolean }>((_, reject) => (fail = reject));
    askTeacher.mockReturnValueOnce(waiting as never);
    const { user, field: typing } = await openTyped();
    await user.type(typing, 'Zmorge{Enter}');
    await user.click(button('My answer is right'));
    await user.click(button('Next'));
    await act(async () => fail(new AppError('unavailable', 'no')));
    await user.click(button('Undo'));
    expect(await screen.findByText(/It did not reach the teacher/)).toBeVisible();
    await user.click(button('My answer is right'));
    expect(await screen.findByText(/A teacher will look at it/)).toBeVisible();
  });

  test.each([
    ['nothing', '', false],
    ['emoji', '🧀🇨🇭', true],
    ['5,000 characters', 'ä'.repeat(5000), true],
    ['a letter under nine accents', `a${'\u0301'.repeat(9)}`, true],
  ])('of %s is another word, and a card has room for it', async (_, typed, isOffered) => {
    const { user, field: typing } = await openTyped();
    await user.click(typing);
    if (typed !== '') await user.paste(typed);
    await user.keyboard('{Enter}');
    const status = await verdict(/^Not this time/);
    expect(status.textContent!.length).toBeLessThan(200);
    expect(screen.queryAllByRole('button', { name: 'My answer is right' })).toHaveLength(
      isOffered ? 1 : 0,
    );
    if (!isOffered) return;
    await user.click(button('My answer is right'));
    expect(
      screen.getByText(/with a letter, of at most 500 characters and eight accents on a letter/),
    ).toBeVisible();
    expect(askTeacher).not.toHaveBeenCalled();
    await user.click(button('Next'));
    expect(counts()).toEqual(['0', '2', '1']);
  });
});

describe('keys', () => {
  test('turn and answer nothing while answers are typed', async () => {
    const { user, field: typing } = await openTyped();
    await user.type(typing, 'Zmorge{Enter}');
    await verdict(/^Not this time/);
    await user.keyboard('2{ArrowRight}1');
    await verdict(/^Not this time/);
    expect(counts()).toEqual(['0', '3', '0']);
    act(() => button('Next').blur());
    await user.keyboard(' {ArrowRight}');
    expect(counts()).toEqual(['0', '3', '0']);
    await user.click(button('Next'));
    expect(counts()).toEqual(['1', '2', '0']);
  });

  test('an Enter that is held down does not skip the verdict', async () => {
    const { user, field: typing } = await openTyped();
    await user.type(typing, 'Zmorge');
    await user.keyboard('{Enter>3/}');
    await verdict(/^Not this time/);
    expect(counts()).toEqual(['0', '3', '0']);
  });

  test('undo brings back the verdict and what was typed, and the learner decides anew', async () => {
    const { user, field: typing } = await openTyped();
    await user.type(typing, 'Zmorge{Enter}');
    await verdict(/^Not this time/);
    await user.keyboard('{Enter}');
    expect(counts()).toEqual(['1', '2', '0']);
    await user.click(button('Undo'));
    expect(counts()).toEqual(['0', '3', '0']);
    expect(await verdict(/^Not this time/)).toHaveTextContent('You typed: Zmorge');
    await user.click(button('My answer is right'));
    await user.click(button('Next'));
    expect(counts()).toEqual(['0', '2', '1']);
  });

  test('are named where they work: letters are no keys while they are typed', async () => {
    const { user, field: typing } = await openTyped();
    await user.type(typing, 'Znünz');
    expect(typing).toHaveValue('Znünz');
    expect(screen.queryByText(/Z undo/)).not.toBeInTheDocument();
    expect(screen.getByText('Keys: Enter checks.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Keys: Enter goes on, Z undo.')).toBeInTheDocument();
  });

  test('undo by key works from the button', async () => {
    const { user, field: typing } = await openTyped();
    await user.type(typing, 'Znüni{Enter}{Enter}');
    await user.type(await field(), 'gipfeli{Enter}');
    await verdict(/^Right$/);
    expect(counts()).toEqual(['0', '2', '1']);
    await user.keyboard('z');
    expect(counts()).toEqual(['0', '3', '0']);
    expect(await verdict(/^Right$/)).toHaveTextContent('Znüni');
  });
});

test('a new session asks every card anew', async () => {
  const { user, field: typing } = await openTyped(CARDS.slice(0, 1));
  await user.type(typing, 'Znüni{Enter}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Practise anyway' }));
  expect(await field()).toHaveValue('');
  expect(screen.queryByText(/^Right/)).not.toBeInTheDocument();
});

test('a card that was turned before the switch is typed and answered', async () => {
  const { user } = await open();
  await know(user, 'Znüni');
  await user.click(await theCard('Gipfeli Turn the card'));
  await user.click(await theSwitch());
  await user.type(await field(), 'Gipfeli{Enter}{Enter}');
  expect(counts()).toEqual(['0', '1', '2']);
});
