import { useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { useObservable, usePlatform } from 'kit';
import { useFullscreen } from 'kit/player';
import type { PlayerControl } from '../control/player-control';
import { useShortcuts } from '../control/shortcuts';
import { Bar } from './Bar';
import { KeyboardHelp } from './KeyboardHelp';
import { Layer } from './Layer';
import { useRestingMouse } from './use-resting-mouse';

export { LineButtons } from './LineButtons';

export interface ControlsProps {
  /** The element that enters full screen and receives keys. */
  readonly root: RefObject<HTMLElement | null>;
  readonly control: PlayerControl;
  readonly heights: readonly number[];
  /** See `Player`. */
  readonly ending?: ReactNode;
}

/** All controls of the player, and the captions. The code loads with the first picture. */
export function Controls({ root, control, heights, ending }: ControlsProps) {
  const state = useObservable(control.state$, control.state$.value);
  const { log } = usePlatform();
  const { toggle, ...fullscreen } = useFullscreen(root, control.video, log);
  const isResting = useRestingMouse(root);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useShortcuts(root, control);

  useEffect(
    () => control.present({ toggleFullscreen: toggle, showHelp: () => setIsHelpOpen(true) }),
    [control, toggle],
  );
  // CSS hides the controls by this attribute, except while the bar has the focus.
  const isQuiet = state.isPlaying && isResting;
  useLayoutEffect(() => {
    root.current?.toggleAttribute('data-quiet', isQuiet);
  }, [root, isQuiet]);

  return (
    <>
      <Layer control={control} state={state} ending={ending} />
      <Bar control={control} state={state} heights={heights} {...fullscreen} />
      {isHelpOpen && <KeyboardHelp onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
