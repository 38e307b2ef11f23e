/** @jsxImportSource preact */
import type { ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { Words } from './Words';
import styles from './chat-view.module.css';

export interface PinnedProps {
  readonly state: ChatState;
  readonly onUnpin: () => void;
  readonly tell: (message: FromChatFrame) => void;
}

/** The message that a teacher has pinned, at the top for all. Another one is read out. */
export function Pinned({ state: { pinned = null, isTeacher, room }, onUnpin, tell }: PinnedProps) {
  const { title, unpin, unpinNamed } = text.pinned;
  const isHidden = pinned === null || room !== 'open';
  return (
    <section class={styles.pinned} aria-label={title} aria-live="polite" hidden={isHidden}>
      {pinned && (
        <div key={pinned.ID}>
          <p class={styles.meta}>
            <span class={styles.mark}>{text.pinned.mark}</span>
            <bdi class={styles.name}>{pinned.Username}</bdi>
          </p>
          <Words message={pinned.Message} isTrusted={pinned.ByTeacher === true} />
        </div>
      )}
      {pinned && isTeacher && (
        <button
          type="button"
          class={styles.quiet}
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
