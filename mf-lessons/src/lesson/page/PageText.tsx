import { Dialect } from 'kit';
import type { LessonPage } from 'shared-contracts';
import { messages } from '../../messages';
import { lesson } from '../../messages/lesson';
import styles from '../lesson-text.module.css';

/**
 * The part of a lesson that everybody may read, as its own page holds it before any code. It is
 * readable without script, in the place of the text. The buttons come with the code, into a place
 * kept for them.
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
