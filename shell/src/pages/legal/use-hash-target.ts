import { useEffect } from 'react';

/**
 * Brings the section named in the address into view once. The page is loaded on demand, so when
 * the browser looks for the target of a deep link (`/disclaimer#links`) it is not there yet.
 */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decodeHash(window.location.hash);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}

/** A malformed escape in a pasted address is no reason to fail: it names no section. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
