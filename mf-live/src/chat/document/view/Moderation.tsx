/** @jsxImportSource preact */
import type { TargetedKeyboardEvent } from 'preact';
import { clockText } from 'common';
import type { ChatMessage, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { phraseBeginning } from './phrase';
import parts from './parts.module.css';
import styles from './messages.module.css';

export const timeOf = ({ TimeStamp }: ChatMessage) => clockText(TimeStamp);

/** What a teacher does with a message. */
export interface Moderate {
  readonly tell: (
    act: Extract<
      FromChatFrame,
      { type: 'delete' | 'mute' | 'unmute' | 'pin' | 'question' | 'answered' }
    >,
  ) => void;
  /** Begins a phrase of the lesson with its words. */
  readonly phrase: (beginning: string) => void;
}

export interface ModerationProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** Its author may not write. */
  readonly isMuted: boolean;
  readonly isPinned: boolean;
  readonly isQuestion: boolean;
  readonly moderate: Moderate;
}

function closeByKey({ key, currentTarget }: TargetedKeyboardEvent<HTMLElement>) {
  const menu = currentTarget.closest('details[open]');
  if (key !== 'Escape' || !menu) return;
  menu.removeAttribute('open');
  menu.querySelector('summary')?.focus();
}

interface ActProps {
  readonly label: string;
  /** What a screen reader says. */
  readonly name: string;
  readonly onPress: () => void;
}

const Act = ({ label, name, onPress }: ActProps) => (
  <button
    type="button"
    class={parts.quiet}
    aria-label={name}
    onKeyDown={closeByKey}
    onClick={({ currentTarget }) => {
      onPress();
      currentTarget.closest('details')?.removeAttribute('open');
    }}
  >
    {label}
  </button>
);

/** One button opens what a teacher can do with a message, so that the list stays readable. */
export function Moderation(props: ModerationProps) {
  const { message, isOwn, isMuted, isPinned, isQuestion, moderate } = props;
  const { ID: id, UID: uid, Username: name } = message;
  const { moderation, pinned, questions, phrase } = text;
  const beginning = phraseBeginning(message);
  const { tell } = moderate;
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
        aria-label={moderation.more(name, timeOf(message))}
        onKeyDown={closeByKey}
      >
        ⋯
      </summary>
      {!isOwn && !isQuestion && (
        <Act
          label={questions.add}
          name={questions.addNamed(name)}
          onPress={() => tell({ type: 'question', id })}
        />
      )}
      {isPinned ? (
        <Act
          label={pinned.unpin}
          name={pinned.unpinNamed(name)}
          onPress={() => tell({ type: 'pin', id: null })}
        />
      ) : (
        <Act
          label={pinned.pin}
          name={pinned.pinNamed(name)}
          onPress={() => tell({ type: 'pin', id })}
        />
      )}
      {beginning !== undefined && (
        <Act
          label={phrase.make}
          name={phrase.makeNamed(name)}
          onPress={() => moderate.phrase(beginning)}
        />
      )}
      <Act
        label={moderation.delete}
        name={moderation.deleteNamed(name)}
        onPress={() => tell({ type: 'delete', id })}
      />
      {!isOwn && !isMuted && (
        <Act
          label={moderation.mute}
          name={moderation.muteNamed(name)}
          onPress={() => tell({ type: 'mute', uid, username: name })}
        />
      )}
      {!isOwn && isMuted && (
        <Act
          label={moderation.unmute}
          name={moderation.unmuteHere(name)}
          onPress={() => tell({ type: 'unmute', uid })}
        />
      )}
    </details>
  );
}
