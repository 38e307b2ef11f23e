import { useEffect, type RefObject } from 'react';
import type { PlayerControl } from './control/player-control';

/**
 * Plays or pauses at a press on the picture, and switches full screen at a double press. The
 * picture takes no focus, because there are buttons for both.
 *
 * @param isOn whether the learner may control the video
 */
export function usePress(
  video: RefObject<HTMLVideoElement | null>,
  control: PlayerControl,
  isOn: boolean,
): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !isOn) return undefined;
    // The browser's own controls handle presses themselves.
    const press = () => element.controls || control.act({ do: 'toggle-play' });
    const doublePress = () => element.controls || control.act({ do: 'toggle-fullscreen' });
    element.addEventListener('click', press);
    element.addEventListener('dblclick', doublePress);
    return () => {
      element.removeEventListener('click', press);
      element.removeEventListener('dblclick', doublePress);
    };
  }, [video, control, isOn]);
}
