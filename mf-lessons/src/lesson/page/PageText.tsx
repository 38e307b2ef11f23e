import { Dialect } from 'kit';
import type { LessonPage } from 'shared-contracts';
import { messages } from '../../messages';
import { lesson } from '../../messages/lesson';
import styles from '../lesson-text.module.css';

/**
 * The public lines of a lesson, readable without any script. CSS reserves room for the buttons,
 * which come with the code.
 */
export function PageText({ page: { lines, isWhole } }: { readonly page: LessonPage }) {
  return (
    <section data-preview="">
      <h2 className={styles.heading}>{isWhole ? messages.lesson.text : lesson.preview}</h2>
      <ol>
        {lines.map(({ SwissGerman, English }, index) => (
          <li key={index}>
            <Dialect>{SwissGerman}</Dialect>
            {English}
          </li>
        ))}
      </ol>
    </section>
  );
}
