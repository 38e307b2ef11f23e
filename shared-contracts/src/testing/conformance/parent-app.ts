import type { Given } from './harness';

export function parentAppPromises(given: Given): void {
  it('sends nothing and hears nothing when not embedded', () => {
    const { platform, sentToParentApp } = given();
    const heard: unknown[] = [];
    const subscription = platform.parentApp.messages$.subscribe((message) => heard.push(message));
    expect(platform.parentApp.isEmbedded).toBe(false);
    platform.parentApp.send('RESTORE_PURCHASES', {});
    platform.parentApp.send('LOG_IN_TO_SUBSCRIPTION_SERVICE', { uid: 'uid-1' });
    expect(sentToParentApp()).toEqual([]);
    expect(heard).toEqual([]);
    subscription.unsubscribe();
  });
}
