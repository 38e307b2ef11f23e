import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, DAY_MS, documentPaths, wordPaths, type CardSchedule } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { catalogue, lesson } from '../../testing/catalogue';
import { aSchedule } from '../../testing/decks';
import { withKeys } from '../deck/card-key';
import { FlashcardsScreen } from '../Screen';

type Card = readonly [SwissGerman: string, English: string];
const CARDS: Readonly<Record<string, readonly Card[]>> = {
  znueni: [
    ['de Znüni', 'the morning snack'],
    ['s Kafi', 'the coffee'],
  ],
  tram: [
    ['s Tram', 'the tram'],
    ['s Billet', 'the ticket'],
    ['d Schtadt', 'the town'],
  ],
};
const flashcardsOf = (cards: readonly Card[] = []) =>
  cards.map(([SwissGerman, English]) => ({ SwissGerman, English }));

/** The stored schedules of a lesson: one card due in each number of days; others are new. */
const stored = (videoID: string, cards: readonly Card[], ...days: readonly number[]) => {
  const due = (each: number): CardSchedule => aSchedule(Date.now() + each * DAY_MS);
  const keys = withKeys(flashcardsOf(cards)).map(({ key }) => key);
  const schedules = days.map((each, index) => [keys[index] ?? '', due(each)] as const);
  return {
    [documentPaths.lessonCards('uid-heidi', videoID)]: {
      cards: Object.fromEntries(schedules),
      nextDue: Math.min(...schedules.map(([, each]) => each.due)),
      updatedAt: '2026-11-20T10:00:00Z',
    },
  };
};
const ended = new AppError('permission-denied', 'No.', { reason: 'ended' });

function open(options: InMemoryOptions = {}, closed: Readonly<Record<string, AppError>> = {}) {
  return renderScreen(
    FlashcardsScreen,
    createInMemoryPlatform({
      path: '/flashcards/all',
      session: aMember(),
      functions: {
        getFlashcardsCloudFunction: ({ VideoID }) => {
          const refusal = closed[VideoID];
          if (refusal) throw refusal;
          return { flashcards: flashcardsOf(CARDS[VideoID] ?? [[`${VideoID} Wort`, VideoID]]) };
        },
      },
      documents: {
        ...stored('znueni', CARDS.znueni!, -3, 8),
        ...stored('tram', CARDS.tram!, -1, 2),
      },
      catalogue: catalogue(
        lesson('znueni', { Title: 'De Znüni' }),
        lesson('tram', { Title: 'Im Tram', Date: '2026-01-01' }),
      ),
      ...options,
    }),
  );
}
const field = () => screen.findByRole('searchbox', { name: 'Search your cards' });
/** The cards of each group, by heading. */
const groups = () =>
  Object.fromEntries(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => [
      heading.textContent,
      within(heading.closest('section')!)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]),
  );

test('lists all cards of all lessons: due, new and known, with what comes back when', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'All my cards' })).toBeVisible();
  await field();
  await screen.findAllByRole('link', { name: 'Im Tram' });
  expect(groups()).toEqual({
    'Due today 2': ['de Znüni the morning snackDe Znüni', 's Tram the tramIm Tram'],
    'New 1': ['d Schtadt the townIm Tram'],
    'Known 2': [
      's Billet the ticketIm Tramcomes back in 2 days',
      's Kafi the coffeeDe Znünicomes back in 8 days',
    ],
  });
  expect(screen.getByRole('link', { name: 'Review what is due' })).toHaveAttribute(
    'href',
    '/flashcards/due',
  );
});

test('lists what is set aside, and takes it back', async () => {
  const documents = stored('tram', CARDS.tram!, 2, 3);
  const path = documentPaths.lessonCards('uid-heidi', 'tram');
  const [{ key: tram = '' } = {}] = withKeys(flashcardsOf(CARDS.tram));
  const cards = documents[path]!.cards;
  const aside = { ...cards, [tram]: { ...aSchedule(1), lapses: 8 } };
  const { user, platform } = open({
    documents: { [path]: { ...documents[path]!, cards: aside } },
  });
  const list = await screen.findByRole('region', { name: 'Set aside' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list).toHaveTextContent('s Tram the tram');
  expect(groups()).toMatchObject({ 'Known 1': [expect.stringMatching(/^s Billet/)] });
  expect(groups()).not.toHaveProperty('Due today 1');
  await user.click(within(list).getByRole('button', { name: 'Take back s Tram' }));
  expect(groups()).toMatchObject({ 'Due today 1': [expect.stringMatching(/^s Tram/)] });
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(async () =>
    expect((await platform.documents.get(path))?.cards[tram]).toMatchObject({ lapses: 0, due: 1 }),
  );
});

test('has no link to a session if nothing is due', async () => {
  open({ documents: stored('tram', CARDS.tram!, 2) });
  await field();
  expect(screen.queryByRole('link', { name: /^Review/ })).toBeNull();
});

test('asks for no more lessons at once than the server answers', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `lesson-${index}`);
  let underWay = 0;
  let most = 0;
  open({
    documents: Object.assign({}, ...ids.map((id) => stored(id, [[`${id} Wort`, id]], 2))) as Record<
      string,
      object
    >,
    catalogue: catalogue(...ids.map((id) => lesson(id, { Title: id }))),
    functions: {
      getFlashcardsCloudFunction: async ({ VideoID }) => {
        most = Math.max(most, ++underWay);
        await Promise.resolve();
        underWay -= 1;
        return { flashcards: flashcardsOf([[`${VideoID} Wort`, VideoID]]) };
      },
    },
  });
  await field();
  expect(await screen.findByRole('heading', { name: 'Known 10' })).toBeVisible();
  // The server allows five; one is left for another tab.
  expect(most).toBe(4);
});

test.each([
  ['in dialect', 'tram', ['s Tram the tramIm Tram']],
  ['in another spelling', 'stat', ['d Schtadt the townIm Tram']],
  ['in English', 'cof', ['s Kafi the coffeeDe Znünicomes back in 8 days']],
  ['in both, each word', 'kafi the', ['s Kafi the coffeeDe Znünicomes back in 8 days']],
])('a search finds a card %s', async (_, query, expected) => {
  const { user } = open();
  await user.type(await field(), query);
  expect(Object.values(groups()).flat()).toEqual(expected);
});

test('says which text no card has', async () => {
  const { user } = open();
  await user.type(await field(), 'velo');
  expect(screen.getByRole('status')).toHaveTextContent('No card of yours has “velo”.');
  await user.clear(await field());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe('with more lessons than one answer brings', () => {
  const ids = Array.from({ length: 23 }, (_, index) => `l${index}`);
  const documents = Object.assign(
    {},
    ...ids.map((id, index) => stored(id, [[`${id} Wort`, id]], index - 30)),
  ) as NonNullable<InMemoryOptions['documents']>;
  const cards = () => screen.getAllByText(/ Wort$/).length;

  test('the first ten come at once, the others ten by ten', async () => {
    const { user, platform } = open({ documents });
    await field();
    expect(cards()).toBe(10);
    expect(screen.getByText('The cards of 13 lessons more are not shown yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more lessons' }));
    await waitFor(() => expect(cards()).toBe(20));
    expect(platform.recorded.calls).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more lessons' }));
    await waitFor(() => expect(cards()).toBe(23));
    expect(screen.queryByRole('button', { name: 'Show more lessons' })).toBeNull();
  });

  test('a search finds a card of the last one', async () => {
    const { user } = open({ documents });
    await user.type(await field(), 'l22');
    expect(await screen.findByText('l22 Wort')).toBeVisible();
    expect(cards()).toBe(1);
  });

  test('a failure says so, keeps what there is, and Retry goes on', async () => {
    let isDown = false;
    const { user } = open({
      documents,
      functions: {
        getFlashcardsCloudFunction: ({ VideoID }) => {
          if (isDown) throw new AppError('unavailable', 'offline');
          return { flashcards: flashcardsOf([[`${VideoID} Wort`, VideoID]]) };
        },
      },
    });
    await field();
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Show more lessons' }));
    expect(await screen.findByText(/^The other cards could not be loaded/)).toBeVisible();
    expect(cards()).toBe(10);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(cards()).toBe(20));
  });

  test('ten that are closed are replaced by those that are open', async () => {
    const closed = Object.fromEntries(ids.slice(0, 10).map((id) => [id, ended]));
    const { platform } = open({ documents }, closed);
    await field();
    expect(cards()).toBe(10);
    expect(platform.recorded.alerts).toEqual([]);
  });
});

test('lists an own word that was never asked, also without a plan, and none that is known', async () => {
  const word = { isCard: true, isKnown: false, VideoID: 'tram', line: 0, english: 'to have' };
  const words = { haa: word, gaa: { ...word, isKnown: true, english: 'to go' } };
  open(
    { documents: { [wordPaths.wordBucket('uid-heidi', '23')]: { words, updatedAt: '' } } },
    { tram: ended },
  );
  await screen.findByRole('link', { name: 'Im Tram' });
  expect(groups()).toEqual({ 'New 1': ['haa to haveIm Tram'] });
});

test('says so where there are no cards yet', async () => {
  open({ documents: {} });
  expect(await screen.findByRole('heading', { name: 'You have no cards yet' })).toBeVisible();
  expect(screen.getByText(/^Learn the first ones after a lesson/)).toBeVisible();
});

test('tells a member whose plan is over that the cards wait, in place', async () => {
  const { platform } = open({}, { znueni: ended, tram: ended });
  expect(await screen.findByRole('heading', { name: 'Your cards are waiting' })).toBeVisible();
  expect(platform.recorded.alerts).toEqual([]);
});

test('shows a visitor the alert of flashcards, which leads back here', async () => {
  const { platform } = open({ session: { status: 'visitor' } });
  await waitFor(() => expect(platform.recorded.alerts).toHaveLength(1));
  expect(platform.recorded.alerts[0]).toMatchObject({
    title: 'No access',
    buttons: [
      {
        title: 'Log In',
        redirectTo: expect.stringContaining(encodeURIComponent('/flashcards/all')),
      },
      { title: 'Subscribe' },
    ],
  });
  expect(platform.recorded.calls).toEqual([]);
});

test('another learner on this page sees their own cards alone', async () => {
  const { platform } = open();
  await field();
  await act(() => platform.session.signOut());
  act(() => platform.setSession(aMember({ UID: 'uid-ueli' })));
  expect(await screen.findByRole('heading', { name: 'You have no cards yet' })).toBeVisible();
});
