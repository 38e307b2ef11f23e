import { Skeleton } from 'kit';
import { messages } from '../messages';
import styles from './lesson-text.module.css';

/** The place of the text while it is on its way. */
export function LessonTextSkeleton() {
  return (
    <div aria-hidden="true">
      <p className={styles['heading']}>{messages.lesson.text}</p>
      <Skeleton lines={6} />
    </div>
  );
}
