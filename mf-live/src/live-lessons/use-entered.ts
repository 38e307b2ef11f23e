import { useEffect, useState } from 'react';

const KEY = 'mf-live.entered';

/** Storage may be blocked, and there is none where pages are rendered. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The phase of the lesson in which a member entered the room by choice. It survives a reload of the
 * tab, and ends when the member leaves the screen. Source: docs/live.md.
 */
export function useEntered() {
  const [enteredAt, setEnteredAt] = useState(
    () => attempt(() => sessionStorage.getItem(KEY)) ?? undefined,
  );
  useEffect(() => {
    if (enteredAt === undefined) return undefined;
    attempt(() => sessionStorage.setItem(KEY, enteredAt));
    // A reload does not unmount, so the entry stays for it.
    return () => void attempt(() => sessionStorage.removeItem(KEY));
  }, [enteredAt]);
  return [enteredAt, setEnteredAt] as const;
}
