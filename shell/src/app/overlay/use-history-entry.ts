import { useEffect } from 'react';
import { isOverlayEntry, leaveOverlayEntry, pushOverlayEntry } from '../../platform/overlay-entry';

let users = 0;

/** Unless the component is mounted again at once, as in StrictMode. */
async function leaveIfUnused(): Promise<void> {
  await Promise.resolve();
  if (users === 0) leaveOverlayEntry();
}

/**
 * As long as the component is mounted, an entry of its own stands on top of the page's in the
 * browser's history. Left by other means than going back, the entry is taken away again, unless
 * somebody has gone on from it.
 *
 * @param onBack the browser went back, and the page is the same
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
