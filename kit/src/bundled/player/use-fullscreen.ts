import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Log } from 'shared-contracts';

/** Phones on which only a video can go full screen. */
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
 * Whether there is a full screen at all: an app whose web view was not given one has none. A phone
 * that gives it to videos only says so once the video knows its size.
 */
function useHasFullscreen(video: () => HTMLVideoElement | undefined): boolean {
  const [isVideoAble, setVideoAble] = useState(false);
  useEffect(() => {
    const element = video() as PhoneVideo | undefined;
    const look = () => setVideoAble(element?.webkitSupportsFullscreen === true);
    look();
    const times = ['loadedmetadata', 'canplay'] as const;
    for (const time of times) element?.addEventListener(time, look);
    return () => times.forEach((time) => element?.removeEventListener(time, look));
  }, [video]);
  return document.fullscreenEnabled || isVideoAble;
}

/**
 * Shows the whole player in full screen, with captions and controls. Where the browser allows no
 * more (iPhone), it shows the video alone.
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
