import type { Catalogue, Links, Platform } from 'shared-contracts';
import { createInMemoryPlatform } from 'shared-contracts/in-memory';

/**
 * A Platform that knows the first page of the catalogue and the configured links, and no user.
 *
 * @param onRead called when a screen renders from the catalogue, so its page has to carry it
 */
export function createPrerenderPlatform(
  { catalogue, links }: { readonly catalogue: Catalogue; readonly links: Links },
  onRead: () => void,
): Platform {
  const platform = createInMemoryPlatform({ session: { status: 'unknown' }, links });
  const content: Platform['content'] = {
    ...platform.content,
    get prerendered() {
      onRead();
      return catalogue;
    },
  };
  return { ...platform, content };
}
