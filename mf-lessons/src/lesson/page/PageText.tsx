import { Dialect } from 'kit';
import type { LessonPage } from 'shared-contracts';
import { messages } from '../../messages';
import { lesson } from '../../messages/lesson';
import styles from '../lesson-text.module.css';

/**
 * Shows the part of a lesson that everybody may read. A page has it before any code, so it needs no
 * script. It keeps a place for the buttons, which come with the code.
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
