import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { takePlayWish } from '../player/play-wish';
import { catalogue, lesson } from '../testing/catalogue';
import { HomeScreen } from './Screen';

const LESSONS = catalogue(
  lesson('alt', { Date: '2026-01-09' }),
  lesson('neu', { Date: '2026-11-20', Difficulty: 4 }),
  lesson('mittel', { Date: '2026-06-05' }),
  lesson('gratis', { Type: 'mini_lesson', isFree: true }),
  lesson('abo', { Type: 'mini_lesson' }),
);

const section = (name: string) => within(screen.getByRole('region', { name }));
const titles = (links: HTMLElement[]) =>
  links.map((link) => within(link).getByRole('heading').textContent);

describe('home', () => {
  const withPlan = (tier: 0 | 1 | 2) => {
    const platform = createInMemoryPlatform({ catalogue: LESSONS });
    platform.preferences.set({ tier });
    return platform;
  };

  test('shows the newest lesson first with a plan, then mini lessons, then previous videos', async () => {
    renderScreen(HomeScreen, withPlan(1));
    await screen.findByRole('link', { name: /Grüezi neu/ });
    const [first] = screen.getAllByRole('region');
    expect(first).toHaveAccessibleName('This week’s video');
    expect(titles(section('This week’s video').getAllByRole('link'))).toEqual(['Grüezi neu']);
    expect(titles(section('Newest mini lesson').getAllByRole('link'))).toEqual(['Grüezi gratis']);
    expect(titles(section('Mini lessons').getAllByRole('link'))).toEqual(['Grüezi abo']);
    expect(titles(section('Previous videos').getAllByRole('link'))).toEqual([
      'Grüezi mittel',
      'Grüezi alt',
    ]);
  });

  test('shows the newest free mini lesson first without a plan, and each lesson once', async () => {
    renderScreen(HomeScreen, withPlan(0));
    await screen.findByRole('link', { name: /Grüezi neu/ });
    const [first] = screen.getAllByRole('region');
    expect(first).toHaveAccessibleName('Start with a free mini lesson');
    expect(titles(section('Start with a free mini lesson').getAllByRole('link'))).toEqual([
      'Grüezi gratis',
    ]);
    expect(titles(section('This week’s video').getAllByRole('link'))).toEqual(['Grüezi neu']);
    expect(titles(section('Mini lessons').getAllByRole('link'))).toEqual(['Grüezi abo']);
  });

  test('starts with Today for a member without a plan, which names a free lesson', async () => {
    const platform = createInMemoryPlatform({ session: aMember(), catalogue: LESSONS });
    renderScreen(HomeScreen, platform);
    await screen.findByRole('link', { name: /Grüezi neu/ });
    expect(screen.queryByRole('region', { name: /^Start with/ })).not.toBeInTheDocument();
    expect(titles(section('This week’s video').getAllByRole('link'))).toEqual(['Grüezi neu']);
    expect(titles(section('Newest mini lesson').getAllByRole('link'))).toEqual(['Grüezi gratis']);
    expect(titles(section('Mini lessons').getAllByRole('link'))).toEqual(['Grüezi abo']);
  });

  test('shows title, difficulty and date of each lesson', async () => {
    renderScreen(HomeScreen, createInMemoryPlatform({ catalogue: LESSONS }));
    const card = await screen.findByRole('link', { name: /Grüezi neu/ });
    expect(card).toHaveAttribute('href', '/videos/neu');
    expect(within(card).getByText('Hello neu')).toBeVisible();
    expect(within(card).getByText('Difficulty 4 of 5')).toBeVisible();
    expect(within(card).getByText('20 November 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(within(card).getByText('Grüezi neu')).toHaveAttribute('lang', 'gsw');
  });

  test('marks free mini lessons and leads to them', async () => {
    renderScreen(HomeScreen, createInMemoryPlatform({ catalogue: LESSONS }));
    const free = await screen.findByRole('link', { name: /Grüezi gratis/ });
    expect(free).toHaveAttribute('href', '/mini-lessons/gratis');
    expect(within(free).getByText('Free')).toBeVisible();
    const paid = screen.getByRole('link', { name: /Grüezi abo/ });
    expect(within(paid).queryByText('Free')).not.toBeInTheDocument();
  });

  test('reserves the place of every picture', async () => {
    const { container } = renderScreen(HomeScreen, createInMemoryPlatform({ catalogue: LESSONS }));
    await screen.findByRole('link', { name: /Grüezi neu/ });
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('alt', '');
      expect(Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))).toBe(
        16 / 9,
      );
    }
  });

  test('opens a lesson inside the app', async () => {
    const { user, platform } = renderScreen(
      HomeScreen,
      createInMemoryPlatform({ catalogue: LESSONS }),
    );
    await user.click(await screen.findByRole('link', { name: /Grüezi mittel/ }));
    expect(platform.recorded.paths).toEqual(['/videos/mittel']);
  });

  test.each([
    ['the first lesson', /Grüezi neu/, 'neu'],
    ['a card', /Grüezi mittel/, 'mittel'],
  ])('plays %s that the plan opens, once its screen is open', async (_, name, id) => {
    const { user, platform } = renderScreen(HomeScreen, withPlan(1));
    await user.click(await screen.findByRole('link', { name }));
    expect(platform.recorded.paths).toEqual([`/videos/${id}`]);
    expect(takePlayWish(platform, id)).toBe(true);
  });

  test('plays no lesson later that is closed without a plan', async () => {
    const { user, platform } = renderScreen(HomeScreen, withPlan(0));
    await user.click(await screen.findByRole('link', { name: /Grüezi mittel/ }));
    expect(takePlayWish(platform, 'mittel')).toBe(false);
  });

  test('shows that lessons are being loaded', async () => {
    const platform = createInMemoryPlatform();
    jest.spyOn(platform.content, 'catalogue').mockReturnValue(new Promise(() => {}));
    renderScreen(HomeScreen, platform);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the lessons');
  });

  test('announces the next live lesson, in Swiss time, and the one after it once it is over', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const at = (...Dates: string[]) => ({
      catalogue: { ...LESSONS, liveLessons: { Title: 'Live: Im Restaurant', Dates } },
    });
    const later = ['2099-11-23T19:00:00+01:00', '2099-11-30T19:00:00+01:00'];
    const { unmount } = renderScreen(
      HomeScreen,
      createInMemoryPlatform(at(hoursAgo(2.1), ...later)),
    );
    const live = await screen.findByRole('link', { name: /Im Restaurant/ });
    expect(live).toHaveAttribute('href', '/live-lessons');
    expect(live).toHaveTextContent('23 November 2099, 19:00 Swiss time');
    unmount();

    const running = hoursAgo(1.9);
    const second = renderScreen(HomeScreen, createInMemoryPlatform(at(running, ...later)));
    expect(await screen.findByRole('link', { name: /Im Restaurant/ })).toHaveTextContent(
      running.slice(11, 16),
    );
    second.unmount();

    renderScreen(HomeScreen, createInMemoryPlatform(at('2020-11-23T19:00:00+01:00')));
    await screen.findByRole('link', { name: /Grüezi neu/ });
    expect(screen.queryByRole('region', { name: 'Next live lesson' })).not.toBeInTheDocument();
  });

  test('says so when there are no lessons', async () => {
    renderScreen(HomeScreen, createInMemoryPlatform({ catalogue: catalogue() }));
    expect(await screen.findByText('There are no lessons yet')).toBeVisible();
  });

  test('says that the lessons could not be loaded and loads them on Retry', async () => {
    const platform = createInMemoryPlatform({ catalogue: LESSONS });
    jest
      .spyOn(platform.content, 'catalogue')
      .mockRejectedValueOnce(new AppError('unavailable', 'offline'));
    const { user } = renderScreen(HomeScreen, platform);
    expect(await screen.findByRole('alert')).toHaveTextContent('The lessons could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Grüezi neu/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('fetches the catalogue once for all mounts', async () => {
    const platform = createInMemoryPlatform({ catalogue: LESSONS });
    const fetched = jest.spyOn(platform.content, 'catalogue');
    const { unmount } = renderScreen(HomeScreen, platform);
    await screen.findByRole('link', { name: /Grüezi neu/ });
    unmount();
    renderScreen(HomeScreen, platform);
    expect(screen.getByRole('link', { name: /Grüezi neu/ })).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('asks no backend function', async () => {
    const { platform } = renderScreen(HomeScreen, createInMemoryPlatform({ catalogue: LESSONS }));
    await screen.findByRole('link', { name: /Grüezi neu/ });
    expect(platform.recorded.calls).toEqual([]);
  });
});

describe('introduction', () => {
  test('tells a visitor what this is, and where to sign up and find the plans', async () => {
    renderScreen(HomeScreen);
    await screen.findByRole('region', { name: 'This week’s video' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Understand the people around you' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/sign-in-up',
    );
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });

  test('leaves the primary button to the free lesson', async () => {
    renderScreen(HomeScreen);
    await screen.findByRole('region', { name: 'This week’s video' });
    for (const name of ['Create an account', 'See the plans']) {
      expect(screen.getByRole('link', { name })).toHaveClass('secondary');
    }
  });

  test('greets a member by name and sells nothing', async () => {
    renderScreen(HomeScreen, createInMemoryPlatform({ session: aMember({ Username: 'Vreni' }) }));
    await screen.findAllByRole('link');
    expect(screen.getByRole('heading', { level: 1, name: 'Grüezi Vreni' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });
});
