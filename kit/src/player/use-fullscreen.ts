import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { Log } from 'shared-contracts';

/** Phones on which only a video can go full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/**
 * Full screen of the whole player with captions and controls; of the video alone where the browser
 * allows no more (iPhone).
 *
 * @param log is told when the browser refuses
 */
export function useFullscreen(
  root: RefObject<HTMLElement | null>,
  video: () => HTMLVideoElement | undefined,
  log: Log,
) {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === root.current,
    () => false,
  );
  const toggle = useCallback(() => {
    const refused = (error: unknown) => log.info('The browser refused full screen', { error });
    if (document.fullscreenElement) document.exitFullscreen().catch(refused);
    else if (root.current && document.fullscreenEnabled) {
      root.current.requestFullscreen().catch(refused);
    } else (video() as PhoneVideo | undefined)?.webkitEnterFullscreen?.();
  }, [root, video, log]);
  return { isFullscreen, toggle };
}
