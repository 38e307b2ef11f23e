/** Highest age of the registry when the learner is about to open a link, in milliseconds. */
const FRESH_MS = 10_000;

/**
 * Reads the registry again in the background: when the page becomes visible, and when a pointer or
 * the focus reaches a link and the last reading is older than 10 seconds. Source: decision 45.
 *
 * @param refresh reads the registry; never fails
 * @returns reads it now
 */
export function keepFresh(refresh: () => Promise<void>): () => void {
  let readAt = 0;
  const read = () => {
    readAt = performance.now();
    void refresh();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') read();
  });
  const onLink = ({ target }: Event) => {
    // The first reading waits for an idle browser.
    const isDue = readAt && performance.now() - readAt > FRESH_MS;
    if (isDue && (target as Element).closest?.('a')) read();
  };
  document.addEventListener('pointerover', onLink);
  document.addEventListener('focusin', onLink);
  return read;
}
