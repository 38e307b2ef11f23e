import { type AppEvent, DEFAULT_PREFERENCES, type DevicePreferences } from 'shared-contracts';
import type { Given } from './harness';

export function eventPromises(given: Given): void {
  test('delivers an event to its listeners, and to listeners of all events', () => {
    const { events } = given().platform;
    const opened: string[] = [];
    const all: AppEvent[] = [];
    const subscriptions = [
      events.on('lessonOpened').subscribe(({ VideoID }) => opened.push(VideoID)),
      events.all$.subscribe((event) => all.push(event)),
    ];
    events.emit('lessonOpened', { VideoID: 'lesson-1' });
    events.emit('lessonFinished', { VideoID: 'lesson-2' });

    expect(opened).toEqual(['lesson-1']);
    expect(all).toEqual([
      { name: 'lessonOpened', payload: { VideoID: 'lesson-1' } },
      { name: 'lessonFinished', payload: { VideoID: 'lesson-2' } },
    ]);
    for (const subscription of subscriptions) subscription.unsubscribe();
  });

  test('replays nothing', () => {
    const { events } = given().platform;
    const late: unknown[] = [];
    events.emit('lessonOpened', { VideoID: 'lesson-1' });
    const subscription = events.on('lessonOpened').subscribe((payload) => late.push(payload));
    expect(late).toEqual([]);
    subscription.unsubscribe();
  });
}

export function preferencePromises(given: Given): void {
  test('starts with the defaults', () => {
    expect(given().platform.preferences.values$.value).toEqual(DEFAULT_PREFERENCES);
  });

  test('changes the given values and keeps the rest', () => {
    const { preferences } = given().platform;
    const emitted: DevicePreferences[] = [];
    const subscription = preferences.values$.subscribe((values) => emitted.push(values));
    preferences.set({ theme: 'dark' });
    preferences.set({ speed: 0.75, captions: 'both', quality: 360 });

    expect(preferences.values$.value).toEqual({
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      speed: 0.75,
      captions: 'both',
      quality: 360,
    });
    expect(emitted).toHaveLength(3);
    subscription.unsubscribe();
  });
}

export function devicePromises(given: Given): void {
  test('has the window height and no parent app [ENTITY-device]', () => {
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

  test('turns the resize listener on and off [ACTION-resize-listener]', () => {
    const { device } = given().platform;
    device.setResizeListener(true);
    expect(device.metadata$.value.resizeListenerTurnedOn).toBe(true);
    device.setResizeListener(false);
    expect(device.metadata$.value.resizeListenerTurnedOn).toBe(false);
  });
}

export function chromePromises(given: Given): void {
  test('shows the chrome at first, hides it and shows it again', () => {
    const { chrome } = given().platform;
    expect(chrome.isHidden$.value).toBe(false);
    chrome.hide();
    expect(chrome.isHidden$.value).toBe(true);
    chrome.show();
    expect(chrome.isHidden$.value).toBe(false);
  });

  test('accepts calls while the chat frame does not exist', () => {
    const { liveChat } = given().platform;
    expect(() => {
      liveChat.hide();
      liveChat.show();
    }).not.toThrow();
  });
}

export function logPromises(given: Given): void {
  test.each(['info', 'warn', 'error'] as const)('%s never throws', (level) => {
    const { log } = given().platform;
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const hostile = {
      get value(): never {
        throw new Error('Not to be read');
      },
    };
    expect(() => {
      log[level]('Without details');
      log[level]('With a circle', circular);
      log[level]('With a trap', hostile);
    }).not.toThrow();
  });
}
