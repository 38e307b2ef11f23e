import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import type { CurrentSubscriptions, SubscriptionPlatform } from 'shared-contracts';
import {
  aMember,
  createInMemoryPlatform,
  type InMemoryHandlers,
  type InMemoryOptions,
} from 'common-testing';
import { SubscriptionsScreen } from '../Screen';
import { OFFERS } from './offers';

beforeEach(() => sessionStorage.clear());

/** The server's answers for a learner with these plans. */
export const answers = (
  subscriptions: CurrentSubscriptions = {},
  subscriptionPlatform: SubscriptionPlatform = Object.keys(subscriptions).length > 0
    ? 'web'
    : 'none',
): InMemoryHandlers => ({
  getRevenueCatOffer_v2_0: () => ({ offers: OFFERS }),
  getSubscriptionPlatform: () => ({ subscriptionPlatform }),
  getCurrentSubscriptions: () => subscriptions,
  getHasAlreadySubscribed: () => ({
    hasAlreadySubscribed: Object.keys(subscriptions).length > 0,
  }),
  createStripeCheckoutSession: () => ({ id: 'cs_1', url: 'https://pay.example/cs_1' }),
});

/** Opens the page of the plans, by default as a visitor. */
export async function open(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    path: '/subscriptions',
    functions: answers(),
    ...options,
  });
  const rendered = renderScreen(SubscriptionsScreen, platform);
  await act(async () => {});
  return rendered;
}

export const asMember = (subscriptions?: CurrentSubscriptions, paid?: SubscriptionPlatform) =>
  open({ session: aMember(), functions: answers(subscriptions, paid) });

export const card = (name: string) => screen.getByRole('article', { name });
export const cardNames = () =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
export const press = (name: string) => within(card(name)).getByRole('button');
export const alertOf = (platform: Awaited<ReturnType<typeof open>>['platform']) =>
  platform.alerts.current$.value;
