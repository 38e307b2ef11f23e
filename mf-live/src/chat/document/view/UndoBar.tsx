/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { classNames } from 'kit/class-names';
import type { ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import parts from './parts.module.css';
import styles from './chat-view.module.css';

export interface UndoBarProps {
  readonly state: ChatState;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Gets the focus when the button disappears. */
  readonly log: RefObject<HTMLDivElement | null>;
  readonly tell: (message: FromChatFrame) => void;
}

/** Offers to undo the last deletion. Screen readers read each offer. */
export function UndoBar({ state: { undo = null }, button, log, tell }: UndoBarProps) {
  const { deleted, undo: label } = text.moderation;
  return (
    <div class={classNames(styles.undo, undo === null && 'visually-hidden')}>
      <p role="status">{undo !== null && <span key={undo}>{deleted}</span>}</p>
      {undo !== null && (
        <button
          ref={button}
          type="button"
          class={parts.quiet}
          onClick={() => {
            tell({ type: 'undo', id: undo });
            log.current?.focus();
          }}
        >
          {label}
        </button>
      )}
    </div>
  );
}
