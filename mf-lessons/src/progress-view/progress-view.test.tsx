import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, documentPaths } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { schedulesOf } from '../flashcards/deck/stored-schedules';
import { catalogue, lesson } from '../testing/catalogue';
import { aSchedule } from '../testing/decks';
import { ProgressView } from './ProgressView';

const NOW = new Date(2026, 10, 20, 19, 0);
const TODAY = '2026-11-20';
const STATE = documentPaths.learnerState('uid-heidi');
const CARDS = documentPaths.lessonCards('uid-heidi', 'znueni');

const due = aSchedule(NOW.getTime() - 1000);
const DOCUMENTS = {
  [STATE]: {
    resumeAt: { winter: 65, znueni: 0 },
    finished: { znueni: TODAY },
    days: {
      [TODAY]: { seconds: 150, cards: 7, words: 2 },
      '2026-11-14': { seconds: 0, cards: 0, words: 3 },
      '2026-11-13': { seconds: 0, cards: 0, words: 9 },
    },
  },
  [CARDS]: { cards: { a: due, b: due }, nextDue: due.due },
};

// Only the date is faked.
beforeEach(() =>
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] as const),
    ],
  }),
);
afterEach(() => jest.useRealTimers());

const open = (options: InMemoryOptions = {}) =>
  renderScreen(
    ProgressView,
    createInMemoryPlatform({
      session: aMember(),
      preferences: { tier: 1 },
      documents: DOCUMENTS,
      catalogue: catalogue(
        lesson('znueni', { Title: 'Znüni' }),
        lesson('winter', { Title: 'De Winter' }),
      ),
      ...options,
    }),
  );

test('draws the week and what is due, in words too', async () => {
  open();
  expect(
    await screen.findByRole('img', { name: /^Minutes practised: .*, Today 3$/ }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: /^Answers to cards: .*, Today 7$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Cards due: Today 2, / })).toBeVisible();
  expect(screen.getByText('3 minutes in 7 days. Goal: 5 minutes a day')).toBeVisible();
  expect(screen.getByText(/^You practised on 1 of the last 7 days/)).toBeVisible();
  expect(screen.getByText('2 cards today')).toBeVisible();
  // Words of the day before the week do not count.
  expect(screen.getByText('7 answers in 7 days. New cards of your own: 5')).toBeVisible();
});

test('tells more than in the week before, and all days', async () => {
  const days = {
    [TODAY]: { seconds: 150, cards: 7 },
    '2026-11-13': { seconds: 60, cards: 0 },
    '2026-09-01': { seconds: 600, cards: 0 },
  };
  open({ documents: { ...DOCUMENTS, [STATE]: { finished: { znueni: TODAY }, days } } });
  const more = '3 minutes in 7 days, 2 more than the week before. Goal: 5 minutes a day';
  expect(await screen.findByText(more)).toBeVisible();
  expect(
    screen.getByText(/^In all: 3 days and 14 minutes, 1 lesson finished. 0 words/),
  ).toBeVisible();
});

test('tells a first minute that was begun', async () => {
  const days = { [TODAY]: { seconds: 12, cards: 0 } };
  const { user } = open({ documents: { ...DOCUMENTS, [STATE]: { days } } });
  const plot = await screen.findByRole('img', { name: /^Minutes practised: .*, Today under 1$/ });
  expect(within(plot).getByText('<1')).toBeVisible();
  await user.click(screen.getByText('Show as a table'));
  expect(screen.getByRole('cell', { name: '<1' })).toBeVisible();
});

test('draws no empty week for a returning learner', async () => {
  const days = { '2026-10-30': { seconds: 600, cards: 0 } };
  open({ documents: { ...DOCUMENTS, [STATE]: { days } } });
  expect(await screen.findByText(/last practised on 30 October 2026\./)).toBeVisible();
  expect(screen.getByRole('img', { name: /^Cards due: Today 2, / })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('holds the same as a table', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Show as a table'));
  const [minutes, , cardsDue] = screen.getAllByRole('table');
  const row = (table: HTMLElement | undefined) =>
    within(within(table ?? document.body).getByRole('row', { name: /^Today/ })).getByRole('cell');
  expect(row(minutes)).toHaveTextContent('3');
  expect(row(cardsDue)).toHaveTextContent('2');
});

test('links to due and begun lessons', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Znüni 2 cards' })).toHaveAttribute(
    'href',
    '/flashcards/znueni',
  );
  expect(screen.getByRole('link', { name: 'De Winter at 1:05' })).toHaveAttribute(
    'href',
    '/videos/winter',
  );
});

test.each<[string, InMemoryOptions]>([
  ['a plan has ended', { preferences: { tier: 0 } }],
  ['their lesson was withdrawn', { preferences: { tier: 2 }, catalogue: catalogue() }],
])('no card is due where %s', async (_, options) => {
  open(options);
  expect(await screen.findByRole('img', { name: /^Cards due: Today 0, / })).toBeVisible();
  expect(screen.queryByRole('link', { name: /2 cards/ })).not.toBeInTheDocument();
  // Practised answers stay.
  expect(screen.getByRole('img', { name: /^Answers to cards: .*, Today 7$/ })).toBeVisible();
});

test('tells the minutes that are left, where the length is known', async () => {
  open({ catalogue: catalogue(lesson('winter', { Title: 'De Winter', Duration: 132 })) });
  expect(await screen.findByRole('link', { name: 'De Winter 2 minutes left' })).toBeVisible();
});

test('tells hours where a lesson is long', async () => {
  open({ documents: { [STATE]: { resumeAt: { winter: 3725 } } } });
  expect(await screen.findByRole('link', { name: 'De Winter at 1:02:05' })).toBeVisible();
});

test('replaces lessons that are no longer published by the next ones', async () => {
  const gone = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`gone-${i}`, 9]));
  open({ documents: { [STATE]: { resumeAt: { ...gone, winter: 65 } } } });
  expect(await screen.findByRole('link', { name: 'De Winter at 1:05' })).toBeVisible();
});

test('counts no card that was answered just now', async () => {
  const platform = createInMemoryPlatform({
    session: aMember(),
    preferences: { tier: 1 },
    documents: DOCUMENTS,
    catalogue: catalogue(lesson('znueni')),
  });
  const schedules = schedulesOf(platform).value!.of('znueni');
  await schedules.read();
  schedules.save('a', { ...due, due: Date.now() + 3 * 24 * 60 * 60 * 1000 });
  renderScreen(ProgressView, platform);
  expect(await screen.findByRole('img', { name: /^Cards due: Today 1, / })).toBeVisible();
});

describe('a week in which nothing was done yet', () => {
  const LIVE = { Title: 'Zäme rede', Dates: ['2026-11-23T20:00:00', '2026-12-07T20:00:00'] };
  const EMPTY = {
    documents: {},
    catalogue: { ...catalogue(lesson('winter')), liveLessons: LIVE },
  };
  const said = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.visually-hidden')?.textContent);

  test('shows the seven days that begin today, and the live lesson among them', async () => {
    open(EMPTY);
    expect(await screen.findByText('5 minutes a day, on any five of these days')).toBeVisible();
    const days = screen.getByRole('list', { name: 'Your first seven days' });
    expect(said(days)).toEqual([
      'Today, Friday 20 November',
      'Saturday 21 November',
      'Sunday 22 November',
      'Monday 23 November, live lesson at 20:00',
      'Tuesday 24 November',
      'Wednesday 25 November',
      'Thursday 26 November',
    ]);
    // "Today" above it has the one thing to do.
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('has the live lesson on the day to which a teacher has moved it', async () => {
    const Moved = [{ From: LIVE.Dates[0]!, To: '2026-11-25T19:30:00' }];
    open({ ...EMPTY, documents: { [documentPaths.liveDates()]: { Revision: 1, Moved } } });
    expect(await screen.findByText('Wednesday 25 November, live lesson at 19:30')).toBeVisible();
    expect(screen.queryByText(/Monday.*live lesson/)).not.toBeInTheDocument();
  });

  test.each([
    ['that runs', '2026-11-20T17:30:00', 'Today, Friday 20 November, live lesson at 17:30'],
    ['no longer, once it is over', '2026-11-20T17:00:00', 'Today, Friday 20 November'],
  ])('has the live lesson of today %s', async (_, date, said) => {
    const liveLessons = { ...LIVE, Dates: [date] };
    open({ ...EMPTY, catalogue: { ...EMPTY.catalogue, liveLessons } });
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  test('has the goal that the learner has chosen', async () => {
    open({ ...EMPTY, documents: { [STATE]: { goal: 20 } } });
    expect(await screen.findByText(/^20 minutes a day/)).toBeVisible();
  });

  test.each([
    [1, /^Turn the cards: known, or not yet\.$/, /^Each card returns/],
    [0, /BASIC and VIP include them\.$/, /^“Today” always names/],
  ] as const)('tells how it works, with tier %i', async (tier, ...texts) => {
    open({ ...EMPTY, preferences: { tier } });
    const steps = await screen.findByRole('list', { name: 'How it works' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    for (const text of texts) expect(within(steps).getByText(text)).toBeVisible();
  });
});

test('says what failed, and tries again', async () => {
  let isDown = true;
  const { user } = open({
    refuseDocuments: () => (isDown ? new AppError('unavailable', 'No network') : undefined),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('img', { name: /^Cards due/ })).toBeVisible();
});

test('shows and reads nothing for a visitor', async () => {
  const platform = createInMemoryPlatform({ session: { status: 'visitor' } });
  const query = jest.spyOn(platform.documents, 'query');
  const { container } = renderScreen(ProgressView, platform);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  expect(query).not.toHaveBeenCalled();
});
