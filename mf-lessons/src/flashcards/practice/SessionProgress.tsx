import { flashcards } from '../../messages/flashcards';
import type { Session } from '../deck/session';
import styles from './practice.module.css';

/** How far a session is, in words and as a line. */
export function SessionProgress({ session }: { session: Session }) {
  const known = session.size - session.queue.length;
  const text = flashcards.progress(known, session.size);
  return (
    <div className={styles['progress']}>
      <progress className={styles['line']} value={known} max={session.size} aria-label={text} />
      <p className={styles['meta']}>
        {text}
        {session.kind === 'extra' && <span>{flashcards.extra}</span>}
      </p>
    </div>
  );
}
