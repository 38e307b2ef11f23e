import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, DAY_MS, type Entitlement } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { Plans } from './Plans';

const plan = (daysLeft: number): Entitlement => ({
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-01-02T12:00:00Z',
  expires_date: new Date(Date.now() + daysLeft * DAY_MS).toISOString(),
});
const MEMBER = aMember({ UID: 'heidi' });

async function show(options: InMemoryOptions) {
  const platform = createInMemoryPlatform(options);
  const read = jest.spyOn(platform.documents, 'get');
  const rendered = renderScreen(Plans, platform);
  await act(async () => {});
  return { ...rendered, platform, read };
}
const table = () => screen.queryByRole('table');

test('tells a visitor what each plan opens, and leads to the plans, without a read', async () => {
  const { read } = await show({});
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('img')
      .map((cell) => cell.getAttribute('aria-label') === 'Included');
  expect(row('Free mini lessons')).toEqual([true, true, true]);
  expect(row('All previous videos, 60\\+')).toEqual([false, true, true]);
  expect(row('Flashcards')).toEqual([false, true, true]);
  expect(row('Live lessons')).toEqual([false, false, true]);
  expect(row('Recordings')).toEqual([false, false, true]);
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', '/subscriptions');
  }
  expect(read).not.toHaveBeenCalled();
});

test.each<[string, InMemoryOptions, boolean]>([
  ['without a plan sees it', { session: MEMBER }, true],
  [
    'whose plan has ended sees it',
    { session: MEMBER, documents: { 'Entitlements/heidi': plan(-1) } },
    true,
  ],
  [
    'with a plan does not',
    { session: MEMBER, documents: { 'Entitlements/heidi': plan(9) } },
    false,
  ],
  [
    'of whom nothing is known does not',
    { session: MEMBER, refuseDocuments: () => new AppError('unavailable', 'offline') },
    false,
  ],
])('a member %s', async (_, options, isShown) => {
  await show(options);
  expect(table() !== null).toBe(isShown);
});

test('a teacher, who needs no plan, does not', async () => {
  const { platform } = await show({ session: MEMBER });
  expect(table()).toBeVisible();
  // As the shell remembers a teacher.
  act(() => platform.preferences.set({ tier: 3 }));
  expect(table()).toBeNull();
});

test('shows nothing before the session is known, and follows the user', async () => {
  const { platform } = await show({
    session: { status: 'unknown' },
    documents: { 'Entitlements/heidi': plan(9) },
  });
  expect(table()).toBeNull();
  await act(async () => platform.setSession({ status: 'visitor' }));
  expect(table()).toBeVisible();
  await act(async () => platform.setSession(MEMBER));
  expect(table()).toBeNull();
});

test('hides the visitor’s table after a log-in, while the plan is looked up', async () => {
  const { platform, read } = await show({});
  read.mockReturnValue(new Promise(() => {}));
  await act(async () => platform.setSession(MEMBER));
  expect(table()).toBeNull();
});

test('looks up the plan once for each log-in', async () => {
  const { platform, read } = await show({ session: MEMBER });
  await act(async () => platform.setSession(aMember({ UID: 'heidi', Username: 'Heidi B.' })));
  expect(table()).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
  await act(async () => platform.setSession({ status: 'visitor' }));
  await act(async () => platform.setSession(MEMBER));
  expect(read).toHaveBeenCalledTimes(2);
});
