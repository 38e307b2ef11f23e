/** @jsxImportSource preact */
import { Fragment, type RefObject } from 'preact';
import { classNames } from 'kit/class-names';
import { CHAT_LIMITS, type ChatState, type FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { byDay } from './days';
import type { Following } from './following';
import type { ListModel } from './list-model';
import { DeletedItem, MessageItem, PendingItem } from './MessageItem';
import type { Moderate } from './Moderation';
import parts from './parts.module.css';
import styles from './messages.module.css';

export interface MessageListProps {
  readonly state: ChatState;
  readonly list: ListModel;
  readonly following: Pick<Following, 'isFollowing' | 'missed' | 'toEnd'>;
  readonly log: RefObject<HTMLDivElement | null>;
  /** Offers a greeting to send or change. */
  readonly hello: RefObject<HTMLButtonElement | null>;
  readonly onHello: () => void;
  /** A teacher begins a phrase with the words of a message. */
  readonly onPhrase: (beginning: string) => void;
  readonly tell: (message: FromChatFrame) => void;
}

/** Not every browser lets the keyboard scroll what cannot have the focus. */
const SCROLLS = { tabIndex: 0 };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The words above the messages, or in their place. */
function wordsOf({ room }: ChatState, isEmpty: boolean, isFull: boolean): string {
  switch (room) {
    case 'open':
      return isEmpty ? text.empty : isFull ? text.newest : '';
    case 'loading':
    case 'refused':
    case 'failed':
      return text[room];
  }
}

/**
 * The list of the newest messages. While its end is in sight, the list follows new messages.
 * Otherwise a button counts them and leads there.
 */
export function MessageList(props: MessageListProps) {
  const { state, list, following, log, hello, onHello, tell } = props;
  const { messages, deleted } = list;
  const { room, name, pending } = state;
  const isEmpty = messages.length + deleted.length + pending.length === 0;
  const words = wordsOf(state, isEmpty, messages.length === CHAT_LIMITS.page);
  const isHidden = room !== 'open' || isEmpty;
  const isGreeting = room === 'open' && isEmpty && name === 'usable';
  return (
    <div class={styles.messages}>
      <p
        class={classNames(
          parts.words,
          room === 'open' && isEmpty && parts.empty,
          isGreeting && styles.greeted,
        )}
        hidden={words === ''}
      >
        {words}
      </p>
      <button
        type="button"
        class={parts.secondary}
        hidden={room !== 'failed'}
        onClick={() => tell({ type: 'retry' })}
      >
        {text.retry}
      </button>
      <button
        ref={hello}
        type="button"
        class={classNames(parts.secondary, styles.hello)}
        hidden={!isGreeting}
        onClick={onHello}
      >
        {text.hello.before}
        <span lang="gsw">{text.hello.words}</span>
        {text.hello.after}
      </button>
      <div
        ref={log}
        class={styles.log}
        role="log"
        {...SCROLLS}
        aria-label={text.messages}
        aria-live={list.live}
        hidden={isHidden}
      >
        <ol class={styles.list}>
          <Items {...props} />
        </ol>
      </div>
      <button
        type="button"
        class={styles.unread}
        hidden={following.isFollowing || isHidden}
        onClick={() => {
          following.toEnd();
          log.current?.focus();
        }}
      >
        {following.missed === 0 ? text.toNewest : text.unread(following.missed)}
      </button>
    </div>
  );
}

function Items({ state, list, log, onPhrase, tell }: MessageListProps) {
  const { messages, deleted, quiet } = list;
  const { isTeacher, uid } = state;
  const muted = new Set(state.muted.map((one) => one.uid));
  const questionIDs = new Set(state.questions?.map(({ ID }) => ID));
  const gone = new Set(deleted);
  const moderate: Moderate = {
    tell(act) {
      tell(act);
      // The item may go away with the button that has the focus.
      log.current?.focus();
    },
    phrase: onPhrase,
  };
  const all = [...messages, ...deleted].sort((a, b) => compare(a.TimeStamp, b.TimeStamp));
  return (
    <>
      {byDay(all).map(({ message, day }) => (
        <Fragment key={message.ID}>
          {day !== undefined && <li class={styles.day}>{day}</li>}
          {gone.has(message) ? (
            <DeletedItem />
          ) : (
            <MessageItem
              message={message}
              isOwn={message.UID === uid}
              isMuted={muted.has(message.UID)}
              isQuiet={quiet.has(message.ID)}
              isPinned={message.ID === state.pinned?.ID}
              isQuestion={questionIDs.has(message.ID)}
              moderate={isTeacher ? moderate : undefined}
            />
          )}
        </Fragment>
      ))}
      {/* A new status is a new item, so that it is read out. */}
      {state.pending.map(({ id, text: words, status }) => (
        <PendingItem key={`${id} ${status}`} message={words} status={status} />
      ))}
    </>
  );
}
