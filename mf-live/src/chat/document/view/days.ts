import { weekdayText } from 'common';
import type { ChatMessage } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';

const dayOf = (date: Date) => date.toDateString();

/** A message, and the name of its day if it is the first message of that day. */
export interface OfADay {
  readonly message: ChatMessage;
  readonly day: string | undefined;
}

/**
 * Adds the names of days, because the chat is open for weeks and a time alone would mislead. If all
 * messages are of today, no day is named.
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
