import { act, screen, within } from '@testing-library/react';
import { DAY_MS } from 'shared-contracts';
import { localDay } from '../timing/local-day';
import { cards, link, openToday, said, STATE, TODAY } from './testing/open-today';

describe('the goal of the day', () => {
  const ring = () => screen.findByRole('meter', { name: 'Daily goal' });

  test('counts films and cards, and is five minutes by default', async () => {
    openToday(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 90, cards: 9 } } } } });
    expect(await ring()).toHaveAttribute('aria-valuenow', '3');
    expect(await ring()).toHaveAttribute('aria-valuemax', '5');
    expect(await ring()).toHaveAttribute('aria-valuetext', '3 of 5 minutes');
    expect(await link(/^3 of 5 minutes/)).toHaveAttribute('href', '/settings');
  });

  test('is begun with the first seconds, as the day of the week is', async () => {
    openToday(1, { documents: { [STATE]: { days: { [TODAY]: { seconds: 12, cards: 0 } } } } });
    expect(await ring()).toHaveAttribute('aria-valuetext', 'Under 1 minute of 5');
    expect(await ring()).toHaveTextContent('<1');
    expect((await ring()).querySelectorAll('circle')).toHaveLength(2);
    const week = within(screen.getByRole('list', { name: 'The last seven days' }));
    expect(week.getByText(/practised/)).toHaveTextContent('Today, practised');
  });

  test('says 0 minutes before any practice', async () => {
    openToday(1);
    expect(await ring()).toHaveAttribute('aria-valuetext', '0 of 5 minutes');
    expect((await ring()).querySelectorAll('circle')).toHaveLength(1);
  });

  test('is never more than reached, and the rest of the day is optional', async () => {
    openToday(1, {
      documents: { [STATE]: { goal: 10, days: { [TODAY]: { seconds: 900, cards: 0 } } } },
    });
    expect(await ring()).toHaveAttribute('aria-valuenow', '10');
    expect(await ring()).toHaveAttribute('aria-valuetext', '15 minutes, goal reached');
    await said('Done for today. One more? · 3 minutes');
    expect(await link('Watch De Znüni')).toBeVisible();
  });

  test('keeps the day open while cards are due', async () => {
    openToday(1, {
      documents: { ...cards(-1), [STATE]: { days: { [TODAY]: { seconds: 900, cards: 0 } } } },
    });
    await said('1 card · up to 1 minute');
    expect(screen.queryByText(/^Done for today/)).not.toBeInTheDocument();
  });

  test('changes as soon as the learner has stored another one', async () => {
    const { platform } = openToday(1, { documents: { [STATE]: { goal: 20 } } });
    expect(await ring()).toHaveAttribute('aria-valuemax', '20');
    act(() => platform.events.emit('goalChanged', { Minutes: 10 }));
    expect(await ring()).toHaveAttribute('aria-valuemax', '10');
  });

  test('is beside the week, which stays full with two days off', async () => {
    const at = (daysAgo: number) => localDay(new Date(Date.now() - daysAgo * DAY_MS));
    const days = Object.fromEntries(
      [9, 6, 4, 3, 1].map((daysAgo) => [at(daysAgo), { seconds: 60, cards: 0 }]),
    );
    openToday(1, { documents: { [STATE]: { days } } });
    expect(await screen.findByText('4 days, on course for a full week')).toBeVisible();
    const week = within(screen.getByRole('list', { name: 'The last seven days' }));
    const said = week.getAllByRole('listitem').map(({ textContent }) => textContent.split(', ')[1]);
    const [done, off] = ['practised', 'day off'];
    expect(said).toEqual([done, off, done, done, off, done, undefined]);
  });

  test.each([
    [8, 'Welcome back. A new week starts today', 7],
    [undefined, 'Your week starts with your first day', 0],
  ])('is beside an empty week after %s days', async (daysAgo, text, marks) => {
    const day = localDay(new Date(Date.now() - (daysAgo ?? 0) * DAY_MS));
    const days = daysAgo === undefined ? {} : { [day]: { seconds: 60, cards: 0 } };
    openToday(1, { documents: { [STATE]: { days } } });
    expect(await screen.findByText(text)).toBeVisible();
    const week = screen.queryByRole('list', { name: 'The last seven days' });
    expect(week ? within(week).getAllByRole('listitem') : []).toHaveLength(marks);
  });

  test('counts no day off before the learner’s first active day', async () => {
    const yesterday = localDay(new Date(Date.now() - DAY_MS));
    openToday(1, { documents: { [STATE]: { days: { [yesterday]: { seconds: 60, cards: 0 } } } } });
    const week = within(await screen.findByRole('list', { name: 'The last seven days' }));
    expect(week.getAllByText(/practised/)).toHaveLength(1);
    expect(week.queryByText(/day off/)).not.toBeInTheDocument();
  });
});
