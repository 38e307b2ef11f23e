/** The browser's limit for all such requests of a page together, less a margin. */
export const LARGEST_BYTES = 60 * 1024;

/** Every write of the REST SDK, and nothing else, asks for this. */
const isWrite = (url: unknown) => typeof url === 'string' && /\/documents:commit(\?|$)/.test(url);

/**
 * Lets pending document writes finish after the page is gone. Otherwise a browser aborts them with
 * the page, and the learner's last answer is lost. The SDK has no option for it, so we give it this
 * `fetch`.
 *
 * Limits: a write above the browser's quota is sent without it, because the browser would reject
 * it. A request that the SDK makes only after an answer, such as a write after a token refresh, is
 * lost.
 *
 * @param fetch the browser's own
 */
export function outlivePage(fetch: typeof window.fetch): typeof window.fetch {
  let underWay = 0;
  return async (input, init) => {
    const body = init?.body;
    if (!isWrite(input) || typeof body !== 'string') return fetch(input, init);
    const size = new TextEncoder().encode(body).length;
    if (underWay + size > LARGEST_BYTES) return fetch(input, init);
    underWay += size;
    try {
      return await fetch(input, { ...init, keepalive: true });
    } finally {
      underWay -= size;
    }
  };
}
