/** Where an address of the school opens: in our player, a frame, or a new window. */
export type Showing = 'player' | 'frame' | 'window';

/**
 * Chooses how to show an address. A live stream plays in our own player. A page is framed only if
 * the deployment allows its origin; the shell's policy refuses all others. A page of the shell's
 * own origin is never framed, because its scripts could remove the sandbox.
 *
 * @param url https
 * @param framed origins that may be framed
 */
export function howToShow(url: string, framed: readonly string[]): Showing {
  const { origin, pathname } = new URL(url);
  if (pathname.endsWith('.m3u8')) return 'player';
  return framed.includes(origin) && origin !== location.origin ? 'frame' : 'window';
}
