import { Page } from 'kit';
import { messages } from '../messages';
import { LessonParts } from './LessonParts';
import { SessionPanel } from './SessionPanel';
import styles from './styles.module.css';
import { Times } from './Times';

/** What live lessons are, when they take place and who can join. Source: SPEC §1, §6. */
export function LiveLessonsScreen() {
  const { title, intro } = messages.liveLessons;
  return (
    <Page title={title} intro={intro} width="wide">
      <div className={styles.stack}>
        <div className={styles.top}>
          <Times />
          <SessionPanel />
        </div>
        <LessonParts />
      </div>
    </Page>
  );
}
