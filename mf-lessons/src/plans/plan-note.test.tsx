import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, DAY_MS, type Entitlement } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { PlanNote } from './PlanNote';

const TIMERS = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const record = {
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  cancels: false,
  purchase_date: inDays(-33),
};
const plan = (accessEnds: number, platform: Entitlement['platform'] = 'web'): Entitlement => ({
  ...record,
  platform,
  expires_date: inDays(accessEnds),
  subscriptions: { basic_monthly: { ...record, expires_date: inDays(28) } },
});

async function show(
  entitlement: Entitlement,
  openCardUpdate = () => ({ id: 'cs', url: 'https://pay.example/' }),
  options: InMemoryOptions = {},
) {
  const platform = createInMemoryPlatform({
    ...options,
    session: aMember({ UID: 'heidi' }),
    documents: { 'Entitlements/heidi': entitlement },
    functions: { createStripeCardUpdateCheckoutSession: openCardUpdate },
  });
  const rendered = renderScreen(PlanNote, platform);
  await act(async () => {});
  return { ...rendered, platform };
}
const note = () => screen.queryByRole('region', { name: 'Your last payment failed' });
const button = () => screen.getByRole('button', { name: 'Update your card' });

test('says until when everything keeps working, and leads to the card', async () => {
  const { user, platform } = await show(plan(4));
  expect(note()).toHaveTextContent(/Everything keeps working until \d+ \w+ \d{4}/);
  await user.click(button());
  expect(platform.recorded.left).toEqual(['https://pay.example/']);
});

test.each([
  [4, /Everything keeps working until .*\. You update your card where/],
  [-1, /Your plan is paused\. You update your card where/],
])('in an app it leads to no page of payments, with %d days left', async (accessEnds, words) => {
  const device = { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' } as const;
  await show(plan(accessEnds), undefined, { device });
  expect(note()).toHaveTextContent(words);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that the plan is paused once that is over', async () => {
  await show(plan(-1));
  expect(note()).toHaveTextContent('Your plan is paused.');
});

const cancelled = (accessEnds: number): Entitlement => ({
  ...plan(accessEnds),
  cancels: true,
  subscriptions: { basic_monthly: { ...record, cancels: true, expires_date: inDays(28) } },
});

test('says it of a plan that was cancelled since, too', async () => {
  await show(cancelled(4));
  expect(note()).toHaveTextContent(/Everything keeps working until/);
});

test.each([
  ['paid', plan(28.1)],
  ['cancelled', cancelled(28)],
  ['of a store', plan(4, 'ios')],
])('says nothing of a plan that is %s', async (_, entitlement) => {
  await show(entitlement);
  expect(note()).not.toBeInTheDocument();
});

test('says so when the payment service does not answer, and can be pressed again', async () => {
  let isDown = true;
  const { user, platform } = await show(plan(4), () => {
    if (isDown) throw new AppError('unavailable', 'down');
    return { id: 'cs', url: 'https://pay.example/' };
  });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be opened');
  isDown = false;
  await user.click(button());
  expect(platform.recorded.left).toEqual(['https://pay.example/']);
});

describe('a plan that ended', () => {
  // Only the date is faked.
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20'), doNotFake: TIMERS }));
  afterEach(() => void jest.useRealTimers());
  /** A plan that has ended on a day, as told before or as recorded. */
  const ended = (told: string, end: string): Entitlement => ({
    ...record,
    platform: 'web',
    cancels: true,
    expires_date: end,
    subscriptions:
      told > end ? {} : { basic_monthly: { ...record, cancels: true, expires_date: told } },
  });
  const note = () => screen.queryByRole('region', { name: 'Your plan ended' });

  test.each([
    ['the day that was told', '2026-10-11T12:00:00Z', '2026-10-12T12:00:00Z', '11 October 2026'],
    [
      'the day it was taken back',
      '2026-12-11T12:00:00Z',
      '2026-11-03T12:00:00Z',
      '3 November 2026',
    ],
  ])('is named with %s, and leads to the plans', async (_, told, end, day) => {
    await show(ended(told, end));
    expect(note()).toHaveTextContent(`Your BASIC plan ended on ${day}. Your progress is kept.`);
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });

  test('is not named to a teacher, for whom every lesson stays open', async () => {
    const { platform } = await show(ended('2026-10-11T12:00:00Z', '2026-10-12T12:00:00Z'));
    act(() => platform.preferences.set({ tier: 3 }));
    expect(note()).not.toBeInTheDocument();
  });

  test('is not named while it runs', async () => {
    await show(ended('2026-12-11T12:00:00Z', '2026-12-12T12:00:00Z'));
    expect(note()).not.toBeInTheDocument();
  });
});
