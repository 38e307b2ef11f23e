import type { Given } from './harness';

export function loadingPromises(given: Given): void {
  test('starts true, and the first stop ends the initial loading [ENTITY-loading-starts-true]', () => {
    const { loading } = given().platform;
    expect(loading.isActive$.value).toBe(true);
    loading.stop();
    expect(loading.isActive$.value).toBe(false);
  });

  test('is counted, so two users do not clash [ACTION-loading]', () => {
    const { loading } = given().platform;
    loading.stop();
    loading.start();
    loading.start();
    loading.stop();
    expect(loading.isActive$.value).toBe(true);
    loading.stop();
    expect(loading.isActive$.value).toBe(false);
  });

  test('ignores an extra stop', () => {
    const { loading } = given().platform;
    loading.stop();
    loading.stop();
    loading.start();
    expect(loading.isActive$.value).toBe(true);
  });

  test('ends at once on reset, after any number of starts', () => {
    const { loading } = given().platform;
    loading.start();
    loading.start();
    loading.reset();
    expect(loading.isActive$.value).toBe(false);
    loading.start();
    expect(loading.isActive$.value).toBe(true);
    loading.stop();
    expect(loading.isActive$.value).toBe(false);
  });

  test('emits changes only', () => {
    const { loading } = given().platform;
    const emitted: boolean[] = [];
    const subscription = loading.isActive$.subscribe((isActive) => emitted.push(isActive));
    loading.start();
    loading.stop();
    loading.stop();
    loading.stop();
    expect(emitted).toEqual([true, false]);
    subscription.unsubscribe();
  });
}
