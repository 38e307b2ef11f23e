import { useEffect, type RefObject } from 'react';
import type { PlayerControl } from './control/player-control';

/**
 * A press on the picture plays or pauses, a double press goes into full screen, as everywhere. With
 * keys the same is reached by the buttons, so the picture itself is no place to stop at.
 *
 * @param isOn whether the learner may handle the video at all
 */
export function usePress(
  video: RefObject<HTMLVideoElement | null>,
  control: PlayerControl,
  isOn: boolean,
): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !isOn) return undefined;
    // The browser's own controls answer by themselves.
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
