import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { AppError, documentPaths } from 'shared-contracts';
import { takePlayWish } from '../player/play-wish';
import { catalogue, dividedCatalogue, lesson, unlisted } from '../testing/catalogue';
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

/** The picture's link, which only a pointer can reach. */
const picture = () =>
  screen.getAllByRole('link', { hidden: true }).find(({ tabIndex }) => tabIndex === -1);

describe('the one thing to do', () => {
  test('is to review the cards that are due, with the minutes they take', async () => {
    openToday(1, { documents: cards(...Array<number>(12).fill(-1), 5) });
    await said('12 cards · 2 minutes');
    expect(await link('Review')).toHaveAttribute('href', '/flashcards/due');
  });

  test('is to hear the lines again that were missed, with the questions open', async () => {
    const missed = { lines: { hoi: 0, ade: 0 }, missed: 2, updatedAt: '2026-11-20T10:00:00Z' };
    const path = documentPaths.heardLines('uid-heidi', 'tram');
    openToday(1, { documents: { [path]: missed } });
    await said('2 lines to hear again');
    await said('One check · 2 minutes');
    expect(await link('Listen')).toHaveAttribute('href', '/videos/tram?ear=1');
  });

  test.each([
    [10, '10 cards and one check · 4 minutes'],
    [1, '1 card and one check · 2 minutes'],
  ])('names %i cards and the check after them in one sentence', async (count, sentence) => {
    const missed = { lines: { hoi: 0 }, missed: 1, updatedAt: '2026-11-20T10:00:00Z' };
    openToday(1, {
      documents: {
        ...cards(...Array<number>(count).fill(-1)),
        [documentPaths.heardLines('uid-heidi', 'tram')]: missed,
      },
    });
    await said(sentence);
    expect(await link('Review')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Listen' })).not.toBeInTheDocument();
  });

  test('shows the film to a pointer, and what of it was watched', async () => {
    openToday(1, { documents: { [STATE]: { resumeAt: { tram: 50 }, recent: ['tram'] } } });
    await link('Continue Im Tram');
    expect(picture()).toHaveAttribute('href', '/videos/tram');
    expect(picture()?.querySelector('[style]')).toHaveStyle({ width: '25%' });
  });

  test('says in English what a new lesson is about', async () => {
    openToday(1);
    await link('Watch De Znüni');
    expect(screen.getByText('Hello znueni')).toBeVisible();
    expect(screen.queryByText('Hello tram')).not.toBeInTheDocument();
  });

  test('leaves the subtitle out when the day is done, whose sentence is longer', async () => {
    openToday(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 300, cards: 0 } } } } });
    await said('Done for today. One more? · 3 minutes');
    expect(screen.queryByText('Hello znueni')).not.toBeInTheDocument();
  });

  test('shows a pile of cards with their number', async () => {
    openToday(1, { documents: cards(-1, -1, -1) });
    await link('Review');
    expect(picture()).toHaveAttribute('href', '/flashcards/due');
    expect(picture()).toHaveTextContent(/^3$/);
    expect(picture()?.querySelector('img')).toBeNull();
  });

  test('is to learn the new cards of a deck that was begun, where none is due', async () => {
    openToday(1, { documents: deck(6, 9, 10) });
    await said('6 new cards · up to 1 minute');
    expect(screen.getByText(/^New cards/)).toHaveTextContent('New cards: De Znüni');
    expect(await link('Learn')).toHaveAttribute('href', '/flashcards/znueni');
  });

  test('names as many new cards as one session brings', async () => {
    openToday(1, { documents: deck(30, 2) });
    await said('10 new cards · 2 minutes');
  });

  test('is the next lesson, where no card waits', async () => {
    const { user, platform } = openToday(1, { documents: cards(2) });
    await said('Next lesson · 3 minutes');
    await user.click(await link('Watch De Znüni'));
    expect(platform.recorded.paths).toEqual(['/videos/znueni']);
    expect(takePlayWish(platform, 'znueni')).toBe(true);
  });

  test('is to continue what was watched last, with the minutes that are left, and it plays', async () => {
    const { user, platform } = openToday(1, {
      documents: { [STATE]: { resumeAt: { znueni: 65, tram: 12 }, recent: ['tram', 'znueni'] } },
    });
    await said('In progress · 4 minutes left');
    await user.click(await link('Continue Im Tram'));
    expect(platform.recorded.paths).toEqual(['/videos/tram']);
    expect(takePlayWish(platform, 'tram')).toBe(true);
  });

  test('is one to repeat, the one finished longest ago, when all are finished', async () => {
    openToday(1, {
      documents: { [STATE]: { finished: { znueni: '2026-11-02', tram: '2026-11-01' } } },
    });
    await said('Watch once more · 4 minutes');
    expect(screen.getAllByRole('link', { name: /^Watch/ })[0]).toHaveAccessibleName(
      'Watch Im Tram',
    );
  });

  test('is a free mini lesson without a plan, and never a card', async () => {
    openToday(0, { documents: deck(8, -1) });
    await said('Next lesson · up to 1 minute');
    expect(await link('Watch Gratis')).toHaveAttribute('href', '/mini-lessons/gratis');
    expect(screen.queryByText(/cards?/)).not.toBeInTheDocument();
  });

  test('names the live lesson’s date as a teacher has changed it', async () => {
    const [From] = LESSONS.liveLessons.Dates;
    const Moved = [{ From: From!, To: '2099-12-05T19:30:00+01:00' }];
    openToday(2, { documents: { [documentPaths.liveDates()]: { Revision: 1, Moved } } });
    await waitFor(async () => expect((await rows()).at(-1)).toHaveTextContent(/5 Dec/));
  });

  test('is the live lesson that runs, where the plan opens it, before cards', async () => {
    const Dates = [new Date(Date.now() - 60_000).toISOString().replace('Z', '+00:00')];
    openToday(2, {
      documents: cards(-1),
      catalogue: { ...LESSONS, liveLessons: { Title: 'Zäme rede', Dates } },
    });
    expect(await screen.findByText('Live now')).toBeVisible();
    expect(await link('Join')).toHaveAttribute('href', '/live-lessons');
    const [first] = await rows();
    expect(first).toHaveTextContent('1 card');
  });

  test('is the next live lesson where the school has no other', async () => {
    openToday(2, { catalogue: { ...catalogue(), liveLessons: LESSONS.liveLessons } });
    expect(await link('Open the room')).toHaveAttribute('href', '/live-lessons');
    expect(screen.getAllByRole('link', { name: /room/ })).toHaveLength(1);
  });

  test('is empty if the school has no lesson', async () => {
    openToday(1, { catalogue: catalogue() });
    expect(await screen.findByText(/^The first lesson appears here/)).toBeVisible();
  });

  test('continues no lesson that is closed or gone', async () => {
    openToday(0, {
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
    const { platform } = openToday(0, {
      documents: { [STATE]: { resumeAt: { znueni: 65, ade: 20 }, recent: ['znueni', 'ade'] } },
    });
    expect(await link('Continue Ade')).toBeVisible();
    act(() => platform.preferences.set({ tier: 1 }));
    expect(await link('Continue De Znüni')).toBeVisible();
  });

  test('waits for the other lessons, where one of them was begun', async () => {
    openToday(1, {
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
    const { unmount } = openToday(1, { ...late, documents: { [lost]: recording } });
    await said('Next lesson · 3 minutes');
    expect(screen.queryByText('To review')).not.toBeInTheDocument();
    unmount();
    openToday(1, {
      ...late,
      documents: { [path]: recording, [old]: recording, [lost]: recording },
    });
    await said('2 cards · up to 1 minute');
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
      openToday(2, {
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
    const { platform } = openToday(1, {
      documents: { [STATE]: { resumeAt: { tram: 12 }, recent: ['tram'] } },
    });
    // jsdom opens no tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(await link('Continue Im Tram'), { ctrlKey: true });
    expect(platform.recorded.paths).toEqual([]);
    expect(takePlayWish(platform, 'tram')).toBe(false);
  });
});
