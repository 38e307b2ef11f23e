import { useEffect, useEffectEvent, useState } from 'react';
import { ACTIONS } from '../timing/presence';

/** Length of the countdown in seconds. */
export const COUNTS_FROM = 10;

/** Elements that a learner types in, so no checkboxes and sliders. */
const FIELDS =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])';

/** Whether the focus is in a field, or a text in a field is not sent yet. */
const isWriting = () =>
  document.activeElement?.matches(FIELDS) === true ||
  [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');

/**
 * Counts down to the next lesson while the page is visible. Any action of the learner stops the
 * countdown, so the page never changes under someone who reads or writes (WCAG 2.2.1). It does not
 * start while a comment is being written. Source: docs/lessons.md.
 *
 * @param onEnd called once, at zero
 * @returns the seconds left; undefined while it does not count
 */
export function useCountdown(isOn: boolean, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState(COUNTS_FROM);
  const [isStopped, setStopped] = useState(isWriting);
  const end = useEffectEvent(onEnd);
  const isCounting = isOn && !isStopped && left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const stopping = new AbortController();
    const timer = setInterval(() => {
      if (isWriting()) setStopped(true);
      else if (!document.hidden) setLeft((seconds) => seconds - 1);
    }, 1000);
    for (const action of ACTIONS) {
      const options = { signal: stopping.signal, capture: true, passive: true };
      document.addEventListener(action, () => setStopped(true), options);
    }
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [isCounting]);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);
  return isCounting ? left : undefined;
}
