import { useEffect, useState } from 'react';

const KEY = 'mf-live.entered';

/**
 * Keeps the phase in which a member entered the room by choice. A reload of the tab keeps it;
 * leaving the screen ends it. Source: docs/live.md.
 */
export function useEntered() {
  const [enteredAt, setEnteredAt] = useState(
    () => attempt(() => sessionStorage.getItem(KEY)) ?? undefined,
  );
  useEffect(() => {
    if (enteredAt === undefined) return undefined;
    attempt(() => sessionStorage.setItem(KEY, enteredAt));
    // A reload does not unmount, so the stored phase stays.
    return () => void attempt(() => sessionStorage.removeItem(KEY));
  }, [enteredAt]);
  return [enteredAt, setEnteredAt] as const;
}

/** Session storage may be blocked, and the prerendering has none. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
