import { createScreen, Page } from 'kit';
import { messages } from '../messages';
import { NextLesson } from './NextLesson';
import { RoomPanel } from './RoomPanel';
import styles from './styles.module.css';

/** What live lessons are, when they take place and who can join. Source: SPEC §1, §6. */
export function LiveLessonsScreen() {
  const { title, intro } = messages.liveLessons;
  return (
    <Page title={title} intro={intro} width="wide">
      <div className={styles.stack}>
        <div className={styles.top}>
          <NextLesson />
          <RoomPanel />
        </div>
        <LessonParts />
      </div>
    </Page>
  );
}

/** What a live lesson offers. Source: SPEC §1, §6. */
function LessonParts() {
  const { heading, list } = messages.liveLessons.parts;
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

export default createScreen('live-lessons', LiveLessonsScreen);
