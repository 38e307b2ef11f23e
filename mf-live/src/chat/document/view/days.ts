import type { ChatMessage } from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import styles from './chat-view.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const dayOf = (date: Date) => date.toDateString();

/**
 * Puts a line with the day above the first message of each day. The chat is open for weeks, so a
 * time alone would mislead. There is no line while all messages are of today.
 */
export function createDays() {
  const lines = new Map<string, HTMLElement>();

  function lineOf(day: string, today: string): HTMLElement {
    const line = lines.get(day) ?? element('li', { className: styles.day });
    const name = day === today ? text.today : DAY.format(new Date(day));
    if (line.textContent !== name) line.textContent = name;
    lines.set(day, line);
    return line;
  }

  return {
    /** The items of messages, oldest first, with the days between them. */
    between(
      messages: readonly ChatMessage[],
      itemOf: (message: ChatMessage) => HTMLElement,
    ): HTMLElement[] {
      const today = dayOf(new Date());
      let before = today;
      return messages.flatMap((message) => {
        const day = dayOf(new Date(message.TimeStamp));
        const isFirst = day !== before;
        before = day;
        return [...(isFirst ? [lineOf(day, today)] : []), itemOf(message)];
      });
    },
  };
}
