/** @jsxImportSource preact */
import type { TargetedKeyboardEvent } from 'preact';
import { clockText } from 'common';
import type { ChatMessage, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { phraseBeginning } from './phrase';
import parts from './parts.module.css';
import styles from './messages.module.css';

export const timeOf = ({ TimeStamp }: ChatMessage) => clockText(TimeStamp);

/** A teacher's actions on a message. */
export interface Moderate {
  readonly tell: (
    act: Extract<
      FromChatFrame,
      { type: 'delete' | 'mute' | 'unmute' | 'pin' | 'question' | 'answered' }
    >,
  ) => void;
  /** Turns the message into the beginning of a phrase. */
  readonly phrase: (beginning: string) => void;
}

export interface ModerationProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** Whether a teacher has muted the author. */
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

interface MenuButtonProps {
  readonly label: string;
  /** The name for screen readers. */
  readonly name: string;
  readonly onPress: () => void;
}

const MenuButton = ({ label, name, onPress }: MenuButtonProps) => (
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

/** A menu of a teacher's actions on a message. Closed menus keep the list readable. */
export function Moderation(props: ModerationProps) {
  const { message, isOwn, isMuted, isPinned, isQuestion, moderate } = props;
  const { ID: id, UID: uid, Username: name } = message;
  const { moderation, pinned, questions, phrase } = text;
  const beginning = phraseBeginning(message);
  const { tell } = moderate;
  return (
    <details
      class={styles.moderation}
      // Scrolls the opened menu into view.
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
        <MenuButton
          label={questions.add}
          name={questions.addNamed(name)}
          onPress={() => tell({ type: 'question', id })}
        />
      )}
      {isPinned ? (
        <MenuButton
          label={pinned.unpin}
          name={pinned.unpinNamed(name)}
          onPress={() => tell({ type: 'pin', id: null })}
        />
      ) : (
        <MenuButton
          label={pinned.pin}
          name={pinned.pinNamed(name)}
          onPress={() => tell({ type: 'pin', id })}
        />
      )}
      {beginning !== undefined && (
        <MenuButton
          label={phrase.make}
          name={phrase.makeNamed(name)}
          onPress={() => moderate.phrase(beginning)}
        />
      )}
      <MenuButton
        label={moderation.delete}
        name={moderation.deleteNamed(name)}
        onPress={() => tell({ type: 'delete', id })}
      />
      {!isOwn && !isMuted && (
        <MenuButton
          label={moderation.mute}
          name={moderation.muteNamed(name)}
          onPress={() => tell({ type: 'mute', uid, username: name })}
        />
      )}
      {!isOwn && isMuted && (
        <MenuButton
          label={moderation.unmute}
          name={moderation.unmuteHere(name)}
          onPress={() => tell({ type: 'unmute', uid })}
        />
      )}
    </details>
  );
}
