import { useEffect, useState, type RefObject } from 'react';

/** The mouse rests after this time without movement. */
const RESTS_AFTER_MS = 2500;

/**
 * Whether the mouse rests or has left the player, so that the controls can hide. False after a
 * touch or a key press: without a mouse the learner could not bring the controls back.
 *
 * @param root the player
 */
export function useRestingMouse(root: RefObject<HTMLElement | null>): boolean {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      setIsResting(false);
    };
    const onPointer = ({ pointerType }: PointerEvent) => {
      wake();
      if (pointerType === 'mouse') timer = setTimeout(() => setIsResting(true), RESTS_AFTER_MS);
    };
    const onLeave = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      setIsResting(pointerType === 'mouse');
    };
    element.addEventListener('pointermove', onPointer, { signal });
    element.addEventListener('pointerdown', onPointer, { signal });
    element.addEventListener('pointerleave', onLeave, { signal });
    element.addEventListener('keydown', wake, { signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [root]);
  return isResting;
}
