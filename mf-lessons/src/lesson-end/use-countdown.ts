import { useEffect, useEffectEvent, useState } from 'react';
import { ACTIONS } from '../timing/presence';

/** Seconds that a learner has to decide otherwise. */
export const COUNTS_FROM = 10;

/** Where a learner types. A box to tick and the slider of a film are no such places. */
const FIELDS =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])';

/** Whether the learner is in a field, or a comment is not sent yet. */
const isWriting = () =>
  document.activeElement?.matches(FIELDS) === true ||
  [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');

/**
 * Counts down while the page is seen. Whatever the learner does on the page ends it, so it moves
 * nobody who reads, writes or chooses (WCAG 2.2.1). It does not begin while somebody thinks about a
 * comment. Source: docs/lessons.md.
 *
 * @param onEnd called once, at zero
 * @returns the seconds that are left; undefined while it does not count
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
