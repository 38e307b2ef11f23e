/** @jsxImportSource preact */
import type { ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { Words } from './Words';
import parts from './parts.module.css';
import styles from './panels.module.css';

export interface PinnedProps {
  readonly state: ChatState;
  readonly onUnpin: () => void;
  readonly tell: (message: FromChatFrame) => void;
}

/** Shows all members the message that a teacher has pinned. Screen readers read each new one. */
export function Pinned({ state: { pinned = null, isTeacher, room }, onUnpin, tell }: PinnedProps) {
  const { title, unpin, unpinNamed } = text.pinned;
  const isHidden = pinned === null || room !== 'open';
  return (
    <section class={styles.pinned} aria-label={title} aria-live="polite" hidden={isHidden}>
      {pinned && (
        <div key={pinned.ID}>
          <p class={parts.meta}>
            <span class={parts.mark}>{text.pinned.mark}</span>
            <bdi class={parts.name}>{pinned.Username}</bdi>
          </p>
          <Words message={pinned.Message} isTrusted={pinned.ByTeacher === true} />
        </div>
      )}
      {pinned && isTeacher && (
        <button
          type="button"
          class={parts.quiet}
          aria-label={unpinNamed(pinned.Username)}
          onClick={() => {
            tell({ type: 'pin', id: null });
            onUnpin();
          }}
        >
          {unpin}
        </button>
      )}
    </section>
  );
}
