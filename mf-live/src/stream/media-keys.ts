/**
 * Handles play and pause of the lock screen and of the keyboard. A hidden page that the browser
 * pauses by itself does not come through here.
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
