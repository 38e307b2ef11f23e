import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import {
  AppError,
  DAY_MS,
  documentPaths,
  wordPaths,
  type OwnWord,
  type SecureData,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { ProgressView } from '../progress-view/ProgressView';
import { catalogue, lesson } from '../testing/catalogue';
import { aSchedule } from '../testing/decks';
import { answering, CARDS, failing, know, open, theCard } from '../testing/flashcards';
import { said } from '../today/testing/open-today';
import { Today } from '../today/Today';
import { withKeys } from './deck/card-key';
import { schedulesOf } from './deck/stored-schedules';
import { openDue } from './due/open-due';
import { FlashcardsScreen } from './Screen';

const UID = 'uid-heidi';
const own = (change: Partial<OwnWord> = {}): OwnWord => ({
  isCard: true,
  isKnown: false,
  VideoID: 'znueni',
  line: 0,
  english: 'to have',
  ...change,
});
const having = (words: Readonly<Record<string, OwnWord>>) => ({
  documents: { [wordPaths.wordBucket(UID, '23')]: { words, updatedAt: '' } },
});
const DUE = aSchedule(1);
const [HAA = ''] = withKeys([{ SwissGerman: 'haa', English: '', isOwn: true }]).map(
  ({ key }) => key,
);

/** A lesson that says the word in its second line. */
const LESSON: SecureData = {
  hasAccess: true,
  Text: 'Guete Morge!\nGood morning!\n\nHäsch en Znüni?\nGot a snack?',
  VideoHLSurl: 'https://media.example/film.m3u8',
  Captions: {
    gsw: [
      'WEBVTT',
      '1\n00:00:01.000 --> 00:00:02.000\nGuete Morge!',
      '2\n00:01:12.500 --> 00:01:14.000\nHäsch en Znüni?',
      '2.2\n00:02:00.000 --> 00:02:02.000\nHäsch en Znüni?',
    ].join('\n\n'),
    en: 'WEBVTT\n',
  },
  Lines: { voice: 'machine', urls: ['https://media.example/1.m4a', 'https://media.example/2.m4a'] },
  Words: {
    entries: [{ word: 'haa', part: 'verb', english: 'to have', german: 'haben' }],
    places: [
      { line: 0, from: 0, to: 5 },
      { line: 1, from: 0, to: 5, entry: 0 },
    ],
  },
};
/** A member without a plan, and the server's answer about the lesson. */
const withoutPlan = (lesson: SecureData | AppError) => ({
  functions: {
    ...failing('permission-denied'),
    getSecureData_v2_0: () => {
      if (lesson instanceof AppError) throw lesson;
      return lesson;
    },
  },
});
const aloneOnItsBack = { name: /^haa ?to have ?Turn back$/ };

test('own words of a lesson come behind its cards, and are stored as these are', async () => {
  const { user, platform, unmount } = await open(having({ haa: own() }));
  for (const { SwissGerman } of CARDS) await know(user, SwissGerman);
  await know(user, 'haa');
  unmount();
  await waitFor(async () => {
    const stored = await platform.documents.get(documentPaths.lessonCards(UID, 'znueni'));
    expect(stored?.cards[HAA]).toMatchObject({ reps: 1 });
  });
});

test('a word that the school has as a card with its article is no second card', async () => {
  const words = { Znüni: own({ english: 'snack' }), haa: own() };
  const school = [{ SwissGerman: 'de Znüni', English: 'the morning snack' }];
  await open({ ...having(words), functions: answering(school) });
  await theCard(/^de Znüni/);
  expect(screen.getByText('New').nextElementSibling).toHaveTextContent('2');
});

test.each([
  ['haa', 'Right'],
  ['d haa', 'Right'],
  ['häsch', 'Right'],
  // Another own word with the same English.
  ['ghaa', 'Right'],
  ['gaa', 'Not this time. The lesson says:'],
])('an own word that is typed as “%s”: %s', async (typed, verdict) => {
  const { user } = await open({
    ...withoutPlan(LESSON),
    preferences: { typeAnswers: true },
    ...having({
      haa: own({ line: 1 }),
      ghaa: own({ line: 7 }),
      gaa: own({ line: 8, english: 'to go' }),
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), `${typed}{Enter}`);
  expect(screen.getByText(verdict)).toBeVisible();
});

test('own words stand alone where the plan does not open the cards', async () => {
  await open({ ...having({ haa: own() }), functions: failing('permission-denied') });
  expect(await theCard(/^haa/)).toBeVisible();
  expect(screen.getByText('New').nextElementSibling).toHaveTextContent('1');
});

test.each([
  ['where it was met', 1],
  ['that says it now, where the lesson was rewritten', 0],
])('an own word shows the line %s, with its sound and its second', async (_, line) => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const { user } = await open({ ...having({ haa: own({ line }) }), ...withoutPlan(LESSON) });
  await user.click(await theCard(/^haa ?Turn the card$/));
  expect(await theCard(/^haa ?to have ?Häsch en Znüni\? ?Got a snack\? ?Turn back$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'In the video at 1:12' })).toHaveAttribute(
    'href',
    '/videos/znueni?t=72.5',
  );
  expect(screen.getByText('Sample: machine voice')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Listen' }));
  expect(play.mock.contexts).toMatchObject([{ src: 'https://media.example/2.m4a' }]);
});

test('the gap of an own word is the form that its line says', async () => {
  const { user } = await open({
    ...withoutPlan(LESSON),
    documents: {
      ...having({ haa: own({ line: 1 }) }).documents,
      [documentPaths.lessonCards(UID, 'znueni')]: {
        cards: { [HAA]: { ...DUE, stability: 9, reps: 2 } },
        nextDue: 1,
        updatedAt: '',
      },
    },
  });
  await user.click(await theCard(/^gap en Znüni\? ?to have ?Turn the card$/));
  expect(await theCard(/^to have ?haa ?Häsch en Znüni\?/)).toBeVisible();
});

test('an own word is heard in its line, and asked by what it means', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const { user } = await open({
    ...withoutPlan(LESSON),
    documents: {
      ...having({ haa: own({ line: 1 }) }).documents,
      [documentPaths.lessonCards(UID, 'znueni')]: {
        cards: { [HAA]: { ...DUE, stability: 2, reps: 1 } },
        nextDue: 1,
        updatedAt: '',
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  expect(play.mock.contexts).toMatchObject([{ src: 'https://media.example/2.m4a' }]);
  const practice = screen.getByRole('region', { name: 'Practice' });
  expect(practice).toHaveTextContent('Which word means “to have”?');
  expect(practice).not.toHaveTextContent(/haa|Häsch|snack/);
  await user.click(screen.getByRole('button', { name: 'Turn the card' }));
  expect(await theCard(/^to have ?haa ?Häsch en Znüni\? ?Got a snack/)).toBeVisible();
  const said = await screen.findByRole('button', { name: 'Häsch' });
  expect(said).toHaveAccessibleDescription('You are learning this word.');
  await user.click(said);
  expect(screen.getByRole('dialog', { name: 'haa' })).toHaveTextContent('haben');
});

test.each<[string, SecureData | AppError]>([
  ['the plan does not open the lesson', { hasAccess: false, reason: 'no-plan' }],
  ['the lesson could not be read', new AppError('unavailable', 'No network.')],
  ['the lesson says it no more', { ...LESSON, Words: { entries: [], places: [] } }],
])('an own word stands alone where %s', async (_, lesson) => {
  const { user } = await open({ ...having({ haa: own({ line: 1 }) }), ...withoutPlan(lesson) });
  await user.click(await theCard(/^haa ?Turn the card$/));
  expect(await screen.findByRole('button', aloneOnItsBack)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /In the video/ })).not.toBeInTheDocument();
});

test.each([
  ['no own word costs no further call', {}, []],
  ['an own word costs one call', { haa: own() }, ['getSecureData_v2_0']],
])('a deck with %s', async (_, words, more) => {
  const { platform } = await open(having(words));
  await theCard('Znüni Turn the card');
  const names = platform.recorded.calls.map(({ name }) => name);
  expect(names).toEqual(['getFlashcardsCloudFunction', ...more]);
});

test.each<[string, Partial<OwnWord>]>([
  ['of another lesson', { VideoID: 'winter' }],
  ['that is known', { isKnown: true }],
  ['that was made no card', { isCard: false }],
])('a word %s is not asked, so the cards stay closed', async (_, change) => {
  const { platform } = await open({
    ...having({ haa: own(change) }),
    functions: failing('permission-denied'),
  });
  await waitFor(() => expect(platform.recorded.alerts).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^haa/ })).not.toBeInTheDocument();
});

test('a word that the school has made a card, too, is one card', async () => {
  const { user } = await open(having({ Kafi: own({ english: 'coffee' }) }));
  for (const { SwissGerman } of CARDS) await know(user, SwissGerman);
  expect(screen.queryByRole('button', { name: /Turn the card$/ })).not.toBeInTheDocument();
});

test('while own words cannot be read, the deck says so, and no schedule is lost', async () => {
  const known = { [HAA]: DUE };
  const { platform } = await open({
    documents: {
      ...having({ haa: own() }).documents,
      [documentPaths.lessonCards(UID, 'znueni')]: { cards: known, nextDue: 1, updatedAt: '' },
    },
    refuseDocuments: (_, path) =>
      path.includes('/Words') ? new AppError('unavailable', 'No network.') : undefined,
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  const stored = await platform.documents.get(documentPaths.lessonCards(UID, 'znueni'));
  expect(stored?.cards).toEqual(known);
});

test('a due word is asked in the session over all lessons, with its line', async () => {
  const platform = createInMemoryPlatform({
    session: aMember(),
    documents: {
      ...having({ haa: own() }).documents,
      [documentPaths.lessonCards(UID, 'znueni')]: {
        cards: { [HAA]: DUE },
        nextDue: 1,
        updatedAt: '',
      },
    },
    ...withoutPlan(LESSON),
  });
  const review = await openDue(platform);
  expect(review.kind === 'cards' && review.deck.cards).toMatchObject([
    { SwissGerman: 'haa', line: { SwissGerman: 'Häsch en Znüni?', at: 72.5, seconds: 1.5 } },
  ]);
});

describe('without a plan', () => {
  const at = documentPaths.lessonCards(UID, 'znueni');
  const [SCHOOL = ''] = withKeys(CARDS).map(({ key }) => key);
  const platformWith = (documents: InMemoryOptions['documents'], path = '/home') =>
    createInMemoryPlatform({
      path,
      session: aMember(),
      preferences: { tier: 0 },
      catalogue: catalogue(lesson('znueni', { Title: 'De Znüni' })),
      documents: { ...having({ haa: own() }).documents, ...documents },
      functions: failing('permission-denied'),
    });

  test('a due word counts the same for Today, the week and the session', async () => {
    const platform = platformWith({
      [at]: { cards: { [HAA]: DUE, [SCHOOL]: DUE }, nextDue: 1, updatedAt: '' },
    });
    const Home = () => (
      <>
        <Today />
        <ProgressView />
      </>
    );
    renderScreen(Home, platform);
    await said('1 card · up to 1 minute');
    expect(await screen.findByRole('img', { name: /^Cards due: Today 1, / })).toBeVisible();
    const review = await openDue(platform);
    expect(review.kind === 'cards' && review.deck.cards).toHaveLength(1);
  });

  test('a due word is asked behind ten lessons that have only cards of the school', async () => {
    const later = { ...DUE, due: Date.now() + 9 * DAY_MS };
    const names = Array.from({ length: 11 }, (_, index) => `lesson-${index}`);
    const word = (index: number) => `haa${index}`;
    const keys = withKeys(
      names.map((_, index) => ({ SwissGerman: word(index), English: '', isOwn: true })),
    ).map(({ key }) => key);
    const decks = names.map((VideoID, index) => {
      const isLast = index === 10;
      const cards = {
        [keys[index] ?? '']: isLast ? DUE : later,
        ...(isLast ? {} : { [SCHOOL]: DUE }),
      };
      return [documentPaths.lessonCards(UID, VideoID), { cards, nextDue: index, updatedAt: '' }];
    });
    const words = Object.fromEntries(
      names.map((VideoID, index) => [word(index), own({ VideoID })]),
    );
    const platform = platformWith({
      ...having(words).documents,
      ...(Object.fromEntries(decks) as InMemoryOptions['documents']),
    });
    const review = await openDue(platform);
    expect(
      review.kind === 'cards' && review.deck.cards.map(({ SwissGerman }) => SwissGerman),
    ).toEqual(['haa10']);
  });

  test.each([
    ['a word', HAA, /^Your next cards come back in 3 days\.$/],
    ['a card of the school', SCHOOL, /^Your next cards .* They open with BASIC or VIP\./],
  ])('the session says when %s comes back', async (_, key, text) => {
    const due = Date.now() + 3 * DAY_MS;
    const cards = { [key]: { ...DUE, due } };
    const documents = { [at]: { cards, nextDue: due, updatedAt: '' } };
    renderScreen(FlashcardsScreen, platformWith(documents, '/flashcards/due'));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('no schedule is lost', () => {
  const [ZNUENI = ''] = withKeys(CARDS).map(({ key }) => key);
  const at = documentPaths.lessonCards(UID, 'znueni');
  const stored = { cards: { [ZNUENI]: DUE, [HAA]: DUE }, nextDue: 1, updatedAt: '' };
  /** The stored schedules after the deck was opened and left. */
  async function afterOpening(words: Record<string, OwnWord>, functions?: object) {
    const { platform, unmount } = await open({
      documents: { ...having(words).documents, [at]: stored },
      ...functions,
    });
    await screen.findAllByRole('button', { name: /Turn the card$/ });
    unmount();
    await schedulesOf(platform).value?.flush();
    return (await platform.documents.get(at))?.cards;
  }
  const closed = { functions: failing('permission-denied') };

  test('of the school’s cards while the plan does not open them', async () => {
    expect(await afterOpening({ haa: own() }, closed)).toEqual(stored.cards);
  });

  test('of a word that another tab has just added', async () => {
    expect(await afterOpening({})).toEqual(stored.cards);
  });

  test('except of a word marked as known, and of a card that the school removed', async () => {
    const cards = await afterOpening(
      { haa: own({ isKnown: true }) },
      { functions: answering(CARDS.slice(1)) },
    );
    expect(cards).toMatchObject({ [HAA]: { state: 0 }, [ZNUENI]: { state: 0 } });
  });
});
