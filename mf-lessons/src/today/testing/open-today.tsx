import { screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { DAY_MS, documentPaths } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { catalogue, lesson } from '../../testing/catalogue';
import { aSchedule } from '../../testing/decks';
import { localDay } from '../../timing/local-day';
import { Today } from '../Today';

export const STATE = documentPaths.learnerState('uid-heidi');
export const TODAY = localDay(new Date());

const due = (days: number) => aSchedule(Date.now() + days * DAY_MS);
/** A deck with `fresh` new cards, and answered cards that are due in so many days. */
export const deck = (fresh: number, ...days: readonly number[]) => ({
  [documentPaths.lessonCards('uid-heidi', 'znueni')]: {
    cards: Object.fromEntries(days.map((each, index) => [`card-${index}`, due(each)])),
    nextDue: Math.min(...days.map((each) => due(each).due)),
    fresh,
    updatedAt: '2026-11-20T10:00:00Z',
  },
});
export const cards = (...days: readonly number[]) => deck(0, ...days);

const FREE = { Type: 'mini_lesson', isFree: true, Duration: 30 } as const;
export const LESSONS = {
  ...catalogue(
    lesson('znueni', { Title: 'De Znüni', Duration: 132 }),
    lesson('tram', { Title: 'Im Tram', Duration: 200, Date: '2026-01-01' }),
    lesson('gratis', { Title: 'Gratis', ...FREE }),
    lesson('ade', { Title: 'Ade', ...FREE, Date: '2026-01-01' }),
  ),
  liveLessons: { Title: 'Zäme rede', Dates: ['2099-11-23T20:00:00+01:00'] },
};

/** Shows "Today" to a member. */
export function openToday(tier: 0 | 1 | 2 | 3, options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: aMember(),
    catalogue: LESSONS,
    documents: {},
    ...options,
  });
  platform.preferences.set({ tier });
  return renderScreen(Today, platform);
}

export const link = (name: RegExp | string) => screen.findByRole('link', { name });

export const rows = async () =>
  within(await screen.findByRole('list', { name: 'After that' })).getAllByRole('listitem');

/** Expects a paragraph with this whole text, in whatever elements. */
export const said = async (text: string) =>
  expect(
    await screen.findByText((_, node) => node?.tagName === 'P' && node.textContent === text),
  ).toBeVisible();
