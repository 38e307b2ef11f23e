import { useEffect } from 'react';
import { isOverlayEntry, leaveOverlayEntry, pushOverlayEntry } from '../../platform/overlay-entry';

let users = 0;

/** Removes the entry if the component was not mounted again at once, as StrictMode does. */
async function leaveIfUnused(): Promise<void> {
  await Promise.resolve();
  if (users === 0) leaveOverlayEntry();
}

/**
 * Adds an entry to the browser's history above the page's own, while the component is mounted. On
 * unmount the entry is removed, unless the learner has navigated from it.
 *
 * @param onBack called after the browser's Back, on the same page
 */
export function useHistoryEntry(onBack: () => void): void {
  useEffect(() => {
    users += 1;
    // After a reload with an open overlay, the entry exists already.
    if (!isOverlayEntry()) pushOverlayEntry();
    const onPopState = () => {
      if (!isOverlayEntry()) onBack();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      users -= 1;
      window.removeEventListener('popstate', onPopState);
      void leaveIfUnused();
    };
  }, [onBack]);
}
