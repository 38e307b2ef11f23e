/**
 * Counts the seconds that a member waits in slow mode.
 *
 * @param secondsLeft how long they wait from now
 * @param onSecond called each second; the last time `isOver`
 * @returns begins anew, because a new state may change the wait
 */
export function createSlowClock(
  secondsLeft: () => number,
  onSecond: (isOver: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    clearTimeout(timer);
    if (secondsLeft() === 0) return;
    timer = setTimeout(() => {
      onSecond(secondsLeft() === 0);
      count();
    }, 1000);
  };
  return count;
}
