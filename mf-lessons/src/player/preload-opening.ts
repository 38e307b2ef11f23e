import { chooseEngine, detectSupport } from './media-support';

/**
 * Asks at once for what the player is going to ask for one after the other until the first picture:
 * playlists, key, first segment. They are fetched while the player is being put in the page, which
 * saves two to three round trips. What the player never asks for is the browser's to forget.
 *
 * @param urls `Opening` of `getSecureData_v2_0`
 */
export function preloadOpening(urls: readonly string[] = []): void {
  // Native HLS asks by itself, past the preloads.
  if (chooseEngine(detectSupport()) !== 'hls') return;
  for (const href of urls) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    // As hls.js will ask for it, or the browser fetches it a second time.
    link.crossOrigin = 'anonymous';
    link.href = href;
    const remove = () => link.remove();
    link.addEventListener('load', remove);
    link.addEventListener('error', remove);
    document.head.append(link);
  }
}
