import { act, screen, waitFor, within } from '@testing-library/react';
import { documentPaths } from 'shared-contracts';
import type { InMemoryOptions } from 'common-testing';
import { asMember, LATE, show } from '../testing/search';

describe('a search without a result says what was searched, or what was not', () => {
  const uid = 'uid-heidi';
  const plan = (expires_date: string) => ({
    documents: {
      [documentPaths.entitlement(uid)]: {
        Tier: 1,
        platform: 'web',
        ProductID: 'basic_monthly',
        identifier: 'BASIC_monthly',
        cancels: false,
        purchase_date: '2026-01-01T00:00:00Z',
        expires_date,
        subscriptions: {},
      },
    },
  });
  const member = asMember(() => ({ hits: [] }));

  const closed = /^Nothing in the free lessons\. Members also search every line of every lesson\.$/;
  const plans = ['See the plans', '/subscriptions'];
  const logIn = ['Log in', '/sign-in-up?startWithLogIn=true&next=%2Fhome%3Fq%3Dbezahlen'];
  const open = /^We search Swiss German, English and standard German\. Try fewer letters\.$/;

  test.each<[string, 0 | 1, InMemoryOptions, RegExp, string[][]]>([
    ['a visitor', 0, {}, closed, [logIn, plans]],
    ['a member without a plan', 0, member, closed, [plans]],
    ['a member with a plan', 1, { ...member, ...plan('2099-01-01T00:00:00Z') }, open, []],
  ])('%s', async (_, tier, options, sentence, ways) => {
    const { platform } = show('/?q=bezahlen', options);
    act(() => platform.preferences.set({ tier }));
    expect(await screen.findByText(sentence, undefined, LATE)).toBeVisible();
    const results = within(screen.getByRole('region', { name: 'Search results' }));
    const links = results.queryAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways);
    expect(screen.queryByText(/0 lessons/)).not.toBeInTheDocument();
  });
});

describe('a search whose results are all closed offers free lessons', () => {
  const offer = () => screen.queryByRole('region', { name: 'Free to watch now' });
  const nothing = asMember(() => ({ hits: [] }));

  test.each<[string, string, InMemoryOptions]>([
    ['a visitor who finds nothing', '/?q=bezahlen', {}],
    ['a visitor who finds locked lessons', '/?q=tram', {}],
    ['a member without a plan', '/?q=tram', nothing],
  ])('%s', async (_, path, options) => {
    show(path, options);
    await waitFor(() => expect(offer()).toBeVisible(), LATE);
    const links = within(offer()!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mini-lessons/mini']);
  });

  test.each<[string, string, 0 | 1, InMemoryOptions]>([
    ['who finds a free lesson', '/?q=zäme', 0, {}],
    ['who finds a line of one', '/?q=schluessel', 0, {}],
    ['with a plan', '/?q=tram', 1, nothing],
  ])('and nobody %s', async (_, path, tier, options) => {
    const { platform } = show(path, options);
    act(() => platform.preferences.set({ tier }));
    await screen.findByText(/^1 (lesson|line).* for/, undefined, LATE);
    expect(offer()).not.toBeInTheDocument();
  });
});

test('a search without a result shows the nearest titles', async () => {
  show('/?q=taking%20the%20bus');
  const nearest = await screen.findByRole('region', { name: 'Nearest titles' }, LATE);
  expect(within(nearest).getByRole('link', { name: /Wo faart s Tram/ })).toBeVisible();
});

test.each<[string, InMemoryOptions]>([
  ['a visitor', {}],
  ['a member', asMember(() => ({ hits: [] }))],
])('%s finds a lesson by a standard German word, which no card shows', async (_, options) => {
  show('/?q=Haltestelle', options);
  expect(await screen.findByText('1 lesson for “Haltestelle”', undefined, LATE)).toBeVisible();
  expect(screen.getByRole('link', { name: /Wo faart s Tram/ })).toBeVisible();
  expect(screen.queryByText(/Strassenbahn/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Nearest titles' })).not.toBeInTheDocument();
});
