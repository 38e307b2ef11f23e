import { useEffect, type RefObject } from 'react';
import type { PlayerControl } from './control/player-control';

/**
 * A press on the picture plays or pauses; a double press enters full screen. The keyboard has
 * buttons for both, so the picture takes no focus.
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
