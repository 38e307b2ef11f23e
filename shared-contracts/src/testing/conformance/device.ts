import type { Given } from './harness';

export function devicePromises(given: Given): void {
  it('knows the window and that there is no parent app [ENTITY-device]', () => {
    expect(given().platform.device.metadata$.value).toEqual({
      windowInnerHeight: expect.any(Number),
      resizeListenerTurnedOn: false,
      isEmbeddedInAndroidIosApp: false,
      parentAppVersion: null,
      parentAppBuildNumber: null,
      parentAppBundleId: null,
      parentAppOS: null,
    });
  });

  it('turns the resize listener on and off', () => {
    const { device } = given().platform;
    device.setResizeListener(true);
    expect(device.metadata$.value.resizeListenerTurnedOn).toBe(true);
    device.setResizeListener(false);
    expect(device.metadata$.value.resizeListenerTurnedOn).toBe(false);
  });
}
