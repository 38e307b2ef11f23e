import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, documentPaths, type CardSchedule } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { takePlayWish } from '../player/play-wish';
import { ProgressView } from '../progress-view/ProgressView';
import { catalogue, lesson } from '../testing/catalogue';
import { Today } from './Today';

const DAY_MS = 24 * 60 * 60 * 1000;
const STATE = documentPaths.learnerState('uid-heidi');
const due = (days: number): CardSchedule => ({
  due: Date.now() + days * DAY_MS,
  stability: 3,
  difficulty: 5,
  scheduled_days: 3,
  learning_steps: 0,
  reps: 2,
  lapses: 0,
  state: 2,
  last_review: 1,
});
const cards = (...days: readonly number[]) => ({
  [documentPaths.lessonCards('uid-heidi', 'znueni')]: {
    cards: Object.fromEntries(days.map((each, index) => [`card-${index}`, due(each)])),
    nextDue: Math.min(...days.map((each) => due(each).due)),
  },
});
const LESSONS = {
  ...catalogue(
    lesson('znueni', { Title: 'De Znüni' }),
    lesson('tram', { Title: 'Im Tram', Date: '2026-01-01' }),
    lesson('gratis', { Title: 'Gratis', Type: 'mini_lesson', isFree: true }),
    lesson('ade', { Title: 'Ade', Type: 'mini_lesson', isFree: true, Date: '2026-01-01' }),
  ),
  liveLessons: { Title: 'Zäme rede', Dates: ['2099-11-23T20:00:00+01:00'] },
};

function open(tier: 0 | 1 | 2, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    catalogue: LESSONS,
    documents: {},
    ...options,
  });
  platform.preferences.set({ tier });
  return renderScreen(Today, platform);
}
const link = (name: RegExp | string) => screen.findByRole('link', { name });

test('says how many cards are due and how long they take, and leads to them', async () => {
  open(1, { documents: cards(...Array<number>(12).fill(-1), 5) });
  expect(await screen.findByText('12 cards, about 2 minutes')).toBeVisible();
  expect(await link('Review')).toHaveAttribute('href', '/flashcards/due');
});

test('says when the next cards are due, where none is today', async () => {
  open(1, { documents: cards(2) });
  expect(await screen.findByText('No card is due today')).toBeVisible();
  expect(screen.getByText('Next cards in 2 days')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Review' })).not.toBeInTheDocument();
});

test('leads to the first cards of who has none', async () => {
  open(1);
  expect(await screen.findByText('Learn your first cards')).toBeVisible();
  expect(await link('Start')).toHaveAttribute('href', '/flashcards/znueni');
});

test('continues the lesson watched last where it was left, and it plays', async () => {
  const { user, platform } = open(1, {
    documents: { [STATE]: { resumeAt: { znueni: 65, tram: 12 }, recent: ['tram', 'znueni'] } },
  });
  expect(await screen.findByText('Continue at 0:12')).toBeVisible();
  await user.click(await link('Continue Im Tram'));
  expect(platform.recorded.paths).toEqual(['/videos/tram']);
  expect(takePlayWish(platform, 'tram')).toBe(true);
});

test('continues no lesson that is closed or gone', async () => {
  open(0, {
    documents: {
      [STATE]: {
        resumeAt: { gone: 9, znueni: 65, gratis: 20 },
        recent: ['gone', 'znueni', 'gratis'],
      },
    },
  });
  expect(await link('Continue Gratis')).toHaveAttribute('href', '/mini-lessons/gratis');
});

test('continues a lesson of the plan that this device learns of only now', async () => {
  const { platform } = open(0, {
    documents: { [STATE]: { resumeAt: { znueni: 65, gratis: 20 }, recent: ['znueni', 'gratis'] } },
  });
  expect(await link('Continue Gratis')).toBeVisible();
  act(() => platform.preferences.set({ tier: 1 }));
  expect(await link('Continue De Znüni')).toBeVisible();
});

test('wishes for no sound here where the lesson opens in another tab', async () => {
  const { platform } = open(1, {
    documents: { [STATE]: { resumeAt: { tram: 12 }, recent: ['tram'] } },
  });
  // jsdom opens no tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(await link('Continue Im Tram'), { ctrlKey: true });
  expect(platform.recorded.paths).toEqual([]);
  expect(takePlayWish(platform, 'tram')).toBe(false);
});

test('names the next lesson of who has begun none, but not the one that home shows below', async () => {
  open(1);
  expect(await screen.findByText('Watch next')).toBeVisible();
  expect(await link('Watch Im Tram')).toHaveAttribute('href', '/videos/tram');
});

test('says so where home shows the only lesson below', async () => {
  open(1, { catalogue: catalogue(lesson('znueni')) });
  expect(await screen.findByText('There is no other lesson yet')).toBeVisible();
});

test('offers another free mini lesson and no cards without a plan', async () => {
  open(0, { documents: cards(-1) });
  expect(await link('Watch Ade')).toHaveAttribute('href', '/mini-lessons/ade');
  expect(screen.queryByText('Cards due')).not.toBeInTheDocument();
});

test.each([
  [1, 'See VIP', '/subscriptions'],
  [2, 'Open the room', '/live-lessons'],
] as const)('leads tier %i from the next live lesson on: %s', async (tier, name, href) => {
  open(tier);
  expect(await screen.findByText('Next live lesson')).toBeVisible();
  expect(await link(name)).toHaveAttribute('href', href);
});

test.each([
  ['names no zone where the clock shows what the school wrote', 0, /^Mon,? 23 Nov, 20:00$/],
  ['names the zone elsewhere', 5, /^Mon,? 23 Nov, 15:00 \S+/],
])('%s', async (_, ahead, expected) => {
  // Jest's own zone, which the test does not choose.
  const here = -new Date('2099-11-23T20:00:00').getTimezoneOffset() / 60;
  const offset = `${here + ahead < 0 ? '-' : '+'}${String(Math.abs(here + ahead)).padStart(2, '0')}:00`;
  const liveLessons = { Title: 'Zäme rede', Dates: [`2099-11-23T20:00:00${offset}`] };
  open(2, { catalogue: { ...LESSONS, liveLessons } });
  expect(await screen.findByText(expected)).toBeVisible();
});

test('says that the live lesson runs', async () => {
  const Dates = [new Date(Date.now() - 60_000).toISOString().replace('Z', '+00:00')];
  open(2, { catalogue: { ...LESSONS, liveLessons: { Title: 'Zäme rede', Dates } } });
  expect(await screen.findByText('Live now')).toBeVisible();
  expect(await link('Join')).toHaveAttribute('href', '/live-lessons');
});

test('says what failed, and tries again', async () => {
  let isDown = true;
  const { user } = open(1, {
    documents: cards(-1),
    refuseDocuments: () => (isDown ? new AppError('unavailable', 'No network') : undefined),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await link('Review')).toBeVisible();
});

test('shares its reads with the week below', async () => {
  const platform = createInMemoryPlatform({ session: aMember(), catalogue: LESSONS });
  const query = jest.spyOn(platform.documents, 'query');
  const get = jest.spyOn(platform.documents, 'get');
  const Both = () => (
    <>
      <Today />
      <ProgressView />
    </>
  );
  const { unmount } = renderScreen(Both, platform);
  await screen.findByText(/Here you will see/);
  const reads = () => [query.mock.calls.length, get.mock.calls.filter(([p]) => p === STATE).length];
  expect(reads()).toEqual([1, 1]);
  unmount();
  renderScreen(Both, platform);
  await waitFor(() => expect(reads()).toEqual([2, 1]));
});
