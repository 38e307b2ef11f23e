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
  /** The button that puts a greeting into the field. */
  readonly hello: RefObject<HTMLButtonElement | null>;
  readonly onHello: () => void;
  /** A teacher turns a message into the beginning of a phrase. */
  readonly onPhrase: (beginning: string) => void;
  readonly tell: (message: FromChatFrame) => void;
}

/** Some browsers let the keyboard scroll only an element that can have the focus. */
const SCROLLS = { tabIndex: 0 };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Words the state of the list, above the messages or instead of them. */
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
 * Lists the newest messages. While the end of the list is visible, the list scrolls with new
 * messages; otherwise a button counts them and leads to the end.
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
  const deletedMessages = new Set(deleted);
  const moderate: Moderate = {
    tell(act) {
      tell(act);
      // The item and its focused button may disappear.
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
          {deletedMessages.has(message) ? (
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
      {/* Each status is a new item, so that screen readers read it. */}
      {state.pending.map(({ id, text: words, status }) => (
        <PendingItem key={`${id} ${status}`} message={words} status={status} />
      ))}
    </>
  );
}
