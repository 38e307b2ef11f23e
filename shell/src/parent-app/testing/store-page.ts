import { AppError, type CurrentSubscriptions, type ParentAppPackage } from 'shared-contracts';
import {
  aMember,
  aSubscription,
  createInMemoryPlatform,
  type InMemoryOptions,
} from 'common-testing';
import { serve } from '../serve';
import type { StoreMessage } from '../store/follow-visits';

export const BASIC = aSubscription({
  identifier: 'BASIC_monthly',
  ProductID: 'basic_monthly',
  Tier: 1,
});

const VIP: ParentAppPackage = {
  identifier: 'VIP_monthly',
  offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
  product: {
    identifier: 'store.vip',
    priceString: '€ 42,99',
    subscriptionPeriod: 'P1M',
    introPrice: null,
  },
};

/** Answer of our server; throws if the test made it unreachable. */
export const server: { plans: CurrentSubscriptions | AppError } = { plans: {} };
export const answer = (): CurrentSubscriptions => {
  if (server.plans instanceof AppError) throw server.plans;
  return server.plans;
};

export const NINA = aMember({ UID: 'nina' });
export const OTTO = aMember({ UID: 'otto' });

/** Starts a page inside the app. */
export function startPage(options: InMemoryOptions = {}) {
  const platform = createInMemoryPlatform({
    session: NINA,
    device: { isEmbeddedInAndroidIosApp: true, parentAppOS: 'ios' },
    functions: { syncSubscription: answer, getCurrentSubscriptions: answer },
    ...options,
  });
  // Ends the initial loading, like a first screen.
  platform.loading.stop();
  const changed: unknown[] = [];
  platform.events.on('subscriptionChanged').subscribe((event) => changed.push(event));
  const { receive, beginVisit } = serve(platform);
  platform.parentApp.messages$.subscribe(receive);
  platform.parentApp.beforeSending((message) =>
    message.type === 'LOG_IN_TO_SUBSCRIPTION_SERVICE'
      ? undefined
      : beginVisit(message as StoreMessage),
  );
  return {
    platform,
    changed,
    titles: () => platform.recorded.alerts.map(({ title }) => title),
    toTheStore: () =>
      platform.recorded.sent.filter(({ type }) => type !== 'LOG_IN_TO_SUBSCRIPTION_SERVICE'),
    isLoading: () => platform.loading.isActive$.value,
    visit: () => platform.parentApp.storeVisit$.value,
    buy: () => platform.parentApp.send('PURCHASE_PACKAGE', { package: VIP, oldProductID: null }),
    restore: () => platform.parentApp.send('RESTORE_PURCHASES', {}),
    stopLoading: (outcome?: string) =>
      platform.receive({ type: 'STOP_LOADING', payload: outcome === undefined ? {} : { outcome } }),
  };
}

export const seconds = (many: number) => jest.advanceTimersByTimeAsync(many * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server.plans = {};
});
afterEach(() => {
  // An earlier page must not run during the next test.
  jest.clearAllTimers();
  jest.useRealTimers();
});

/** Titles of the alerts. */
export const BOUGHT = 'Thank you';
export const LATE = 'Your purchase is still being confirmed';
