import type { ChatState } from 'shared-contracts';

/** Returns the whole seconds until the member may write again in slow mode; 0: now. */
export function secondsToWait({ mayWriteAt = null }: ChatState, now: number): number {
  return mayWriteAt === null ? 0 : Math.max(0, Math.ceil((Date.parse(mayWriteAt) - now) / 1000));
}

/** Whether slow mode blocks the member: they must wait, or their last message is still pending. */
export const isSlowed = (state: ChatState, now: number): boolean =>
  secondsToWait(state, now) > 0 ||
  (!state.isTeacher && (state.slowSeconds ?? 0) > 0 && state.pending.length > 0);

/**
 * Calls back each second while the member must wait.
 *
 * @param onSecond `isOver`: the wait has ended
 * @returns restarts the clock, because a new state may change the wait
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
