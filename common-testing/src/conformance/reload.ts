import type { Given } from './harness';

export function reloadPromises(given: Given): void {
  test('has no hold at first, and one from `hold` until its release', () => {
    const { reload } = given().platform;
    expect(reload.holds$.value).toEqual([]);
    const release = reload.hold('card');
    expect(reload.holds$.value).toEqual(['card']);
    release();
    expect(reload.holds$.value).toEqual([]);
  });

  test('counts holds of one reason, and ignores a second release', () => {
    const { reload } = given().platform;
    const first = reload.hold('purchase');
    const second = reload.hold('purchase');
    first();
    first();
    expect(reload.holds$.value).toEqual(['purchase']);
    second();
    expect(reload.holds$.value).toEqual([]);
  });

  test('emits changes only', () => {
    const { reload } = given().platform;
    const told: (readonly string[])[] = [];
    const subscription = reload.holds$.subscribe((holds) => told.push(holds));
    const release = reload.hold('room');
    release();
    release();
    subscription.unsubscribe();
    expect(told).toEqual([[], ['room'], []]);
  });
}
