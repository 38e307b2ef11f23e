import { screen } from '@testing-library/react';
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
    openToday(2, { catalogue: { ...LESSONS, liveLessons } });
    expect(await screen.findByText(expected)).toBeVisible();
  });
});

describe('all cards', () => {
  test.each([
    ['due', -1],
    ['for later', 2],
  ])('are a link away where some are %s', async (_, day) => {
    openToday(1, { documents: cards(day) });
    expect(await link('All my cards')).toHaveAttribute('href', '/flashcards/all');
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

  test('is not spoken of while cards wait, whose answers decide what comes back', async () => {
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

  test('names nothing twice, where all lessons are for today', async () => {
    openToday(1);
    await link('Watch Im Tram');
    expect(screen.queryByText(/^Tomorrow/)).not.toBeInTheDocument();
  });

  test('has what is left, where today is done', async () => {
    openToday(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 300, cards: 0 } } } } });
    await said('It can wait until tomorrow.');
    expect(screen.queryByText(/^Tomorrow/)).not.toBeInTheDocument();
  });
});
