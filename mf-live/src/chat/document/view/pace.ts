import type { ChatState } from 'shared-contracts';

/** Counts the whole seconds until the member may write again in slow mode; 0: at once. */
export function secondsToWait({ mayWriteAt = null }: ChatState, now: number): number {
  return mayWriteAt === null ? 0 : Math.max(0, Math.ceil((Date.parse(mayWriteAt) - now) / 1000));
}

/**
 * Whether slow mode keeps the member from sending. They wait, or their last message is on its way.
 */
export const isSlowed = (state: ChatState, now: number): boolean =>
  secondsToWait(state, now) > 0 ||
  (!state.isTeacher && (state.slowSeconds ?? 0) > 0 && state.pending.length > 0);
