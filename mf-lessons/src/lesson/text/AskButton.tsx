import { commentsPlace } from '../../messages/comments-place';
import styles from './text.late.module.css';

/** The button of a line that asks about it in the comments. */
export const AskButton = ({ onAsk }: { onAsk: () => void }) => (
  <button
    type="button"
    className={styles.loop}
    aria-label={commentsPlace.ask}
    title={commentsPlace.ask}
    onClick={onAsk}
  >
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 5h16v11h-8l-4 4v-4H4z" />
    </svg>
  </button>
);
