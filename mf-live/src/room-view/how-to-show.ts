/** The place that shows an address of the school: our player, a frame, or a window of its own. */
export type Showing = 'player' | 'frame' | 'window';

/**
 * Chooses how to show an address. A live stream plays in the product's own player. A page is framed
 * only where the deployment names its origin, because the shell's policy refuses all others. A page
 * of the shell's own origin is never framed: with scripts it could take off its sandbox.
 *
 * @param url https
 * @param framed origins that may be framed
 */
export function howToShow(url: string, framed: readonly string[]): Showing {
  const { origin, pathname } = new URL(url);
  if (pathname.endsWith('.m3u8')) return 'player';
  return framed.includes(origin) && origin !== location.origin ? 'frame' : 'window';
}
