import { CHAT_RATE, type ChatMessage, type PostRate, type SlowSeconds } from 'shared-contracts';

/** When a member may write again. */
export interface SlowMode {
  /** How often a member may write now. */
  rate(): PostRate;
  /**
   * @param seconds 0: off
   * @returns whether that is another pace than before
   */
  set(seconds: SlowSeconds): boolean;
  /** @param messages all that are shown, oldest first */
  see(messages: readonly ChatMessage[]): void;
  /** ISO 8601 by the device's clock; null: at once. */
  mayWriteAt(): string | null;
}

/**
 * Tells a member when they may write again, by their own last message among those on the screen.
 * The rules decide; if they know of a later one, the outbox waits.
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
      // A device whose clock is slow would otherwise wait for hours.
      last = { id: ownMessage.ID, at: Math.min(Date.parse(ownMessage.TimeStamp), Date.now()) };
    },
    mayWriteAt() {
      const until = last ? last.at + slow * 1000 : 0;
      return slow === 0 || until <= Date.now() ? null : new Date(until).toISOString();
    },
  };
}
