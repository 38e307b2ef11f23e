import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, DAY_MS, documentPaths, LIVE_RUNNING_MS } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { takePlayWish } from '../player/play-wish';
import { localDay } from '../timing/local-day';
import { ProgressView } from '../progress-view/ProgressView';
import { catalogue, dividedCatalogue, lesson, unlisted } from '../testing/catalogue';
import { aSchedule } from '../testing/decks';
import { Today } from './Today';

const STATE = documentPaths.learnerState('uid-heidi');
const TODAY = localDay(new Date());
const due = (days: number) => aSchedule(Date.now() + days * DAY_MS);
/** A deck with so many new cards; the others were answered and are due in so many days. */
const deck = (fresh: number, ...days: readonly number[]) => ({
  [documentPaths.lessonCards('uid-heidi', 'znueni')]: {
    cards: Object.fromEntries(days.map((each, index) => [`card-${index}`, due(each)])),
    nextDue: Math.min(...days.map((each) => due(each).due)),
    fresh,
    updatedAt: '2026-11-20T10:00:00Z',
  },
});
const cards = (...days: readonly number[]) => deck(0, ...days);
const FREE = { Type: 'mini_lesson', isFree: true, Duration: 30 } as const;
const LESSONS = {
  ...catalogue(
    lesson('znueni', { Title: 'De Znüni', Duration: 132 }),
    lesson('tram', { Title: 'Im Tram', Duration: 200, Date: '2026-01-01' }),
    lesson('gratis', { Title: 'Gratis', ...FREE }),
    lesson('ade', { Title: 'Ade', ...FREE, Date: '2026-01-01' }),
  ),
  liveLessons: { Title: 'Zäme rede', Dates: ['2099-11-23T20:00:00+01:00'] },
};

afterEach(() => jest.useRealTimers());

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
/** The link that only a pointer finds. */
const picture = () =>
  screen.getAllByRole('link', { hidden: true }).find(({ tabIndex }) => tabIndex === -1);
const rows = async () =>
  within(await screen.findByRole('list', { name: 'After that' })).getAllByRole('listitem');
/** What the sentences say, one after the other. */
const said = async (text: string) =>
  expect(
    await screen.findByText((_, node) => node?.tagName === 'P' && node.textContent === text),
  ).toBeVisible();

describe('the one thing to do', () => {
  test('is to review the cards that are due, with the minutes they take', async () => {
    open(1, { documents: cards(...Array<number>(12).fill(-1), 5) });
    await said('12 cards are due · 2 minutes');
    expect(await link('Review')).toHaveAttribute('href', '/flashcards/due');
  });

  test('shows the film to a pointer, and what of it was watched', async () => {
    open(1, { documents: { [STATE]: { resumeAt: { tram: 50 }, recent: ['tram'] } } });
    await link('Continue Im Tram');
    expect(picture()).toHaveAttribute('href', '/videos/tram');
    expect(picture()?.querySelector('[style]')).toHaveStyle({ width: '25%' });
  });

  test('says in English what a new lesson is about', async () => {
    open(1);
    await link('Watch De Znüni');
    expect(screen.getByText('Hello znueni')).toBeVisible();
    expect(screen.queryByText('Hello tram')).not.toBeInTheDocument();
  });

  test('leaves that out where the day is done, whose sentence is longer', async () => {
    open(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 300, cards: 0 } } } } });
    await said('Done for today. One more? · 3 minutes');
    expect(screen.queryByText('Hello znueni')).not.toBeInTheDocument();
  });

  test('shows a pile of cards with their number', async () => {
    open(1, { documents: cards(-1, -1, -1) });
    await link('Review');
    expect(picture()).toHaveAttribute('href', '/flashcards/due');
    expect(picture()).toHaveTextContent(/^3$/);
    expect(picture()?.querySelector('img')).toBeNull();
  });

  test('is to learn the new cards of a deck that was begun, where none is due', async () => {
    open(1, { documents: deck(6, 9, 10) });
    await said('6 new cards · 1 minute');
    expect(screen.getByText(/^New cards/)).toHaveTextContent('New cards: De Znüni');
    expect(await link('Learn')).toHaveAttribute('href', '/flashcards/znueni');
  });

  test('names as many new cards as one session brings', async () => {
    open(1, { documents: deck(30, 2) });
    await said('10 new cards · 2 minutes');
  });

  test('is the next lesson, where no card waits', async () => {
    const { user, platform } = open(1, { documents: cards(2) });
    await said('Next lesson · 3 minutes');
    await user.click(await link('Watch De Znüni'));
    expect(platform.recorded.paths).toEqual(['/videos/znueni']);
    expect(takePlayWish(platform, 'znueni')).toBe(true);
  });

  test('is to continue what was watched last, with the minutes that are left, and it plays', async () => {
    const { user, platform } = open(1, {
      documents: { [STATE]: { resumeAt: { znueni: 65, tram: 12 }, recent: ['tram', 'znueni'] } },
    });
    await said('Begun · 4 minutes left');
    await user.click(await link('Continue Im Tram'));
    expect(platform.recorded.paths).toEqual(['/videos/tram']);
    expect(takePlayWish(platform, 'tram')).toBe(true);
  });

  test('is one to repeat, the one finished longest ago, when all are finished', async () => {
    open(1, {
      documents: { [STATE]: { finished: { znueni: '2026-11-02', tram: '2026-11-01' } } },
    });
    await said('Watch once more · 4 minutes');
    expect(screen.getAllByRole('link', { name: /^Watch/ })[0]).toHaveAccessibleName(
      'Watch Im Tram',
    );
  });

  test('is a free mini lesson without a plan, and never a card', async () => {
    open(0, { documents: deck(8, -1) });
    await said('Next lesson · 1 minute');
    expect(await link('Watch Gratis')).toHaveAttribute('href', '/mini-lessons/gratis');
    expect(screen.queryByText(/cards?/)).not.toBeInTheDocument();
  });

  test('names the live lesson’s date as a teacher has changed it', async () => {
    const [From] = LESSONS.liveLessons.Dates;
    const Moved = [{ From: From!, To: '2099-12-05T19:30:00+01:00' }];
    open(2, { documents: { [documentPaths.liveDates()]: { Revision: 1, Moved } } });
    await waitFor(async () => expect((await rows()).at(-1)).toHaveTextContent(/5 Dec/));
  });

  test('is the live lesson that runs, where the plan opens it, before cards', async () => {
    const Dates = [new Date(Date.now() - 60_000).toISOString().replace('Z', '+00:00')];
    open(2, {
      documents: cards(-1),
      catalogue: { ...LESSONS, liveLessons: { Title: 'Zäme rede', Dates } },
    });
    expect(await screen.findByText('Live now')).toBeVisible();
    expect(await link('Join')).toHaveAttribute('href', '/live-lessons');
    const [first] = await rows();
    expect(first).toHaveTextContent('1 card is due');
  });

  test('is the next live lesson where the school has no other', async () => {
    open(2, { catalogue: { ...catalogue(), liveLessons: LESSONS.liveLessons } });
    expect(await link('Open the room')).toHaveAttribute('href', '/live-lessons');
    expect(screen.getAllByRole('link', { name: /room/ })).toHaveLength(1);
  });

  test('is nothing where the school has nothing', async () => {
    open(1, { catalogue: catalogue() });
    expect(await screen.findByText(/^The first lesson appears here/)).toBeVisible();
  });

  test('continues no lesson that is closed or gone', async () => {
    open(0, {
      documents: {
        [STATE]: {
          resumeAt: { gone: 9, znueni: 65, ade: 20 },
          recent: ['gone', 'znueni', 'ade'],
        },
      },
    });
    expect(await link('Continue Ade')).toHaveAttribute('href', '/mini-lessons/ade');
  });

  test('continues a lesson of the plan that this device learns of only now', async () => {
    const { platform } = open(0, {
      documents: { [STATE]: { resumeAt: { znueni: 65, ade: 20 }, recent: ['znueni', 'ade'] } },
    });
    expect(await link('Continue Ade')).toBeVisible();
    act(() => platform.preferences.set({ tier: 1 }));
    expect(await link('Continue De Znüni')).toBeVisible();
  });

  test('waits for the other lessons, where one of them was begun', async () => {
    open(1, {
      ...dividedCatalogue(
        [lesson('znueni', { Title: 'De Znüni' })],
        [lesson('tram', { Title: 'Im Tram', Date: '2026-01-01' })],
      ),
      documents: { [STATE]: { resumeAt: { tram: 65 } } },
    });
    expect(await link('Continue Im Tram')).toBeVisible();
  });

  test('is no card of a recording after a change to BASIC, and one of a lesson that loads late', async () => {
    const [path, recording] = Object.entries(cards(-1))[0]!;
    const old = documentPaths.lessonCards('uid-heidi', 'alt');
    const lost = documentPaths.lessonCards('uid-heidi', 'aufzeichnung');
    const late = dividedCatalogue(
      [lesson('znueni', { Title: 'De Znüni', Duration: 132 })],
      [lesson('alt', { Date: '2026-01-01' })],
    );
    const { unmount } = open(1, { ...late, documents: { [lost]: recording } });
    await said('Next lesson · 3 minutes');
    expect(screen.queryByText(/is due/)).not.toBeInTheDocument();
    unmount();
    open(1, { ...late, documents: { [path]: recording, [old]: recording, [lost]: recording } });
    await said('2 cards are due · 1 minute');
  });

  test.each([
    ['due', 'withdrawn', cards(-1), {}, false],
    ['new', 'withdrawn', deck(6, 9), {}, false],
    ['due', 'not published', cards(-1), { isAvailable: false }, false],
    ['due', 'a recording', cards(-1), { Type: 'monday_lesson' }, true],
    ['new', 'a recording', deck(6, 9), { Type: 'monday_lesson' }, true],
  ] as const)(
    'with VIP, is a card that is %s of a lesson that is %s only if that is there',
    async (_, __, documents, change, isThere) => {
      const isGone = Object.keys(change).length === 0;
      open(2, {
        documents: {
          ...documents,
          ...(!isGone && { 'Videos/znueni': { ...unlisted('znueni'), ...change } }),
        },
        ...('isAvailable' in change && {
          refuseDocuments: (operation: string, path: string) =>
            operation === 'read' && path === 'Videos/znueni'
              ? new AppError('permission-denied', 'Not published')
              : undefined,
        }),
        catalogue: catalogue(lesson('tram', { Title: 'Im Tram', Duration: 200 })),
      });
      const [first] = await screen.findAllByRole('link', { name: /^(Review|Learn|Watch)/ });
      expect(/^Watch/.test(first!.textContent)).toBe(!isThere);
    },
  );

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
});

describe('what comes after it', () => {
  test('is the next thing, and the live lesson', async () => {
    open(1, { documents: deck(7, -1) });
    const [first, second, ...others] = await rows();
    expect(first).toHaveTextContent(/^New cards.* · 2 minutes ?7 new cards/);
    expect(second).toHaveTextContent('Next live lesson');
    expect(others).toEqual([]);
  });

  test('is another lesson, where only lessons are left', async () => {
    open(1);
    const [first] = await rows();
    expect(first).toHaveTextContent(/^After that · 4 minutes ?Im Tram/);
  });

  test.each([
    [0, 'See VIP', '/subscriptions'],
    [1, 'See VIP', '/subscriptions'],
    [2, 'Open the room', '/live-lessons'],
  ] as const)('leads tier %i from the next live lesson on: %s', async (tier, name, href) => {
    open(tier);
    expect(await screen.findByText('Next live lesson')).toBeVisible();
    expect(await link(name)).toHaveAttribute('href', href);
  });

  test.each([
    [
      'names no zone where the clock shows what the school wrote',
      0,
      /^Monday 23 November at 20:00$/,
    ],
    [
      'names the zone elsewhere',
      5,
      /^Monday 23 November at 15:00 your time \(20:00 in Switzerland\)$/,
    ],
  ])('%s', async (_, ahead, expected) => {
    // Jest's own zone, which the test does not choose.
    const here = -new Date('2099-11-23T20:00:00').getTimezoneOffset() / 60;
    const offset = `${here + ahead < 0 ? '-' : '+'}${String(Math.abs(here + ahead)).padStart(2, '0')}:00`;
    const liveLessons = { Title: 'Zäme rede', Dates: [`2099-11-23T20:00:00${offset}`] };
    open(2, { catalogue: { ...LESSONS, liveLessons } });
    expect(await screen.findByText(expected)).toBeVisible();
  });
});

describe('tomorrow', () => {
  test('brings the cards of that day, with their minutes', async () => {
    open(1, { documents: cards(1, 1, 1, 1, 1, 1, 1, 2) });
    await said('Tomorrow: 7 cards · 2 minutes');
  });

  test('brings the lesson after the one of today, where no card is due', async () => {
    open(1, { documents: cards(2) });
    await said('Tomorrow: Im Tram · 4 minutes');
  });

  test('brings the next lesson, where today is done', async () => {
    open(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 300, cards: 0 } } } } });
    await said('Tomorrow: De Znüni · 3 minutes');
  });
});

describe('the goal of the day', () => {
  const ring = () => screen.findByRole('meter', { name: 'Daily goal' });

  test('counts films and cards, and is five minutes for who has chosen none', async () => {
    open(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 90, cards: 9 } } } } });
    expect(await ring()).toHaveAttribute('aria-valuenow', '3');
    expect(await ring()).toHaveAttribute('aria-valuemax', '5');
    expect(await ring()).toHaveAttribute('aria-valuetext', '3 of 5 minutes');
    expect(await link(/^3 of 5 minutes/)).toHaveAttribute('href', '/settings');
  });

  test('is begun with the first seconds, as the day of the week is', async () => {
    open(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 12, cards: 0 } } } } });
    expect(await ring()).toHaveAttribute('aria-valuetext', 'Under 1 minute of 5');
    expect(await ring()).toHaveTextContent('<1');
    expect((await ring()).querySelectorAll('circle')).toHaveLength(2);
    const week = within(screen.getByRole('list', { name: 'The last seven days' }));
    expect(week.getByText(/practised/)).toHaveTextContent('Today, practised');
  });

  test('says nothing of a beginning before there was one', async () => {
    open(1);
    expect(await ring()).toHaveAttribute('aria-valuetext', '0 of 5 minutes');
    expect((await ring()).querySelectorAll('circle')).toHaveLength(1);
  });

  test('is never more than reached, and what is left is for who wants more', async () => {
    open(1, {
      documents: { [STATE]: { goal: 10, days: { [TODAY]: { seconds: 900, cards: 0 } } } },
    });
    expect(await ring()).toHaveAttribute('aria-valuenow', '10');
    expect(await ring()).toHaveAttribute('aria-valuetext', '15 minutes, goal reached');
    await said('Done for today. One more? · 3 minutes');
    expect(await link('Watch De Znüni')).toBeVisible();
  });

  test('ends no day while cards wait', async () => {
    open(1, {
      documents: { ...cards(-1), [STATE]: { days: { [TODAY]: { seconds: 900, cards: 0 } } } },
    });
    await said('1 card is due · 1 minute');
    expect(screen.queryByText(/^Done for today/)).not.toBeInTheDocument();
  });

  test('is another one as soon as the learner has stored it', async () => {
    const { platform } = open(1, { documents: { [STATE]: { goal: 20 } } });
    expect(await ring()).toHaveAttribute('aria-valuemax', '20');
    act(() => platform.events.emit('goalChanged', { Minutes: 10 }));
    expect(await ring()).toHaveAttribute('aria-valuemax', '10');
  });

  test('stands beside the week, which two days off keep whole', async () => {
    const at = (daysAgo: number) => localDay(new Date(Date.now() - daysAgo * DAY_MS));
    const days = Object.fromEntries(
      [9, 6, 4, 3, 1].map((daysAgo) => [at(daysAgo), { seconds: 60, cards: 0 }]),
    );
    open(1, { documents: { [STATE]: { days } } });
    expect(await screen.findByText('4 days, on course for a full week')).toBeVisible();
    const week = within(screen.getByRole('list', { name: 'The last seven days' }));
    const said = week.getAllByRole('listitem').map(({ textContent }) => textContent.split(', ')[1]);
    const [done, off] = ['practised', 'day off'];
    expect(said).toEqual([done, off, done, done, off, done, undefined]);
  });

  test.each([
    [8, 'Welcome back. A new week starts today'],
    [undefined, 'Your week starts with your first day'],
  ])('stands beside an empty week after %s days', async (daysAgo, text) => {
    const day = localDay(new Date(Date.now() - (daysAgo ?? 0) * DAY_MS));
    const days = daysAgo === undefined ? {} : { [day]: { seconds: 60, cards: 0 } };
    open(1, { documents: { [STATE]: { days } } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('calls no day off that was before the first one of all', async () => {
    const yesterday = localDay(new Date(Date.now() - DAY_MS));
    open(1, { documents: { [STATE]: { days: { [yesterday]: { seconds: 60, cards: 0 } } } } });
    const week = within(await screen.findByRole('list', { name: 'The last seven days' }));
    expect(week.getAllByText(/practised/)).toHaveLength(1);
    expect(week.queryByText(/day off/)).not.toBeInTheDocument();
  });
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
  expect(reads()).toEqual([2, 1]);
  unmount();
  renderScreen(Both, platform);
  await waitFor(() => expect(reads()).toEqual([4, 1]));
});

describe('an open tab', () => {
  const lateInTheEvening = () =>
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59), doNotFake: ['queueMicrotask'] });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const openInTheEvening = async () => {
    lateInTheEvening();
    // Due in the morning after.
    open(1, { documents: cards(0.5) });
    for (let round = 0; round < 6; round += 1) await pass(0);
    expect(screen.getByText('Next lesson')).toBeVisible();
    expect(screen.queryByText(/is due/)).not.toBeInTheDocument();
  };

  test('has the new day after midnight', async () => {
    await openInTheEvening();
    await pass(61_000);
    expect(screen.getByText(/1 card is due/)).toBeVisible();
  });

  test('has the live lesson when it begins, and no longer when it is over', async () => {
    lateInTheEvening();
    const begins = Date.now() + 30_000;
    const Dates = [new Date(begins).toISOString().replace('Z', '+00:00')];
    open(2, { catalogue: { ...LESSONS, liveLessons: { Title: 'Zäme rede', Dates } } });
    for (let round = 0; round < 6; round += 1) await pass(0);
    expect(screen.queryByText('Live now')).not.toBeInTheDocument();
    await pass(31_000);
    expect(screen.getByText('Live now')).toBeVisible();
    expect(screen.getByText('Zäme rede')).toHaveAttribute('lang', 'gsw');
    // Midnight passes, then the lesson.
    await pass(120_000);
    await pass(LIVE_RUNNING_MS);
    expect(screen.queryByText('Live now')).not.toBeInTheDocument();
  });

  test('has the new day when it comes back into view', async () => {
    await openInTheEvening();
    // A device that slept fires no timer.
    jest.setSystemTime(new Date(2026, 10, 21, 8, 0));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/1 card is due/)).toBeVisible();
  });
});
