/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import type { ChatPeople, ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { SlowMode } from './SlowMode';
import parts from './parts.module.css';
import styles from './panels.module.css';

export interface PeopleProps {
  readonly state: ChatState;
  /** Undefined: not requested yet. */
  readonly people: ChatPeople | undefined;
  /** UIDs of authors who wrote as teachers. */
  readonly teachers: ReadonlySet<string>;
  readonly isOpen: boolean;
  /** Opens and closes the panel; gets the focus when a button in the panel disappears. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly tell: (message: FromChatFrame) => void;
}

function wordsOf({ status, people, isMore }: ChatPeople): string {
  const { loading, failed, none, more, count } = text.people;
  if (status !== 'ready') return status === 'failed' ? failed : loading;
  return people.length === 0 ? none : isMore ? more : count(people.length);
}

/** Lists the members in the chat. Teachers also see muted members, and set slow mode. */
export function People({ state, people, teachers, isOpen, button, tell }: PeopleProps) {
  const { uid: ownUID, isTeacher, muted } = state;
  return (
    <section id="people" class={styles.people} hidden={!isOpen} aria-label={text.people.title}>
      {isTeacher && <SlowMode state={state} tell={tell} />}
      <p class={parts.words} role="status">
        {people && wordsOf(people)}
      </p>
      <ul class={styles.names}>
        {people?.people.map(({ uid, username }) => (
          <li key={uid}>
            <bdi>{username}</bdi>
            {(uid === ownUID ? isTeacher : teachers.has(uid)) && (
              <span class={parts.mark}>{text.teacher}</span>
            )}
            {uid === ownUID && <span class={parts.mark}>{text.you}</span>}
          </li>
        ))}
      </ul>
      <h2 class={styles.subtitle} hidden={muted.length === 0}>
        {text.people.mutedTitle}
      </h2>
      <ul class={styles.names} hidden={muted.length === 0}>
        {muted.map(({ uid, username }) => (
          <li key={uid}>
            <bdi>{username}</bdi>
            <button
              type="button"
              class={parts.quiet}
              aria-label={text.moderation.unmuteNamed(username)}
              onClick={() => {
                tell({ type: 'unmute', uid });
                button.current?.focus();
              }}
            >
              {text.moderation.unmute}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
