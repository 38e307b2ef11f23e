/** Page for every path that no route declares; it holds nothing of any route. */
export const FALLBACK_FILE = 'fallback.html';

const withoutParameters = (path: string) => path.replace(/\/:\w+\?$/, '');

/**
 * Name of the page of a route. Hosting finds `home.html` for `/home` by itself (clean addresses);
 * firebase.json leads every `/videos/…` to `videos/_VideoID.html`.
 *
 * @param path pattern of the route, `/videos/:VideoID`
 */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return `${withoutParameters(path).slice(1).replaceAll(':', '_')}.html`;
}
