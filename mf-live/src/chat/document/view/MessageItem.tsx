/** @jsxImportSource preact */
import { classNames } from 'kit/class-names';
import type { ChatMessage } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { Moderation, timeOf, type Moderate } from './Moderation';
import { Words } from './Words';
import parts from './parts.module.css';
import styles from './messages.module.css';

export interface MessageItemProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** Whether a teacher has muted the author. */
  readonly isMuted: boolean;
  /** Whether screen readers skip the message. */
  readonly isQuiet: boolean;
  /** Undefined for members, who cannot moderate. */
  readonly moderate: Moderate | undefined;
  readonly isPinned: boolean;
  /** Whether the message is on the teacher's list of questions. */
  readonly isQuestion: boolean;
}

/** Shows one message: name, time and text. */
export function MessageItem(props: MessageItemProps) {
  const { message, isOwn, isMuted, isQuiet, isQuestion, moderate } = props;
  const { Username, Message, TimeStamp, ByTeacher } = message;
  return (
    <li
      class={classNames(styles.item, isOwn && styles.own, ByTeacher && styles.teacher)}
      aria-live={isQuiet ? 'off' : undefined}
    >
      <p class={parts.meta}>
        <bdi class={parts.name}>{Username}</bdi>
        {ByTeacher && <span class={parts.mark}>{text.teacher}</span>}
        {isOwn && <span class={parts.mark}>{text.you}</span>}
        {isMuted && <span class={parts.mark}>{text.muted}</span>}
        {isQuestion && <span class={parts.mark}>{text.questions.mark}</span>}
        <time dateTime={TimeStamp}>{timeOf(message)}</time>
      </p>
      <Words message={Message} isTrusted={ByTeacher === true} />
      {moderate && <Moderation {...props} moderate={moderate} />}
    </li>
  );
}

/** Replaces a message that was deleted while the page is open. */
export const DeletedItem = () => (
  <li class={classNames(styles.item, styles.deleted)}>{text.deleted}</li>
);

export interface PendingItemProps {
  readonly message: string;
  readonly status: 'sending' | 'waiting';
}

/** Shows the member's own message until the server has stored it. */
export const PendingItem = ({ message, status }: PendingItemProps) => (
  <li class={classNames(styles.item, styles.own, styles.pending)}>
    <p class={parts.meta}>
      <span>{status === 'sending' ? text.sending : text.waiting}</span>
    </p>
    <Words message={message} isTrusted={false} />
  </li>
);
