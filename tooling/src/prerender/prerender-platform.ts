import type { Catalogue, Platform } from 'shared-contracts';
import { createInMemoryPlatform } from 'shared-contracts/testing';

/**
 * A Platform that knows the first page of the catalogue, and nothing of who will look at the page.
 *
 * @param onRead called when a screen renders from the catalogue, so its page has to carry it
 */
export function createPrerenderPlatform(catalogue: Catalogue, onRead: () => void): Platform {
  const platform = createInMemoryPlatform({ session: { status: 'unknown' } });
  const content: Platform['content'] = {
    ...platform.content,
    get prerendered() {
      onRead();
      return catalogue;
    },
  };
  return { ...platform, content };
}
