import { CHAT_RATE, type ChatMessage, type PostRate, type SlowSeconds } from 'shared-contracts';

/** Knows when a member may write again. */
export interface SlowMode {
  /** How often the member may write. */
  rate(): PostRate;
  /**
   * @param seconds 0: off
   * @returns whether the seconds have changed
   */
  set(seconds: SlowSeconds): boolean;
  /** @param messages all messages on the screen, oldest first */
  see(messages: readonly ChatMessage[]): void;
  /** ISO 8601 by the device's clock; null: now. */
  mayWriteAt(): string | null;
}

/**
 * Computes when a member may write again from their last message on the screen. The security rules
 * decide; if they know a later message, the outbox waits.
 *
 * @param uid of the member
 */
export function createSlowMode(uid: string): SlowMode {
  let slow: SlowSeconds = 0;
  let last: { readonly id: string; readonly at: number } | undefined;
  return {
    rate: () => ({ ...CHAT_RATE, secondsBetween: Math.max(CHAT_RATE.secondsBetween, slow) }),
    set(seconds) {
      const isOther = seconds !== slow;
      slow = seconds;
      return isOther;
    },
    see(messages) {
      const ownMessage = messages.findLast(({ UID }) => UID === uid);
      if (!ownMessage || ownMessage.ID === last?.id) return;
      // Otherwise a device with a slow clock would wait for hours.
      last = { id: ownMessage.ID, at: Math.min(Date.parse(ownMessage.TimeStamp), Date.now()) };
    },
    mayWriteAt() {
      const until = last ? last.at + slow * 1000 : 0;
      return slow === 0 || until <= Date.now() ? null : new Date(until).toISOString();
    },
  };
}
