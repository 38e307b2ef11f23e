/**
 * Handles the play and pause keys of lock screen and keyboard. When the browser itself pauses a
 * hidden page, these handlers are not called.
 *
 * @returns a function that gives the keys back to the browser
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
