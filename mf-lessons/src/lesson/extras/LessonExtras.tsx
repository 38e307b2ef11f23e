import { lesson } from '../../messages/lesson-extras';
import type { GrantedLesson } from '../lesson-store';
import { Audios } from './Audios';
import styles from './extras.late.module.css';
import { Grammar } from './Grammar';
import { LinkedLessons } from './LinkedLessons';
import { Photos } from './Photos';

/** The extras of a lesson: pictures, audio files, grammar, and linked lessons. */
export function LessonExtras({ videoID, content }: { videoID: string; content: GrantedLesson }) {
  const { photos, audios, hasGrammar } = content;
  return (
    <section className={styles.extras} aria-label={lesson.extras}>
      {photos.length > 0 && <Photos photos={photos} />}
      {audios.length > 0 && <Audios audios={audios} />}
      <div className={styles.cards}>
        {hasGrammar && <Grammar videoID={videoID} />}
        <LinkedLessons videoID={videoID} />
      </div>
    </section>
  );
}
