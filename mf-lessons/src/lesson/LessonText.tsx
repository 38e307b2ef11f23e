import { useId } from 'react';
import { Dialect, Skeleton } from 'kit';
import type { LessonLine } from 'shared-contracts';
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

/** What is said, line by line: the dialect, and its translation beneath. */
export function LessonText({ lines }: { lines: readonly LessonLine[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {messages.lesson.text}
      </h2>
      {lines.length === 0 ? (
        <p className={styles['english']}>{messages.lesson.noText}</p>
      ) : (
        <ol className={styles['lines']}>
          {lines.map(({ SwissGerman, English }, index) => (
            <li key={index} className={styles['line']}>
              <p className={styles['dialect']}>
                <Dialect>{SwissGerman}</Dialect>
              </p>
              {English !== '' && <p className={styles['english']}>{English}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
