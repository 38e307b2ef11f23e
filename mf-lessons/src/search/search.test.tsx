import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { HomeScreen } from '../home/Screen';
import { dividedCatalogue, lesson, lessons } from '../testing/catalogue';

const OFFLINE = new AppError('unavailable', 'offline');
const MANY = dividedCatalogue(
  [
    lesson('tram', { Title: 'Wo faart s Tram?', Subtitle: 'Taking the tram', Difficulty: 1 }),
    lesson('berg', { Title: 'Uf em Üetlibärg', Subtitle: 'A hike', Date: '2026-05-01' }),
    lesson('mini', { Type: 'mini_lesson', Title: 'Es Bileet', Date: '2026-04-01' }),
  ],
  [
    lesson('alt', { Title: 'S alt Tram', Subtitle: 'Once upon a time', Date: '2020-01-02' }),
    ...lessons('old', 30, { Date: '2019-01-02', Difficulty: 5 }),
  ],
);

/** A rest of the catalogue that arrives when the test says so. */
function withheldRest() {
  let answer: () => void = () => undefined;
  const rest = new Promise<typeof MANY.restOfCatalogue>((resolve) => {
    answer = () => resolve(MANY.restOfCatalogue);
  });
  return { rest, answer: () => act(async () => answer()) };
}

const show = (options: InMemoryOptions = {}, rest?: Promise<typeof MANY.restOfCatalogue>) => {
  const platform = createInMemoryPlatform({ ...MANY, ...options });
  if (rest) jest.spyOn(platform.content, 'restOfCatalogue').mockReturnValue(rest);
  return { ...renderScreen(HomeScreen, platform), platform };
};
const field = () => screen.getByRole('searchbox', { name: 'Search all lessons' });
const choice = (name: string) => screen.getByRole('combobox', { name });
const results = async () => {
  await screen.findByRole('button', { name: 'Clear search' });
  return screen.getByRole('region', { name: 'Search results' });
};
/** The cards, without slow queries by role. */
const cards = () =>
  [...screen.getByRole('region', { name: 'Search results' }).querySelectorAll('h3')].map(
    ({ textContent }) => textContent,
  );
const titles = async () => {
  await results();
  return cards();
};
/** The titles of the cards, once this count is announced. */
const titlesOf = async (count: string) => {
  await screen.findByText(count);
  return cards();
};
const said = () =>
  within(screen.getByRole('region', { name: 'Search results' })).getByRole('status');
const address = ({ navigation }: ReturnType<typeof createInMemoryPlatform>) => {
  const { pathname, search } = navigation.location$.value;
  return pathname + search;
};

describe('searching', () => {
  test('finds in all lessons, however it is spelled, newest first, and says how many', async () => {
    const { user, platform } = show();
    await user.type(field(), 'TRAMM');
    expect(await titles()).toEqual(['Wo faart s Tram?', 'S alt Tram']);
    expect(said()).toHaveTextContent('2 lessons for “TRAMM”');
    expect(screen.queryByRole('region', { name: 'Previous videos' })).not.toBeInTheDocument();
    expect(address(platform)).toBe('/?q=TRAMM');
  });

  test('is one step of the history, not one for each letter', async () => {
    const { user, platform } = show({ path: '/home' });
    await user.type(field(), 'tram');
    await results();
    await user.type(field(), ' alt');
    await waitFor(() => expect(address(platform)).toBe('/home?q=tram+alt'));
    await act(async () => platform.navigation.back());
    expect(address(platform)).toBe('/home');
    expect(field()).toHaveValue('');
    expect(await screen.findByRole('region', { name: 'Previous videos' })).toBeVisible();
  });

  test('filters by difficulty and orders by date, alone and together', async () => {
    const { user, platform } = show();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Order' }),
      'Oldest first',
    );
    expect((await titles()).slice(0, 2)).toEqual(['Grüezi old-30', 'Grüezi old-29']);
    await user.selectOptions(choice('Difficulty'), '2');
    expect(await titlesOf('3 lessons for difficulty 2')).toEqual([
      'S alt Tram',
      'Es Bileet',
      'Uf em Üetlibärg',
    ]);
    await user.type(field(), 'tram');
    expect(await titlesOf('1 lesson for “tram”, difficulty 2')).toEqual(['S alt Tram']);
    expect(address(platform)).toBe('/?q=tram&level=2&sort=oldest');
  });

  test('is opened by a link, fields and all', async () => {
    show({ path: '/home?q=uetliberg&level=2&sort=oldest' });
    expect(await titles()).toEqual(['Uf em Üetlibärg']);
    expect(field()).toHaveValue('uetliberg');
    expect(choice('Difficulty')).toHaveValue('2');
    expect(choice('Order')).toHaveValue('oldest');
  });

  test('ignores invalid values in a link', async () => {
    show({ path: '/home?q=tram&level=9&sort=best' });
    expect(await titles()).toHaveLength(2);
    expect(choice('Difficulty')).toHaveValue('');
    expect(choice('Order')).toHaveValue('');
  });

  test('says that nothing matches, and clears the search', async () => {
    const { user, platform } = show();
    await user.type(field(), 'xylophon');
    expect(
      await screen.findByRole('heading', { name: 'No lesson matches “xylophon”' }),
    ).toBeVisible();
    expect(said()).toHaveTextContent('No lesson matches “xylophon”');
    expect(said()).toHaveClass('visually-hidden');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('region', { name: 'Previous videos' })).toBeVisible();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(address(platform)).toBe('/');
  });

  test('searches at once on Enter, and moves the focus to the results', async () => {
    const { user } = show({ path: '/?q=tra' });
    await results();
    await user.type(field(), 'm{Enter}');
    expect(screen.getByRole('heading', { name: 'Search results' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: /Wo faart s Tram/ })).toHaveFocus();
  });

  test('shows results in batches, and as many as before to a user who returns', async () => {
    const { user, platform } = show({ path: '/?level=5' });
    expect(await titles()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'More lessons' }));
    expect(await titles()).toHaveLength(30);
    await act(async () => platform.navigation.go('/videos/old-30'));
    await act(async () => platform.navigation.back());
    expect(await titles()).toHaveLength(30);
  });

  test('does nothing more once the learner has left', async () => {
    const { platform } = show();
    await screen.findByRole('combobox', { name: 'Order' });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const type = (value: string) => fireEvent.input(field(), { target: { value } });
      const pause = () => act(async () => jest.advanceTimersByTime(1000));
      type('tram');
      await pause();
      expect(address(platform)).toBe('/?q=tram');
      type('tram alt');
      await act(async () => platform.navigation.go('/videos/berg'));
      await pause();
      expect(address(platform)).toBe('/videos/berg');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a failure', () => {
  test('keeps the typed text, shows what was loaded, and Retry finds the rest', async () => {
    const { user, platform } = show({ restOfCatalogue: OFFLINE });
    await user.type(field(), 'tram');
    expect(await titles()).toEqual(['Wo faart s Tram?']);
    expect(screen.getByRole('alert')).toHaveTextContent('Not all lessons could be searched');
    expect(field()).toHaveValue('tram');
    platform.setRestOfCatalogue(MANY.restOfCatalogue);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await titlesOf('2 lessons for “tram”')).toEqual(['Wo faart s Tram?', 'S alt Tram']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('tram');
  });

  test('says that it searches while the rest loads', async () => {
    const { rest, answer } = withheldRest();
    show({ path: '/?q=tram' }, rest);
    expect(await screen.findByText('Searching')).toBeInTheDocument();
    await answer();
    expect(await titles()).toHaveLength(2);
  });

  test('keeps the form while the catalogue itself is missing', async () => {
    const { user, platform } = show({ catalogue: OFFLINE });
    await screen.findByText('The lessons could not be loaded');
    await user.type(field(), 'tram');
    platform.setCatalogue(MANY.catalogue);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await titles()).toHaveLength(2);
    expect(field()).toHaveValue('tram');
  });
});
