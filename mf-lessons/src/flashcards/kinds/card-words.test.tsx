import { act, screen, waitFor } from '@testing-library/react';
import { BehaviorSubject } from 'kit';
import { renderScreen } from 'kit/testing';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { failure, wordPaths, type Flashcard, type LessonWords } from 'shared-contracts';
import { cardsCode } from '../../chunks/cards';
import { wordsCode } from '../../chunks/words';
import { bucketOf } from '../../own-words/own-word';
import { answering, counts, open, theCard } from '../../testing/flashcards';
import { CardWords } from './CardWords';

const ENTRY = {
  word: 'Znüni',
  article: 'de',
  english: 'morning snack',
  german: 'das Znüni',
} as const;
const HAVE = { word: 'haa', part: 'verb', english: 'to have', german: 'haben' } as const;
/** The card comes from the third line of its lesson. */
const SIDE: LessonWords = { entries: [ENTRY], places: [{ line: 2, from: 0, to: 5, entry: 0 }] };
const LINE: LessonWords = {
  entries: [HAVE, ENTRY],
  places: [
    { line: 2, from: 0, to: 5, entry: 0 },
    { line: 2, from: 6, to: 8 },
    { line: 2, from: 9, to: 14, entry: 1 },
  ],
};
const CARD: Flashcard = {
  SwissGerman: 'Znüni',
  English: 'morning snack',
  line: { SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?', at: 12.5, words: LINE },
  words: SIDE,
};
const FRONT = /^Znüni ?Turn the card$/;
const BACK = /^Znüni ?morning snack ?Häsch en Znüni\? ?Got a snack\? ?Turn back$/;

/** The button of a word; the name of the card's button is longer. */
const word = (name: string) => screen.findByRole('button', { name });
async function turned(card: Flashcard = CARD, functions: InMemoryOptions['functions'] = {}) {
  cardsCode.load();
  const result = await open({ functions: { ...answering([card]), ...functions } });
  await result.user.click(await theCard(FRONT));
  return result;
}

test('a word of a turned card opens, and the card stays turned', async () => {
  const { user, platform } = await turned();
  await user.click(await word('Häsch'));
  expect(screen.getByRole('dialog', { name: 'haa' })).toHaveTextContent('haben');
  expect(await theCard(BACK)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to my cards' }));
  await user.keyboard('{Escape}');
  expect(await word('Häsch')).toHaveFocus();
  await waitFor(
    async () => {
      const bucket = await platform.documents.get(
        wordPaths.wordBucket('uid-heidi', bucketOf('haa')),
      );
      expect(bucket?.words.haa).toMatchObject({ VideoID: 'znueni', line: 2, isCard: true });
    },
    { timeout: 3000 },
  );
});

test('a side of several words opens none, because its line says them', async () => {
  const places = [
    { line: 2, from: 0, to: 2 },
    ...SIDE.places.map((place) => ({ ...place, from: 3 })),
  ];
  cardsCode.load();
  const card = { ...CARD, SwissGerman: 'en Znüni', words: { ...SIDE, places } };
  const { user } = await open({ functions: answering([card]) });
  await user.click(await theCard(/^en Znüni ?Turn the card$/));
  await word('Häsch');
  expect(screen.queryByRole('group', { name: 'en Znüni' })).not.toBeInTheDocument();
});

test.each([
  ['of a line names that to the teacher', CARD.line, 2, { line: 2 }],
  // Published words of a card without a line have line 0.
  ['of no line names none', undefined, 0, {}],
] as const)('a word without an entry on a card %s', async (_, cardLine, index, told) => {
  const askTeacher = jest.fn(() => ({ isNew: true }));
  const unexplained = (line: number): LessonWords => ({
    entries: [],
    places: [{ line, from: 0, to: 5 }],
  });
  const line = cardLine && { ...cardLine, words: unexplained(index) };
  const card = { SwissGerman: 'Znüni', English: 'morning snack', words: unexplained(index) };
  const { user } = await turned({ ...card, ...(line && { line }) }, { askTeacher });
  await user.click(await word('Znüni'));
  await user.click(screen.getByRole('button', { name: 'Ask the teacher' }));
  expect(askTeacher.mock.calls).toStrictEqual([[{ videoID: 'znueni', text: 'Znüni', ...told }]]);
});

test('before it is turned, and when it is turned back, no word opens', async () => {
  const { user } = await turned();
  await word('Häsch');
  await user.click(await theCard(BACK));
  expect(await theCard(FRONT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Häsch' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Häsch en Znüni?' })).not.toBeInTheDocument();
});

test('each line is one tab stop behind the card; arrows move between its words and answer nothing', async () => {
  const { user } = await turned();
  const line = await screen.findByRole('group', { name: 'Häsch en Znüni?' });
  expect(line).toHaveTextContent(/^Häsch en Znüni\?$/);
  (await theCard(BACK)).focus();
  await user.tab();
  expect(screen.getByRole('group', { name: 'Znüni' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.tab();
  expect(await word('Häsch')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await word('en')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  expect(screen.getByRole('dialog', { name: 'haa' })).toBeVisible();
  await user.keyboard('{ArrowRight}2');
  expect(counts()).toEqual(['0', '1', '0']);
  expect(await theCard(BACK)).toBeVisible();
});

test('the sound of a line is played from the words of that line alone', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const { user } = await turned({ ...CARD, AudioUrl: 'https://media.example/card.m4a' });
  await user.click(await word('Häsch'));
  expect(screen.queryByRole('button', { name: 'Play the line' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  const [ofCard] = await screen.findAllByRole('button', { name: 'Znüni' });
  await user.click(ofCard as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Play the line' }));
  expect(play.mock.contexts).toMatchObject([{ src: 'https://media.example/card.m4a' }]);
});

describe('over the card', () => {
  afterEach(() => jest.useRealTimers());

  /** The text drawn over a turned card. */
  function drawnOver(card: Flashcard): string | null {
    jest.useFakeTimers();
    const props = { asksIn: 'gsw', videoID: 'znueni' } as const;
    const { container } = renderScreen(
      () => <CardWords card={{ ...card, key: 'a' }} {...props} />,
      createInMemoryPlatform({ session: aMember() }),
    );
    act(() => jest.advanceTimersByTime(1000));
    return container.textContent;
  }
  const over = /^Znüni.*Häsch en Znüni\?Got a snack\?$/;

  test('its words are drawn, and nothing where the school has no glossary', () => {
    const { words: _, ...withoutWords } = CARD;
    expect(drawnOver(CARD)).toMatch(over);
    expect(drawnOver(withoutWords)).toBe('');
  });

  test('its words are plain where their code cannot be loaded', () => {
    const failed = new BehaviorSubject(failure(new Error('offline')));
    jest.replaceProperty(wordsCode, 'state$', failed);
    expect(drawnOver(CARD)).toMatch(over);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
