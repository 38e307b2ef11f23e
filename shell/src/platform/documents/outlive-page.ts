/** What a browser lets all requests of a page carry together that outlive it, with a margin. */
export const LARGEST_BYTES = 60 * 1024;

/** Every write of the REST SDK, and nothing else, asks for this. */
const isWrite = (url: unknown) => typeof url === 'string' && /\/documents:commit(\?|$)/.test(url);

/**
 * Lets writes of documents that are under way when the page goes arrive all the same: a browser drops
 * what a page has asked for together with it, and the last answer of a learner would be lost.
 *
 * The SDK has no option for it and takes the `fetch` of the page; so it is given this one.
 *
 * Limits: a write that would exceed the browser's quota goes without it, because the browser would
 * reject it. A request that the SDK makes only after an answer, such as a write after the renewal of
 * the token, is never made once the page is gone.
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
