import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Log } from 'shared-contracts';

/** The video of phones that show only videos in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
  /** False until the video knows its size. */
  readonly webkitSupportsFullscreen?: boolean;
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

/**
 * Whether full screen is available. An app's web view may lack it. A phone that allows it only for
 * videos says so once the video knows its size.
 */
function useHasFullscreen(video: () => HTMLVideoElement | undefined): boolean {
  const [isVideoAble, setVideoAble] = useState(false);
  useEffect(() => {
    const element = video() as PhoneVideo | undefined;
    const update = () => setVideoAble(element?.webkitSupportsFullscreen === true);
    update();
    const times = ['loadedmetadata', 'canplay'] as const;
    for (const time of times) element?.addEventListener(time, update);
    return () => times.forEach((time) => element?.removeEventListener(time, update));
  }, [video]);
  return document.fullscreenEnabled || isVideoAble;
}

/**
 * Shows the whole player in full screen, with captions and controls. An iPhone allows only the
 * video alone.
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
    } else {
      const phoneVideo = video() as PhoneVideo | undefined;
      if (phoneVideo?.webkitSupportsFullscreen) phoneVideo.webkitEnterFullscreen?.();
    }
  }, [root, video, log]);
  return { hasFullscreen: useHasFullscreen(video), isFullscreen, toggle };
}
