import type { DeviceStorage } from '../storage/device-storage';

const KEY = 'new-version-place';

/** Stores the scroll position before a reload. */
export const rememberPlace = (storage: DeviceStorage, { location, scrollY }: Window): void =>
  storage.setItem(KEY, `${scrollY} ${location.href}`);

/**
 * Restores the scroll position after a reload, if the browser did not. A page that is not
 * prerendered in full is short at first. A learner who has scrolled meanwhile stays there.
 *
 * @param whenShown runs its work once the screen is shown
 */
export function comeBack(
  storage: DeviceStorage,
  whenShown: (work: () => void) => void,
  view: Window,
): void {
  const [scrolled, href] = storage.getItem(KEY)?.split(' ') ?? [];
  storage.removeItem(KEY);
  if (href !== view.location.href || !Number(scrolled)) return;
  whenShown(() => {
    if (view.scrollY === 0) view.scrollTo(0, Number(scrolled));
  });
}
