import { act, screen, within } from '@testing-library/react';
import { fakeIntersections, renderScreen } from 'kit/testing';
import {
  AppError,
  type CurrentSubscription,
  type Entitlement,
  type SubscriptionPlatform,
} from 'shared-contracts';
import {
  aMember,
  aSubscription,
  createInMemoryPlatform,
  type InMemoryHandlers,
} from 'common-testing';
import { SubscriptionsScreen } from '../Screen';
import { OFFERS } from './offers';

fakeIntersections();
beforeEach(() => sessionStorage.clear());

export const VIP = aSubscription();

export const TIMERS = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];
export const RELOAD = 'http://localhost/subscriptions';

/** Opens the page of the plans as a VIP subscriber of the web. */
export async function open(
  functions: InMemoryHandlers = {},
  change: Partial<CurrentSubscription> = {},
  subscriptionPlatform: SubscriptionPlatform = 'web',
  entitlement?: Partial<Entitlement>,
) {
  const platform = createInMemoryPlatform({
    path: '/subscriptions',
    session: aMember(),
    documents: {
      ...(entitlement && {
        'Entitlements/uid-heidi': { ...VIP, platform: 'web', ...change, ...entitlement },
      }),
      'PrivateLessons/mon-9am': {
        id: 'mon-9am',
        Day: 'MON',
        Meridiem: 'AM',
        Hour: 9,
        isBooked: false,
      },
      'PrivateLessons/thu-4pm': {
        id: 'thu-4pm',
        Day: 'THU',
        Meridiem: 'PM',
        Hour: 4,
        isBooked: true,
      },
      'PrivateLessons/PrivateLessonsMetadata': { MaxAmountOfLessons: 4, AmountOfLessons: 1 },
    },
    functions: {
      getRevenueCatOffer_v2_0: () => ({ offers: OFFERS }),
      getSubscriptionPlatform: () => ({ subscriptionPlatform }),
      getCurrentSubscriptions: () => ({ vip_monthly: { ...VIP, ...change } }),
      getHasAlreadySubscribed: () => ({ hasAlreadySubscribed: true }),
      ...functions,
    },
  });
  const rendered = renderScreen(SubscriptionsScreen, platform);
  await act(async () => {});
  const press = (card: string, button: string) =>
    rendered.user.click(
      within(screen.getByRole('article', { name: card })).getByRole('button', { name: button }),
    );
  const answer = (title: string) => act(async () => platform.pressAlertButton(title));
  const calls = (name: string) => platform.recorded.calls.filter((call) => call.name === name);
  return { ...rendered, press, answer, calls, alert: () => platform.alerts.current$.value };
}

/** The page's report of a finished change. */
export const said = () => screen.getByRole('status').textContent;

export const unavailable = () => {
  throw new AppError('unavailable', 'no provider');
};
