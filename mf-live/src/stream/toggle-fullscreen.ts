import type { Log } from 'shared-contracts';

/** Phones on which only a video can go full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

/** Full screen of the whole player; of the video alone where the browser allows no more (iPhone). */
export function toggleFullscreen(
  root: HTMLElement | null,
  video: HTMLVideoElement | null,
  log: Log,
): void {
  const refused = (error: unknown) => log.info('The browser refused full screen', { error });
  if (document.fullscreenElement) document.exitFullscreen().catch(refused);
  else if (root && document.fullscreenEnabled) root.requestFullscreen().catch(refused);
  else (video as PhoneVideo | null)?.webkitEnterFullscreen?.();
}
