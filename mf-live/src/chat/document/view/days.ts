import { weekdayText } from 'common';
import type { ChatMessage } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';

const dayOf = (date: Date) => date.toDateString();

/** A message, and the day that is named above it: only above the first message of each day. */
export interface OfADay {
  readonly message: ChatMessage;
  readonly day: string | undefined;
}

/**
 * Names the days. The chat is open for weeks, so a time alone would mislead. No day is named while
 * all messages are of today.
 *
 * @param messages oldest first
 */
export function byDay(messages: readonly ChatMessage[]): OfADay[] {
  const today = dayOf(new Date());
  let previousDay = today;
  return messages.map((message) => {
    const day = dayOf(new Date(message.TimeStamp));
    const isFirst = day !== previousDay;
    previousDay = day;
    const name = day === today ? text.today : weekdayText(message.TimeStamp);
    return { message, day: isFirst ? name : undefined };
  });
}
