/**
 * Takes play and pause of the lock screen and of a keyboard's keys. A browser's own pause of a
 * hidden page does not come through them.
 *
 * @returns gives them back to the browser
 */
export function takeMediaKeys(onPlay: () => void, onPause: () => void): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  mediaSession.setActionHandler('play', onPlay);
  mediaSession.setActionHandler('pause', onPause);
  return () => {
    mediaSession.setActionHandler('play', null);
    mediaSession.setActionHandler('pause', null);
  };
}
