import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeIntersections, renderScreen } from 'kit/testing';
import { AppError } from 'shared-contracts';
import { createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { catalogue, dividedCatalogue, lesson, lessons } from '../testing/catalogue';
import { HomeScreen } from './Screen';

const OLD = { Date: '2020-01-02' };
const MINI = { Type: 'mini_lesson' } as const;
const OFFLINE = new AppError('unavailable', 'offline');

/**
 * A first page of 1 + 24 lessons and 1 + 12 mini lessons; the rest has 30 lessons and 5 mini
 * lessons.
 */
const LONG = dividedCatalogue(
  [
    lesson('neu', { Date: '2026-11-20' }),
    ...lessons('first', 24, { Date: '2026-01-02' }),
    ...lessons('mini', 13, MINI),
  ],
  [...lessons('old', 30, OLD), ...lessons('old-mini', 5, { ...OLD, ...MINI })],
);

let observers: ReturnType<typeof fakeIntersections>;
beforeEach(() => void (observers = fakeIntersections()));
afterEach(() => observers.restore());

const show = (options: InMemoryOptions = LONG) => {
  const platform = createInMemoryPlatform(options);
  const rest = jest.spyOn(platform.content, 'restOfCatalogue');
  return { ...renderScreen(HomeScreen, platform), rest };
};
const shelf = (name: string) => within(screen.getByRole('region', { name }));
const cards = (name = 'Previous videos') => shelf(name).getAllByRole('link');
const more = () => screen.getByRole('button', { name: 'More lessons' });
const moreMini = () => screen.getByRole('button', { name: 'More mini lessons' });

const opened = async (options?: InMemoryOptions) => {
  const result = show(options);
  await screen.findByRole('region', { name: 'Previous videos' });
  return result;
};

describe('previous videos', () => {
  test('start with the first page, say how many there are with the newest, and fetch nothing more', async () => {
    const { rest } = await opened();
    expect(cards()).toHaveLength(24);
    expect(shelf('Previous videos').getByText('25 of 55')).toBeVisible();
    expect(rest).not.toHaveBeenCalled();
  });

  test('grow by a batch at a press of the button, which goes with the last one', async () => {
    const { user, rest } = await opened();
    await user.click(more());
    expect(cards()).toHaveLength(48);
    expect(cards()[24]).toHaveTextContent('Grüezi old-1');
    expect(shelf('Previous videos').getByText('49 of 55')).toBeVisible();
    await user.click(more());
    expect(cards()).toHaveLength(54);
    expect(screen.queryByRole('button', { name: 'More lessons' })).not.toBeInTheDocument();
    expect(rest).toHaveBeenCalledTimes(1);
  });

  test('move the focus from the pressed button to the first new card', async () => {
    const { user } = await opened();
    more().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cards()[24]).toHaveFocus());
    more().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cards()[48]).toHaveFocus());
  });

  test('leave the focus where the user has moved it', async () => {
    let answer: (lessons: typeof LONG.restOfCatalogue) => void = () => undefined;
    const { user, rest } = await opened();
    rest.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await user.click(more());
    const elsewhere = screen.getByRole('link', { name: /Grüezi neu/ });
    elsewhere.focus();
    await act(async () => answer(LONG.restOfCatalogue));
    expect(cards()).toHaveLength(48);
    expect(elsewhere).toHaveFocus();
  });

  test('grow by the button also where the browser knows no observer', async () => {
    observers.restore();
    const { user } = await opened();
    await user.click(more());
    expect(cards()).toHaveLength(48);
  });

  test('have no button when the first page holds them all', async () => {
    await opened({ catalogue: catalogue(...LONG.catalogue.lessons) });
    expect(cards()).toHaveLength(24);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('are as many as before when the learner comes back to home', async () => {
    const { user, platform } = await opened();
    await user.click(more());
    await act(async () => platform.navigation.go('/videos/old-1'));
    await screen.findByRole('heading', { level: 1, name: 'Grüezi old-1' });
    await act(async () => platform.navigation.go('/home'));
    expect(cards()).toHaveLength(48);
  });
});

describe('coming near the end', () => {
  test('shows batch after batch while the end is near', async () => {
    const { rest } = await opened();
    expect(cards()).toHaveLength(24);
    await act(async () => observers.see(true));
    await waitFor(() => expect(cards()).toHaveLength(54));
    expect(rest).toHaveBeenCalledTimes(1);
    expect(observers.watching()).toBe(0);
  });

  test('shows no more once the learner is away from it', async () => {
    const { rest } = await opened();
    rest.mockImplementation(async () => {
      observers.see(false);
      return LONG.restOfCatalogue;
    });
    await act(async () => observers.see(true));
    expect(cards()).toHaveLength(48);
  });

  test('leaves no observer behind', async () => {
    const { unmount } = await opened();
    expect(observers.watching()).toBe(1);
    unmount();
    expect(observers.watching()).toBe(0);
  });
});

describe('mini lessons', () => {
  test('grow by their own button, and never by themselves', async () => {
    const { user } = await opened();
    expect(shelf('Mini lessons').getByText('13 of 18')).toBeVisible();
    await act(async () => observers.see(true));
    await waitFor(() => expect(cards()).toHaveLength(54));
    expect(cards('Mini lessons')).toHaveLength(12);
    await user.click(moreMini());
    expect(cards('Mini lessons')).toHaveLength(17);
    await waitFor(() => expect(cards('Mini lessons')[12]).toHaveFocus());
  });
});

describe('a rest that fails to load', () => {
  test('is shown in place, once; no lesson is lost, and Retry loads the rest', async () => {
    const { user, platform, rest } = await opened({ ...LONG, restOfCatalogue: OFFLINE });
    await act(async () => observers.see(true));
    expect(await shelf('Previous videos').findByText(/could not be loaded/)).toBeVisible();
    // Scrolling does not repeat the request.
    await act(async () => observers.see(true));
    expect(rest).toHaveBeenCalledTimes(1);
    expect(cards()).toHaveLength(24);
    expect(shelf('Mini lessons').queryByText(/could not be loaded/)).not.toBeInTheDocument();

    observers.see(false);
    platform.setRestOfCatalogue(LONG.restOfCatalogue);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(cards()).toHaveLength(48));
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    await waitFor(() => expect(cards()[24]).toHaveFocus());
  });

  test('keeps the focus on the button', async () => {
    const { user } = await opened({ ...LONG, restOfCatalogue: OFFLINE });
    await user.click(more());
    expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus();
  });
});
