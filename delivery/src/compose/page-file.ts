/** Page for all paths that no route declares. It has no content. */
export const FALLBACK_FILE = 'fallback.html';

const withoutParameters = (path: string) => path.replace(/\/:\w+\?$/, '');

/**
 * File name of the page of a route. Hosting answers `/home` with `home.html` (`cleanUrls`).
 * firebase.json rewrites every `/videos/…` to `videos/_VideoID.html`.
 *
 * @param path pattern of the route, `/videos/:VideoID`
 */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return `${withoutParameters(path).slice(1).replaceAll(':', '_')}.html`;
}
