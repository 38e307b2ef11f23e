import { eventually } from './expectations';
import type { Given } from './harness';

export function parentAppPromises(given: Given): void {
  test('sends and receives nothing when not embedded', () => {
    const { platform, sentToParentApp } = given();
    const heard: unknown[] = [];
    const subscription = platform.parentApp.messages$.subscribe((message) => heard.push(message));
    expect(platform.parentApp.isEmbedded).toBe(false);
    expect(platform.parentApp.supports('RESTORE_PURCHASES')).toBe(false);
    platform.parentApp.send('RESTORE_PURCHASES', {});
    platform.parentApp.send('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'uid-1' });
    expect(sentToParentApp()).toEqual([]);
    expect(heard).toEqual([]);
    subscription.unsubscribe();
  });
}

const PACKAGES = [
  {
    identifier: 'VIP_monthly',
    offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
    product: {
      identifier: 'vip_monthly',
      priceString: 'CHF 39.00',
      subscriptionPeriod: 'P1M',
      introPrice: null,
    },
  },
] as const;

export function embeddedPromises(given: Given): void {
  test('sends and receives', async () => {
    const { platform, sentToParentApp, receiveFromParentApp } = given();
    const heard = eventually(platform.parentApp.messages$);
    expect(platform.parentApp.isEmbedded).toBe(true);
    expect(platform.parentApp.supports('RESTORE_PURCHASES')).toBe(true);
    expect(platform.device.metadata$.value.parentAppOS).toBe('ios');
    platform.parentApp.send('RESTORE_PURCHASES', {});
    expect(sentToParentApp()).toEqual([{ type: 'RESTORE_PURCHASES', payload: {} }]);
    receiveFromParentApp({ type: 'STOP_LOADING', payload: {} });
    await expect(heard).resolves.toEqual({ type: 'STOP_LOADING', payload: {} });
  });

  test('keeps the latest packages for later subscribers [PARENT-packages]', async () => {
    const { platform, receiveFromParentApp } = given();
    expect(platform.parentApp.packages$.value).toEqual([]);
    receiveFromParentApp({ type: 'SUBSCRIPTION_PACKAGES', payload: { packages: [] } });
    receiveFromParentApp({
      type: 'SUBSCRIPTION_PACKAGES',
      payload: { packages: [...PACKAGES] },
    });
    const latest = await eventually(
      platform.parentApp.packages$,
      (packages) => packages.length > 0,
    );
    expect(latest).toEqual(PACKAGES);
    const later: unknown[] = [];
    platform.parentApp.packages$.subscribe((packages) => later.push(packages)).unsubscribe();
    expect(later).toEqual([PACKAGES]);
  });
}
