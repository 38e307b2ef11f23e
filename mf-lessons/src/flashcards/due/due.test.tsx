import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, DAY_MS, documentPaths, NEVER_DUE, type CardSchedule } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { catalogue, lesson } from '../../testing/catalogue';
import { aSchedule } from '../../testing/decks';
import { withKeys } from '../deck/card-key';
import { FlashcardsScreen } from '../Screen';

const due = (days: number): CardSchedule => ({
  ...aSchedule(Date.now() + days * DAY_MS),
  last_review: Date.now() - 4 * DAY_MS,
});
const CARDS: Readonly<Record<string, readonly string[]>> = {
  znueni: ['Znüni', 'Kafi'],
  tram: ['Tram', 'Billet'],
};
const cardsOf = (videoID: string) =>
  (CARDS[videoID] ?? []).map((SwissGerman) => ({ SwissGerman, English: `${SwissGerman} (en)` }));
const pathOf = (videoID: string) => documentPaths.lessonCards('uid-heidi', videoID);
/** The stored schedules of a lesson: one card due in each number of days. */
const stored = (videoID: string, ...days: readonly number[]) => ({
  [pathOf(videoID)]: {
    cards: Object.fromEntries(
      withKeys(cardsOf(videoID)).map(({ key }, index) => [key, due(days[index] ?? 9)]),
    ),
    nextDue: Math.min(...days.map((each) => due(each).due)),
  },
});

const answering = (
  closed: Readonly<Record<string, AppError>> = {},
): InMemoryOptions['functions'] => ({
  getFlashcardsCloudFunction: ({ VideoID }) => {
    const refusal = closed[VideoID];
    if (refusal) throw refusal;
    return { flashcards: cardsOf(VideoID) };
  },
});

const open = (options: InMemoryOptions = {}) =>
  renderScreen(
    FlashcardsScreen,
    createInMemoryPlatform({
      path: '/flashcards/due',
      session: aMember(),
      functions: answering(),
      documents: { ...stored('znueni', -3, -2), ...stored('tram', -1, 5) },
      catalogue: catalogue(
        lesson('znueni', { Title: 'De Znüni' }),
        lesson('tram', { Title: 'Im Tram', Date: '2026-01-01' }),
      ),
      ...options,
    }),
  );
type User = ReturnType<typeof open>['user'];

const card = (name: string) => screen.findByRole('button', { name: `${name} Turn the card` });
async function know(user: User, name: string) {
  await user.click(await card(name));
  await user.click(screen.getByRole('button', { name: /^Known/ }));
}
/** The same by keys, for many cards: queries by role are slow. */
async function knowByKeys(user: User, name: string) {
  await screen.findAllByText(name);
  await user.keyboard(' {ArrowRight}');
}
/** Stores waiting answers at once. */
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
const alerts = (platform: ReturnType<typeof open>['platform']) => platform.recorded.alerts;

test('asks what is due in all lessons, the lessons in turn, and says where a card is from', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Due today' })).toBeVisible();
  await card('Znüni');
  expect(await screen.findByRole('link', { name: 'De Znüni' })).toHaveAttribute(
    'href',
    '/videos/znueni',
  );
  await know(user, 'Znüni');
  await card('Tram');
  expect(screen.getByRole('link', { name: 'Im Tram' })).toBeVisible();
  await know(user, 'Tram');
  await know(user, 'Kafi');
  expect(await screen.findByRole('heading', { name: 'All cards reviewed' })).toHaveFocus();
  expect(screen.getByText('3 cards known the first time')).toBeVisible();
  expect(screen.getByRole('link', { name: 'What comes next' })).toHaveAttribute('href', '/home');
});

test('stores each answer with its own lesson, and undoes it there', async () => {
  const { user, platform } = open();
  await know(user, 'Znüni');
  await know(user, 'Tram');
  const dueOf = async (lesson: string) => {
    const [key = ''] = withKeys(cardsOf(lesson)).map((card) => card.key);
    const found = await platform.documents.get(documentPaths.lessonCards('uid-heidi', lesson));
    return found?.cards[key]?.due ?? 0;
  };
  await goOnline();
  await waitFor(async () => expect(await dueOf('tram')).toBeGreaterThan(Date.now()));
  expect(await dueOf('znueni')).toBeGreaterThan(Date.now());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await goOnline();
  await waitFor(async () => expect(await dueOf('tram')).toBeLessThan(Date.now()));
  expect(await dueOf('znueni')).toBeGreaterThan(Date.now());
});

test('skips lessons that are no longer open, without an alert', async () => {
  const { platform } = open({
    functions: answering({ znueni: new AppError('permission-denied', 'No.') }),
  });
  await card('Tram');
  expect(alerts(platform)).toEqual([]);
});

test('asks for the cards of ten lessons at most, and then for the others', async () => {
  const ids = Array.from({ length: 13 }, (_, index) => `l${index}`);
  const documents = Object.assign(
    {},
    ...ids.map((id, index) => ({
      [pathOf(id)]: {
        cards: { [withKeys([{ SwissGerman: id, English: id }])[0]?.key ?? '']: due(index - 20) },
        nextDue: due(index - 20).due,
      },
    })),
  ) as InMemoryOptions['documents'];
  const { user, platform } = open({
    documents,
    functions: {
      getFlashcardsCloudFunction: ({ VideoID }) => ({
        flashcards: [{ SwissGerman: VideoID, English: VideoID }],
      }),
    },
  });
  for (const id of ids.slice(0, 10)) await knowByKeys(user, id);
  expect(platform.recorded.calls).toHaveLength(10);
  await user.click(await screen.findByRole('button', { name: 'Review more cards' }));
  for (const id of ids.slice(10)) await knowByKeys(user, id);
  expect(await screen.findByRole('heading', { name: 'All cards reviewed' })).toBeVisible();
  expect(platform.recorded.calls).toHaveLength(13);
});

test('finds an open lesson after more than twenty closed ones', async () => {
  const ids = Array.from({ length: 27 }, (_, index) => `l${index}`);
  const documents = Object.assign(
    {},
    ...ids.map((id, index) => ({
      [pathOf(id)]: {
        cards: { [withKeys([{ SwissGerman: id, English: id }])[0]?.key ?? '']: due(index - 40) },
        nextDue: due(index - 40).due,
      },
    })),
  ) as InMemoryOptions['documents'];
  const { user, platform } = open({
    documents,
    functions: {
      getFlashcardsCloudFunction: ({ VideoID }) => {
        if (ids.indexOf(VideoID) < 25) throw new AppError('permission-denied', 'No.');
        return { flashcards: [{ SwissGerman: VideoID, English: VideoID }] };
      },
    },
  });
  for (const id of ids.slice(25)) await knowByKeys(user, id);
  expect(await screen.findByRole('heading', { name: 'All cards reviewed' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review more cards' })).toBeNull();
  expect(platform.recorded.calls).toHaveLength(27);
});

test('asks 60 cards, as many as a day, and the rest on request', async () => {
  const words = Array.from({ length: 62 }, (_, index) => `Wort${index}`);
  const cards = words.map((word) => ({ SwissGerman: word, English: word }));
  const schedules = withKeys(cards).map(({ key }, index) => [key, due(index - 80)] as const);
  const { user } = open({
    documents: {
      [pathOf('znueni')]: {
        cards: Object.fromEntries(schedules),
        nextDue: due(-80).due,
        updatedAt: '2026-11-01T10:00:00Z',
      },
    },
    functions: { getFlashcardsCloudFunction: () => ({ flashcards: cards }) },
  });
  expect(await screen.findByText('0 of 60 cards known in this session')).toBeVisible();
  for (const word of words.slice(0, 60)) await knowByKeys(user, word);
  expect(await screen.findByRole('heading', { name: 'All cards reviewed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review more cards' }));
  expect(await screen.findByText('0 of 2 cards known in this session')).toBeVisible();
});

/** The plan, as this device remembers it. */
const withPlan = ({ platform }: ReturnType<typeof open>) =>
  act(() => platform.preferences.set({ tier: 1 }));

test('says when nothing is due, until when, and what to do meanwhile', async () => {
  withPlan(open({ documents: stored('znueni', 1.5, 4) }));
  expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  expect(screen.getByText(/^Your next cards come back (tomorrow|in 2 days)\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the newest lesson' })).toHaveAttribute(
    'href',
    '/videos/znueni',
  );
});

test('says that nothing is scheduled if no card was ever answered', async () => {
  withPlan(open({ documents: { [pathOf('znueni')]: { cards: {}, nextDue: NEVER_DUE } } }));
  expect(await screen.findByText(/^No card is scheduled yet/)).toBeVisible();
});

test.each([
  ['never had cards', {}, /^BASIC and VIP include the flashcards/],
  ['has cards for later', stored('znueni', 1.5, 4), /^Your next cards come back .* is kept\.$/],
])('leads a member without a plan who %s to nothing that is closed', async (_, documents, said) => {
  open({
    documents,
    catalogue: catalogue(
      lesson('znueni'),
      lesson('gratis', { Type: 'mini_lesson', isFree: true, Date: '2026-01-01' }),
    ),
  });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try BASIC free for 30 days' })).toHaveAttribute(
    'href',
    '/subscriptions?plan=BASIC_monthly',
  );
  expect(screen.getByRole('link', { name: 'Open the newest free mini lesson' })).toHaveAttribute(
    'href',
    '/mini-lessons/gratis',
  );
  expect(screen.queryByRole('link', { name: /newest lesson/ })).not.toBeInTheDocument();
});

test('tells a member whose plan is over that the cards wait, in place', async () => {
  const { platform } = open({
    functions: answering({
      znueni: new AppError('permission-denied', 'No.', { reason: 'ended' }),
      tram: new AppError('permission-denied', 'No.', { reason: 'ended' }),
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Your cards are waiting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subscribe to BASIC' })).toHaveAttribute(
    'href',
    '/subscriptions?plan=BASIC_monthly',
  );
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(alerts(platform)).toEqual([]);
});

test('shows a visitor the alert of flashcards, without a call or a read', async () => {
  const { platform } = open({ session: { status: 'visitor' } });
  await waitFor(() => expect(alerts(platform)).toHaveLength(1));
  expect(alerts(platform)[0]).toMatchObject({
    title: 'No access',
    description: 'Please Sign in or subscribe to BASIC or VIP.',
    buttons: [
      {
        title: 'Log In',
        redirectTo: expect.stringContaining(encodeURIComponent('/flashcards/due')),
      },
      { title: 'Subscribe', redirectTo: '/subscriptions' },
    ],
  });
  expect(platform.recorded.calls).toEqual([]);
});

test('says that the network failed, and opens on Retry with no alert', async () => {
  let isDown = true;
  const { user, platform } = open({
    functions: {
      getFlashcardsCloudFunction: ({ VideoID }) => {
        if (isDown) throw new AppError('unavailable', 'offline');
        return { flashcards: cardsOf(VideoID) };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card('Znüni');
  expect(alerts(platform)).toEqual([]);
});

test('says that an answer is not saved yet, and does not ask its card again', async () => {
  let isDown = false;
  const { user, platform, unmount } = open({
    refuseDocuments: (operation) =>
      isDown && operation === 'write' ? new AppError('unavailable', 'offline') : undefined,
  });
  await card('Znüni');
  isDown = true;
  await know(user, 'Znüni');
  await goOnline();
  expect(await screen.findByText(/not saved yet/)).toBeVisible();
  unmount();
  const again = renderScreen(FlashcardsScreen, platform);
  await know(again.user, 'Kafi');
  await know(again.user, 'Tram');
  expect(await screen.findByRole('heading', { name: 'All cards reviewed' })).toBeVisible();
});
