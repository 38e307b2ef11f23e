import { messages } from '../messages';
import styles from './styles.module.css';

const { heading, list } = messages.liveLessons.parts;

/** What belongs to a live lesson. Source: SPEC §1, §6. */
export function LessonParts() {
  return (
    <section aria-labelledby="parts">
      <h2 id="parts" className={styles.heading}>
        {heading}
      </h2>
      <dl className={styles.parts}>
        {list.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
