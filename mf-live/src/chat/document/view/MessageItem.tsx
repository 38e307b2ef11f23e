/** @jsxImportSource preact */
import type { TargetedKeyboardEvent } from 'preact';
import { classNames } from 'kit/class-names';
import { isVisibleText, type ChatMessage, type FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import styles from './chat-view.module.css';

/** As on the rest of the page. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const timeOf = ({ TimeStamp }: ChatMessage) => clock.format(Date.parse(TimeStamp));

/** The characters that end a line (`white-space: pre-wrap`). */
const BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** A longer message may be higher than the style allows. It then scrolls. */
const MAY_SCROLL = { characters: 240, lines: 12 };

/** Joins several empty lines to one, so that no message pushes the others away. */
function withoutGaps(message: string): string[] {
  const lines = message.split(BREAK).map((line) => (isVisibleText(line) ? line : ''));
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
}

/** An address of the web; punctuation at its end belongs to the sentence. */
const LINK = /(https:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)\]'’])/;

/** Shows a text and makes its `https://` addresses links, which open in another tab. */
const withLinks = (words: string) =>
  words.split(LINK).map((part, place) => {
    // What the pattern holds is at the odd places.
    if (place % 2 === 0 || !URL.canParse(part)) return part;
    return (
      <a href={part} target="_blank" rel="noopener noreferrer nofollow" class={styles.link}>
        {part}
      </a>
    );
  });

interface WordsProps {
  readonly message: string;
  /** A teacher wrote it: only then are its addresses links. */
  readonly isTrusted: boolean;
}

function Words({ message, isTrusted }: WordsProps) {
  const lines = withoutGaps(message);
  const mayScroll = message.length > MAY_SCROLL.characters || lines.length > MAY_SCROLL.lines;
  const words = lines.join('\n');
  return (
    // Not every browser lets the keyboard scroll what cannot have the focus.
    <p class={styles.message} dir="auto" {...(mayScroll && { tabIndex: 0 })}>
      {isTrusted ? withLinks(words) : words}
    </p>
  );
}

/** What a teacher does with a message. */
export type Moderate = (
  act: Extract<FromChatFrame, { type: 'delete' | 'mute' | 'unmute' }>,
) => void;

export interface MessageItemProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** Its author may not write. */
  readonly isMuted: boolean;
  /** It is not read out. */
  readonly isQuiet: boolean;
  /** Offers moderation. */
  readonly moderate: Moderate | undefined;
}

function closeByKey({ key, currentTarget }: TargetedKeyboardEvent<HTMLElement>) {
  const menu = currentTarget.closest('details[open]');
  if (key !== 'Escape' || !menu) return;
  menu.removeAttribute('open');
  menu.querySelector('summary')?.focus();
}

/** One button opens what a teacher can do with a message, so that the list stays readable. */
function Moderation({ message, isOwn, isMuted, moderate }: MessageItemProps) {
  const { ID, UID: uid, Username: username } = message;
  const { moderation } = text;
  const act = (label: string, name: string, what: Parameters<Moderate>[0]) => (
    <button
      type="button"
      class={styles.quiet}
      aria-label={name}
      onKeyDown={closeByKey}
      onClick={({ currentTarget }) => {
        moderate?.(what);
        currentTarget.closest('details')?.removeAttribute('open');
      }}
    >
      {label}
    </button>
  );
  return (
    <details
      class={styles.moderation}
      // What opens below the fold comes into sight.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.closest('li')?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary
        class={styles.more}
        aria-label={moderation.more(username, timeOf(message))}
        onKeyDown={closeByKey}
      >
        ⋯
      </summary>
      {act(moderation.delete, moderation.deleteNamed(username), { type: 'delete', id: ID })}
      {!isOwn &&
        !isMuted &&
        act(moderation.mute, moderation.muteNamed(username), { type: 'mute', uid, username })}
      {!isOwn &&
        isMuted &&
        act(moderation.unmute, moderation.unmuteHere(username), { type: 'unmute', uid })}
    </details>
  );
}

/** One message: name, time and text. It is plain text that keeps its line breaks. */
export function MessageItem(props: MessageItemProps) {
  const { message, isOwn, isMuted, isQuiet, moderate } = props;
  const { Username, Message, TimeStamp, ByTeacher } = message;
  return (
    <li
      class={classNames(styles.item, isOwn && styles.own, ByTeacher && styles.teacher)}
      aria-live={isQuiet ? 'off' : undefined}
    >
      <p class={styles.meta}>
        <bdi class={styles.name}>{Username}</bdi>
        {ByTeacher && <span class={styles.mark}>{text.teacher}</span>}
        {isOwn && <span class={styles.mark}>{text.you}</span>}
        {isMuted && <span class={styles.mark}>{text.muted}</span>}
        <time dateTime={TimeStamp}>{timeOf(message)}</time>
      </p>
      <Words message={Message} isTrusted={ByTeacher === true} />
      {moderate && <Moderation {...props} />}
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

/** A message of the member's own that has no answer yet. */
export const PendingItem = ({ message, status }: PendingItemProps) => (
  <li class={classNames(styles.item, styles.own, styles.pending)}>
    <p class={styles.meta}>
      <span>{status === 'sending' ? text.sending : text.waiting}</span>
    </p>
    <Words message={message} isTrusted={false} />
  </li>
);
