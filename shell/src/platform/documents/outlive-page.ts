/** The browser's limit for all pending `keepalive` requests of a page, less a margin. */
export const LARGEST_BYTES = 60 * 1024;

/** Whether a request is a write of the REST SDK. */
const isWrite = (url: unknown) => typeof url === 'string' && /\/documents:commit(\?|$)/.test(url);

/**
 * Lets pending document writes finish after the page is gone. Otherwise the browser aborts them,
 * and the learner's last answer is lost. The SDK has no option for it, so it gets this `fetch`.
 *
 * Limits: a write above the browser's quota is sent without `keepalive`, because the browser would
 * reject it. A request that the SDK makes only after an answer, such as a write after a token
 * refresh, is lost.
 *
 * @param fetch the browser's own
 */
export function outlivePage(fetch: typeof window.fetch): typeof window.fetch {
  let pendingBytes = 0;
  return async (input, init) => {
    const body = init?.body;
    if (!isWrite(input) || typeof body !== 'string') return fetch(input, init);
    const size = new TextEncoder().encode(body).length;
    if (pendingBytes + size > LARGEST_BYTES) return fetch(input, init);
    pendingBytes += size;
    try {
      return await fetch(input, { ...init, keepalive: true });
    } finally {
      pendingBytes -= size;
    }
  };
}
