import { useEffect } from 'react';
import { isOverlayEntry, leaveOverlayEntry, pushOverlayEntry } from '../../platform/overlay-entry';

let users = 0;

/** StrictMode mounts the component again at once; then the entry stays. */
async function leaveIfUnused(): Promise<void> {
  await Promise.resolve();
  if (users === 0) leaveOverlayEntry();
}

/**
 * Adds an entry to the browser's history while the component is mounted, on top of the page's own.
 * When the component unmounts, the entry is removed, unless the learner has navigated from it.
 *
 * @param onBack called when the browser went back and the page is the same
 */
export function useHistoryEntry(onBack: () => void): void {
  useEffect(() => {
    users += 1;
    // A reload with the overlay open has left the entry there.
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
