import { screen } from '@testing-library/react';
import { documentPaths } from 'shared-contracts';
import { lesson } from '../testing/catalogue';
import {
  cards,
  deck,
  LESSONS,
  link,
  openToday,
  rows,
  said,
  STATE,
  TODAY,
} from './testing/open-today';

describe('what comes after it', () => {
  test('is the next thing, and the live lesson', async () => {
    openToday(1, { documents: deck(7, -1) });
    const [first, second, ...others] = await rows();
    expect(first).toHaveTextContent(/^New cards.* · 2 minutes ?7 new cards/);
    expect(second).toHaveTextContent('Next live lesson');
    expect(others).toEqual([]);
  });

  test('is another lesson, where only lessons are left', async () => {
    openToday(1);
    const [first] = await rows();
    expect(first).toHaveTextContent(/^After that · 4 minutes ?Im Tram/);
  });

  test.each([
    [0, 'See VIP', '/subscriptions'],
    [1, 'See VIP', '/subscriptions'],
    [2, 'Open the room', '/live-lessons'],
  ] as const)('leads tier %i from the next live lesson on: %s', async (tier, name, href) => {
    openToday(tier);
    expect(await screen.findByText('Next live lesson')).toBeVisible();
    expect(await link(name)).toHaveAttribute('href', href);
  });

  test.each([
    [
      'names no zone where the clock shows what the school wrote',
      0,
      /^Monday 23 November at 20:00$/,
    ],
    ['names the zone elsewhere', 5, /^Monday 23 November at 15:00 \(20:00 Swiss time\)$/],
  ])('%s', async (_, ahead, expected) => {
    // The time zone of the machine.
    const here = -new Date('2099-11-23T20:00:00').getTimezoneOffset() / 60;
    const offset = `${here + ahead < 0 ? '-' : '+'}${String(Math.abs(here + ahead)).padStart(2, '0')}:00`;
    const liveLessons = { Title: 'Zäme rede', Dates: [`2099-11-23T20:00:00${offset}`] };
    openToday(2, { catalogue: { ...LESSONS, liveLessons } });
    expect(await screen.findByText(expected)).toBeVisible();
  });
});

describe('all cards', () => {
  test.each([
    ['due', -1],
    ['for later', 2],
  ])('have a link where some are %s', async (_, day) => {
    openToday(1, { documents: cards(day) });
    expect(await link('All my cards')).toHaveAttribute('href', '/flashcards/all');
  });

  test('have a link where all come back after more than a week', async () => {
    const documents = {
      ...cards(40),
      [STATE]: { days: { '2026-10-01': { seconds: 0, cards: 3 } } },
    };
    openToday(1, { documents });
    expect(await link('All my cards')).toBeVisible();
  });

  test('have a link where a learner without a plan has added words', async () => {
    const days = { '2026-10-01': { seconds: 0, cards: 0, words: 1 } };
    openToday(0, { documents: { [STATE]: { days } } });
    expect(await link('All my cards')).toBeVisible();
  });

  test('have a link beside the answer of a teacher', async () => {
    const note = { VideoID: 'tram', TimeStamp: '2026-11-20T10:00:00.000Z' };
    const documents = { ...cards(2), [documentPaths.newAnswer('uid-heidi', 'c-1')]: note };
    openToday(1, { documents });
    expect(await link('Read the answer')).toBeVisible();
    expect(await link('All my cards')).toBeVisible();
  });

  test.each<[string, 0 | 1, ReturnType<typeof cards>]>([
    ['there are none', 1, {}],
    ['no plan opens them', 0, cards(2)],
  ])('are no link where %s', async (_, tier, documents) => {
    openToday(tier, { documents });
    await rows();
    expect(screen.queryByRole('link', { name: 'All my cards' })).toBeNull();
  });
});

describe('tomorrow', () => {
  test('brings the cards of that day, with their minutes', async () => {
    openToday(1, { documents: cards(1, 1, 1, 1, 1, 1, 1, 2) });
    await said('Tomorrow: 7 cards · 2 minutes');
  });

  test('is not mentioned while cards are due, whose answers decide what comes back', async () => {
    openToday(1, { documents: cards(-1, 1) });
    await said('1 card · up to 1 minute');
    expect(screen.queryByText(/^Tomorrow/)).not.toBeInTheDocument();
  });

  test.each([
    [100, 'A day asks 60 cards at most. The other 40 follow on the next days.'],
    [61, 'A day asks 60 cards at most. The other one follows tomorrow.'],
  ])('and the days after get what %i due cards leave, and that is said', async (count, text) => {
    openToday(1, { documents: cards(...Array<number>(count).fill(-8)) });
    await said('60 cards · 10 minutes');
    await said(text);
  });

  test('brings the lesson after those of today, where no card is due', async () => {
    const more = lesson('winter', { Title: 'De Winter', Duration: 61, Date: '2025-01-01' });
    openToday(1, {
      documents: cards(2),
      catalogue: { ...LESSONS, lessons: [...LESSONS.lessons, more] },
    });
    await said('Tomorrow: De Winter · 2 minutes');
    for (const title of ['De Znüni', 'Im Tram', 'De Winter']) {
      expect(screen.getAllByText(title, { ignore: '.visually-hidden' })).toHaveLength(1);
    }
  });

  test('is empty if all lessons are listed for today', async () => {
    openToday(1);
    await link('Watch Im Tram');
    expect(screen.queryByText(/^Tomorrow/)).not.toBeInTheDocument();
  });

  test('brings what is left when today is done', async () => {
    openToday(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 300, cards: 0 } } } } });
    await said('It can wait until tomorrow.');
    expect(screen.queryByText(/^Tomorrow/)).not.toBeInTheDocument();
  });
});

describe('the next private lesson', () => {
  const tuesday = { id: 'tue-9am', Day: 'TUE', Hour: 9, Meridiem: 'AM', isBooked: true };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const plan = {
    Tier: 3,
    ProductID: 'private_monthly',
    identifier: 'PRIVATE_monthly',
    platform: 'web',
    cancels: false,
    purchase_date: day(-10),
    expires_date: day(20),
  };
  const open = async (tier: 1 | 2 | 3, more: object, slots: object = {}) => {
    openToday(tier, {
      documents: {
        'Entitlements/uid-heidi': { ...plan, Tier: tier, PrivateLessonSlotID: 'tue-9am', ...more },
        'PrivateLessons/tue-9am': tuesday,
        ...slots,
      },
    });
    await rows();
  };

  test('is shown with its local day and time, and links to all of them', async () => {
    await open(3, {});
    // The hour depends on the machine's time zone; `private-lesson-times.test.ts` tests it.
    const next = await link(/^Tuesday \d{1,2} [A-Z][a-z]+ at \d\d:\d\d/);
    expect(next).toHaveAttribute('href', '/my-account');
    await said(`Your next private lesson: ${next.textContent}`);
  });

  test('is at the hour before until a move takes effect', async () => {
    const move = { PrivateLessonMove: { from: 'fri-9am', at: day(8) } };
    await open(3, move, { 'PrivateLessons/fri-9am': { ...tuesday, id: 'fri-9am', Day: 'FRI' } });
    expect(await link(/^Friday /)).toBeVisible();
  });

  test('is named where a plan that was cancelled ends after it', async () => {
    await open(3, { cancels: true });
    expect(await link(/^Tuesday /)).toBeVisible();
  });

  test.each<[string, 1 | 2 | 3, object]>([
    ['without an hour', 3, { PrivateLessonSlotID: undefined }],
    ['of a plan that has become VIP', 2, {}],
    ['after the plan has ended', 3, { cancels: true, expires_date: day(0.01) }],
  ])('is not spoken of %s', async (_, tier, more) => {
    await open(tier, more);
    expect(screen.queryByText(/private lesson/)).not.toBeInTheDocument();
  });
});
